import theme from '../../../tailwind.config.ts';
import { listSources } from '../list-sources.ts';

const FIRST_SCREEN = ['layouts/Page', 'sections/NavbarSection', 'sections/HeroSection'];

/** The classes of the home page's first screen, and those that the page itself gives its `<main>`. */
export default {
  presets: [theme],
  content: ['src/pages/index.astro', ...listSources(...FIRST_SCREEN.map((name) => `src/${name}.astro`))],
};

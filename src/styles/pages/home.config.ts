import type { Config } from 'tailwindcss';
import theme from '../../../tailwind.config.ts';

/** Where the classes of the home page are. */
export default {
  presets: [theme],
  content: [
    './src/{components,layouts,sections}/!(Exhibition?(Index)Section|ExhibitionNeighbours).astro',
    './src/islands/!(PageViewTable)/*.tsx',
    './src/styles/button.ts',
  ],
} satisfies Config;

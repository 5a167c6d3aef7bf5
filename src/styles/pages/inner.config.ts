import { globSync } from 'node:fs';
import theme from '../../../tailwind.config.ts';
import { listSources } from '../list-sources.ts';

/** The classes of every page but the home page and /analytics, which would cost the others 1.3 kB each. */
export default {
  presets: [theme],
  content: listSources(...globSync('src/pages/{!(index|analytics).astro,*/**/*.astro}')),
};

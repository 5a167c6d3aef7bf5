import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** Theme with only the utilities of text pages such as /visita, so that their text doesn't wait for the utilities of other pages. */
export default {
  ...config,
  content: [
    './src/pages/*textPage*.astro',
    './src/{layouts,styles}/**/*.{astro,ts}',
    './src/components/{ContactLink,FactList,SectionLink}.astro',
    './src/sunlight/*.astro',
    './src/islands/Navbar/*.tsx',
  ],
} satisfies Config;

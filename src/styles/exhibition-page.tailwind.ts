import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** Theme with only the utilities of exhibition pages, so that their first screen doesn't wait for the utilities of other pages. */
export default {
  ...config,
  content: [
    './src/pages/*exhibitions*/*slug*.astro',
    './src/pages/*exhibitions*/_slug/*.astro',
    './src/{layouts,styles}/**/*.{astro,ts}',
    './src/components/{Arrow,ContactLink,FactList,SectionLink,Speaker,VideoLink}.astro',
    './src/sunlight/*.astro',
    './src/islands/{Navbar,Lightbox}/*.{ts,tsx}',
  ],
} satisfies Config;

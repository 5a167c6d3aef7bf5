import type { Config } from 'tailwindcss';
import config from '../../../tailwind.config.ts';

/** The theme with the utilities of /plantas alone, whose drawings and hours already weigh as much as a page. */
export default {
  ...config,
  content: [
    './src/pages/*plans*.astro',
    './src/pages/_plans/*.astro',
    './src/{layouts,styles}/**/*.{astro,ts}',
    './src/components/{DimensionLines,Icon,NorthArrow,SectionLink,SubjectLink}.astro',
    './src/islands/{Navbar,toasts}/*.tsx',
  ],
} satisfies Config;

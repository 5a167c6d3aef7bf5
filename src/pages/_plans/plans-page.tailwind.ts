import type { Config } from 'tailwindcss';
import config from '../../../tailwind.config.ts';

/** Theme with only the utilities of /plantas, because the drawings and time slots make that page large already. */
export default {
  ...config,
  content: [
    './src/pages/*plans*.astro',
    './src/pages/_plans/*.astro',
    './src/{layouts,styles}/**/*.{astro,ts}',
    './src/components/{DimensionLines,Icon,NorthArrow,SectionLink}.astro',
    './src/islands/{Navbar,toasts}/*.tsx',
  ],
} satisfies Config;

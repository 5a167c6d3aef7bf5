import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** Theme with only the utilities of the home page, so that its first screen doesn't wait for the utilities of other pages. */
export default {
  ...config,
  content: [
    './src/pages/*home*.astro',
    './src/{layouts,sections,styles}/**/*.{astro,ts}',
    './src/components/!(FactList).astro',
    './src/islands/!(Analytics)/*.{ts,tsx}',
  ],
} satisfies Config;

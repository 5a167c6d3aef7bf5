import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** The theme with the utilities of the home page alone: its first screen doesn't wait for those of other pages. */
export default {
  ...config,
  content: [
    './src/pages/*home*.astro',
    './src/{layouts,sections,styles}/**/*.{astro,ts}',
    './src/components/!(FactList).astro',
    './src/islands/!(Analytics)/*.{ts,tsx}',
  ],
} satisfies Config;

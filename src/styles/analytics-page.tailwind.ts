import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** Theme with only the utilities of /analytics, so that no other page loads them. */
export default {
  ...config,
  content: [
    './src/pages/analytics.astro',
    './src/{layouts,styles}/**/*.{astro,ts}',
    './src/components/{Arrow,Icon,IslandFallback,SectionLink}.astro',
    './src/islands/{Navbar,Analytics,toasts}/*.{ts,tsx}',
  ],
} satisfies Config;

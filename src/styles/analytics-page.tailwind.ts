import type { Config } from 'tailwindcss';
import config from '../../tailwind.config.ts';

/** The theme with the utilities of /analytics alone, which no other page shares. */
export default {
  ...config,
  content: [
    './src/pages/analytics.astro',
    './src/{layouts,styles}/**/*.{astro,ts}',
    './src/components/{Arrow,Icon,IslandFallback,SectionLink,SubjectLink}.astro',
    './src/islands/{Navbar,Analytics,toasts}/*.{ts,tsx}',
  ],
} satisfies Config;

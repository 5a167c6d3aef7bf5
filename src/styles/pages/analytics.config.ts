import type { Config } from 'tailwindcss';
import theme from '../../../tailwind.config.ts';

/** Where the classes of /analytics are. */
export default {
  presets: [theme],
  content: [
    './src/{layouts/Page,pages/analytics,components/Arrow}.astro',
    './src/islands/PageViewTable/*.{ts,tsx}',
    './src/islands/shared/*.tsx',
    './src/styles/button.ts',
  ],
} satisfies Config;

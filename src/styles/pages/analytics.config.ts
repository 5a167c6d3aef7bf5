import theme from '../../../tailwind.config.ts';

/** Where the classes of /analytics are. */
export default {
  presets: [theme],
  content: [
    './src/{layouts/Page,pages/analytics,components/Arrow}.astro',
    './src/islands/{PageViewTable,shared}/*.{ts,tsx}',
    './src/styles/button.ts',
  ],
};

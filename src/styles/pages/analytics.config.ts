import theme from '../../../tailwind.config.ts';
import { listSources } from '../list-sources.ts';

/** The classes of /analytics. */
export default { presets: [theme], content: listSources('src/pages/analytics.astro') };

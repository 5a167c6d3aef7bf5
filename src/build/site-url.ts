import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { readContentFile } from '../content/read-file.ts';
import { CONTENT_FILES } from '../schemas/content-files.ts';

/** Falls back to localhost if `content/site.json` is invalid, which the content check reports. Restart `astro dev` after the file is fixed. */
const SITE = z.object({ url: z.url() }).catch({ url: 'http://localhost' });

/** Sets Astro's `site` to the `url` of `content/site.json`. */
export function siteUrlIntegration(): AstroIntegration {
  return {
    name: 'site-url',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const { source } = await readContentFile(fileURLToPath(config.root), CONTENT_FILES.site.file);
        updateConfig({ site: SITE.parse(source?.data).url });
      },
    },
  };
}

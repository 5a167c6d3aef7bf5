import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { readContentFile } from '../content/read-file.ts';
import { CONTENT_FILES } from '../schemas/content-files.ts';

/** Stands in where `content/site.json` has an error, which the content check shows; `astro dev` has to be started anew then. */
const SITE = z.object({ url: z.url() }).catch({ url: 'http://localhost' });

/** Makes the `url` of `content/site.json` Astro's `site`. */
export function siteUrl(): AstroIntegration {
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

import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { checkBase } from './src/build/check-base.ts';
import { checkMachine, unsetReservedVariables } from './src/build/check-environment.ts';
import { FORMATS, readContactSource } from './src/build/contact-endpoint.ts';
import { contentCheck } from './src/editing/content-check-integration.ts';
import { contentForm } from './src/editing/content-form/content-form-integration.ts';
import { essayHeadings } from './src/build/essay-headings.ts';
import { linkLanguages } from './src/build/link-languages.ts';
import { DEFAULT_LOCALE, LOCALES } from './src/i18n/locales.ts';
import { publishedFiles } from './src/build/published-files.ts';
import { siteUrl } from './src/build/site-url.ts';
import { uiStringTypes } from './src/build/ui-string-types.ts';

checkMachine(import.meta.dirname, process.env, process.argv.includes('build'));
unsetReservedVariables(import.meta.dirname);
// Astro would report each build to its makers.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

/**
 * Short names for pictures: their URLs stand hundreds of times in the HTML of the home page.
 *
 * @param {{ names: string[] }} asset
 */
const nameAsset = ({ names: [name = ''] }) =>
  /\.(jpe?g|png|webp|avif)$/i.test(name) ? '_astro/[hash:6][extname]' : '_astro/[name].[hash][extname]';

/** The service that receives the contact form's messages: checked here, with an error in Spanish, before Astro's own. */
const contactSource = readContactSource(loadEnv('production', import.meta.dirname, 'PUBLIC_CONTACT_'));
/** @type {{ context: 'client', access: 'public' }} */
const inPages = { context: 'client', access: 'public' };

/** sonner inserts its styles by script, which the policy forbids; `toasts.css` imports them. */
const WITHOUT_STYLES = { manualPureFunctions: ['__insertCSS'] };

export default defineConfig({
  // `visita.html`, not `visita/index.html`: hosts answer /visita as it is written, and don't redirect it to /visita/.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Which languages have pages follows from content/: `src/queries/language-links.ts`.
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE },
  integrations: [
    checkBase(),
    // Before the form writes its page, which has a policy of its own.
    publishedFiles(),
    // The form comes first: in dev the content check answers every later request with its report, while there is an error.
    contentForm(),
    contentCheck(),
    siteUrl(),
    uiStringTypes(),
    react(),
    tailwind({ applyBaseStyles: false }),
  ],
  vite: {
    // Here, so that none of a folder above is looked for.
    css: { postcss: {} },
    optimizeDeps: { rolldownOptions: { treeshake: WITHOUT_STYLES } },
    build: {
      // Licences of bundled packages. `public/licencias.txt` has those of copied and inlined code, and names this file.
      license: { fileName: 'licencias-de-paquetes.txt' },
      rolldownOptions: { treeshake: WITHOUT_STYLES, output: { assetFileNames: nameAsset } },
    },
  },
  env: {
    schema: {
      PUBLIC_CONTACT_ENDPOINT: envField.string({ ...inPages, optional: true }),
      PUBLIC_CONTACT_FORMAT: envField.enum({ ...inPages, values: FORMATS, default: 'json' }),
      PUBLIC_CONTACT_KEY: envField.string({ ...inPages, optional: true }),
    },
  },
  image: {
    // Most of a first build is AVIF: effort 2 takes twice as long for as many bytes and 0.1 to 0.4 dB of SSIM; 4 and 4:4:4, the defaults, much longer.
    // Photographs come as 4:2:0 themselves. MozJPEG takes 30 % off a JPEG.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 1, chromaSubsampling: '4:2:0' }, jpeg: { mozjpeg: true } },
    },
    // The pictures in an essay, as WebP alone: Markdown in Astro has no `<picture>`. All others are made in `src/queries/responsive-images.ts`.
    layout: 'constrained',
    breakpoints: [540, 736, 1080, 1400],
  },
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [essayHeadings, linkLanguages] }) },
  devToolbar: { enabled: false },
  // Writes which schema each file has, so that VS Code helps inside front matter.
  experimental: { contentIntellisense: true },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `connect-src ${contactSource}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
      ],
    },
  },
});

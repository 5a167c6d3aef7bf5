import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { basePathCheck } from './src/build/check-base.ts';
import { checkBuildEnvironment, unsetReservedVariables } from './src/build/check-environment.ts';
import { FORMATS, getContactSources } from './src/build/contact-endpoint.ts';
import { contentCheck } from './src/editing/content-check-integration.ts';
import { contentForm } from './src/editing/content-form/content-form-integration.ts';
import { essayHeadings } from './src/build/essay-headings.ts';
import { linkLanguages } from './src/build/link-languages.ts';
import { DEFAULT_LOCALE, LOCALES } from './src/i18n/locales.ts';
import { publishedFiles } from './src/build/published-files.ts';
import { siteUrlIntegration } from './src/build/site-url.ts';
import { uiStringTypes } from './src/build/ui-string-types.ts';

checkBuildEnvironment(import.meta.dirname, process.env, process.argv.includes('build'));
unsetReservedVariables(import.meta.dirname);
// Astro sends telemetry about each build by default.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

/**
 * Returns the file name of an asset. Image names are short, because the HTML of the home page has hundreds of image URLs.
 *
 * @param {{ names: string[] }} asset
 */
const getAssetFileName = ({ names: [name = ''] }) =>
  /\.(jpe?g|png|webp|avif)$/i.test(name) ? '_astro/[hash:6][extname]' : '_astro/[name].[hash][extname]';

/** Sources for `connect-src`. Checked before Astro checks `env.schema`, so that editors get an error message in Spanish. */
const contactSources = getContactSources(loadEnv('production', import.meta.dirname, 'PUBLIC_CONTACT_'));
/** @type {{ context: 'client', access: 'public' }} */
const publicField = { context: 'client', access: 'public' };

/** Removes the style injection of sonner, which the Content Security Policy forbids. `toasts.css` imports the styles instead. */
const WITHOUT_STYLE_INJECTION = { manualPureFunctions: ['__insertCSS'] };

export default defineConfig({
  // Writes `visita.html` instead of `visita/index.html`, so that hosts serve /visita without a redirect to /visita/.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Content decides which locales have pages, see `src/queries/language-links.ts`.
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE },
  integrations: [
    basePathCheck(),
    // Precedes contentForm, whose page has its own Content Security Policy.
    publishedFiles(),
    // Precedes contentCheck, because in `astro dev` contentCheck answers all later requests with its report while the content has an error.
    contentForm(),
    contentCheck(),
    siteUrlIntegration(),
    uiStringTypes(),
    react(),
    tailwind({ applyBaseStyles: false }),
  ],
  vite: {
    // An empty configuration stops Vite from searching for a PostCSS configuration in parent folders.
    css: { postcss: {} },
    optimizeDeps: { rolldownOptions: { treeshake: WITHOUT_STYLE_INJECTION } },
    build: {
      // Safari 16.0 to 16.3 ignore media queries with a range (`width >= 48em`), which the default target writes.
      cssTarget: ['chrome109', 'firefox115', 'safari16'],
      // Licences of bundled packages. `public/licencias.txt` has the licences of copied and inlined code and refers to this file.
      license: { fileName: 'licencias-de-paquetes.txt' },
      rolldownOptions: { treeshake: WITHOUT_STYLE_INJECTION, output: { assetFileNames: getAssetFileName } },
    },
  },
  env: {
    schema: {
      PUBLIC_CONTACT_ENDPOINT: envField.string({ ...publicField, optional: true }),
      PUBLIC_CONTACT_FORMAT: envField.enum({ ...publicField, values: FORMATS, default: 'json' }),
      PUBLIC_CONTACT_KEY: envField.string({ ...publicField, optional: true }),
    },
  },
  image: {
    // AVIF takes most of the time of a first build. Effort 2 takes twice as long for the same file size and gains 0.1 to 0.4 dB of SSIM. The
    // defaults, effort 4 and 4:4:4, take much longer. The photographs have 4:2:0 subsampling already. MozJPEG makes JPEG files 30 % smaller.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 1, chromaSubsampling: '4:2:0' }, jpeg: { mozjpeg: true } },
    },
    // Applies only to images in essays, which are WebP because Astro's Markdown has no `<picture>`. `src/queries/responsive-images.ts`
    // creates all other images.
    layout: 'constrained',
    breakpoints: [540, 736, 1080, 1400],
  },
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [essayHeadings, linkLanguages] }) },
  devToolbar: { enabled: false },
  // Generates schemas for completion in front matter in VS Code.
  experimental: { contentIntellisense: true },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `connect-src ${contactSources}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
      ],
    },
  },
});

import type { CmsConfig } from '@sveltia/cms';
import { startForm, writeJson, writeMarkdown } from './start-form.ts';

const WITHOUT_FOLDER = `Este navegador no puede escribir en una carpeta. Abre esta página en Chrome o en Edge, en una computadora,
o cambia los archivos de <code>content/</code> con un editor de texto: <code>content/LEEME.md</code> dice cómo.`;

/** Content policy of the form's page: no request to another origin. */
const POLICY = [
  "default-src 'self' blob: data: 'unsafe-inline'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
].join('; ');

/** The page of the form, whose browser starts it: `/editar`. It has no client of Vite, which would reload it at each save. */
export const makeFormPage = (config: CmsConfig): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>Editar el sitio</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="importmap">{ "imports": { "exifr/": "/editar/exifr/", "leaflet/": "/editar/leaflet/" } }</script>
  </head>
  <body>
    <p id="sin-carpeta" hidden style="max-width: 40rem; margin: 3rem auto; font: 1.125rem/1.5 system-ui">${WITHOUT_FOLDER}</p>
    <script type="module">
      if ('showDirectoryPicker' in window) {
        // The form reads its language as soon as it is there, and that of the browser where it finds none.
        const preferences = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
        localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ locale: 'es-CO', ...preferences }));
        const { default: cms } = await import('/editar/@sveltia/cms/npm/index.js');
        const config = ${JSON.stringify(config).replaceAll('<', '\\u003c')};
        await (${startForm.toString()})(cms, config, { markdown: ${writeMarkdown.toString()}, json: ${writeJson.toString()} });
      } else document.getElementById('sin-carpeta').hidden = false;
    </script>
  </body>
</html>
`;

import type { CmsConfig } from '@sveltia/cms';

const WITHOUT_FOLDER = `Este navegador no puede escribir en una carpeta. Abre esta página en Chrome o en Edge, en una computadora,
o cambia los archivos de <code>content/</code> con un editor de texto: <code>content/LEEME.md</code> dice cómo.`;

/** Content policy of the form's page; it reaches another origin only where its files are in a repository. */
const makePolicy = (isOnline: boolean): string =>
  [
    "default-src 'self' blob: data:",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: data:${isOnline ? ' https://api.github.com https://www.githubstatus.com' : ''}`,
    `img-src 'self' blob: data:${isOnline ? ' https://avatars.githubusercontent.com' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * The page of the form: `/editar`. Without a client of Vite, which would reload it at each save.
 *
 * @param script URL of the built `start-form.ts`
 */
export const makeFormPage = (config: CmsConfig, script: string): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${makePolicy(config.backend.name === 'github')}" />
    <meta name="robots" content="noindex" />
    <title>Editar el sitio</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <p id="sin-carpeta" hidden style="max-width: 40rem; margin: 3rem auto; font: 1.125rem/1.5 system-ui">${WITHOUT_FOLDER}</p>
    <script type="application/json" id="configuracion">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;

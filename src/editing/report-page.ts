import { type ContentError, formatError, summarize } from './content-check/content-error.ts';

const STYLE = `
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif; }
  li { margin-block: 1rem; overflow-wrap: anywhere; }
  vite-error-overlay { display: none; }`;

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The report of the content check as a page, which Vite's client reloads when something changes. */
export const toReportPage = (report: readonly ContentError[]): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Error en el contenido</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${STYLE}</style>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>${summarize(report)}</h1>
    <p>Corrige y guarda: la página aparece sola. Más ayuda en <code>content/LEEME.md</code>.</p>
    <ul>${report.map((error) => `<li>${escape(formatError(error))}</li>`).join('')}</ul>
  </body>
</html>
`;

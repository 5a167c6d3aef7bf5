import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { wantsPage } from './page-turns.ts';

const SERVER_ERROR = 500;

const toPage = (overlay: string): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Error en el contenido</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/@vite/client"></script>
    <script type="module">
      import { startOverlay } from '${overlay}';
      startOverlay({ isAlone: true });
    </script>
  </head>
  <body></body>
</html>
`;

/**
 * While content/ holds an error, a page that Astro can't make is answered with the report alone: the first start with a
 * broken file has no good content to show, and neither has a page whose picture is gone.
 *
 * @param overlay address of the module that shows the report
 */
export function answerWithReport(server: ViteDevServer, overlay: string, hasErrors: () => boolean): void {
  server.middlewares.use((request, response, next) => {
    if (hasErrors() && wantsPage(request)) replaceFailure(response, toPage(overlay));
    next();
  });
}

/** Keeps a response back until it is whole, for Astro may fail in the middle of a page; a failure becomes this page. */
function replaceFailure(response: ServerResponse, page: string): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let head: unknown[] = [];
  const chunks: unknown[] = [];
  // Nothing is sent yet, so that a second head takes the place of the first.
  const held = {
    writeHead: (...args: unknown[]) => {
      head = args;
      return response;
    },
    write: (chunk: unknown) => chunks.push(chunk) > 0,
    end: (...last: unknown[]) => {
      Object.assign(response, original);
      if (head[0] === SERVER_ERROR) {
        response.writeHead(SERVER_ERROR, { 'Content-Type': 'text/html; charset=utf-8' });
        return response.end(page);
      }
      if (head.length > 0) Reflect.apply(original.writeHead, response, head);
      for (const chunk of chunks) response.write(chunk);
      return Reflect.apply(original.end, response, last) as ServerResponse;
    },
  };
  Object.assign(response, held);
}

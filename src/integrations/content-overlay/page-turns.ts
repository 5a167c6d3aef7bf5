import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

/** How long a page may still be in the making after the browser has stopped waiting for it. */
const AFTERMATH_MS = 3000;

/** Whether a browser asks for a page, and not for one of its parts. */
export const wantsPage = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') ?? false;

/**
 * Lets pages and readings of content/ take turns. A page that Astro makes while its store changes is half of each, and what
 * it has loaded by then stays in its memory: the page would be old until the next change.
 *
 * @returns runs a reading when no page is in the making, and lets pages wait until it is done
 */
export function takeTurns(server: ViteDevServer): (read: () => Promise<void>) => Promise<void> {
  const pages = new Set<Promise<void>>();
  let reading: Promise<void> | undefined;
  server.middlewares.use((request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const start = async (): Promise<void> => {
      while (reading) await reading;
      // Whoever asked may be gone by now, and its end would never be told.
      if (response.destroyed || request.destroyed) return;
      const page = waitForEnd(response);
      pages.add(page);
      void page.then(() => pages.delete(page));
      next();
    };
    void start();
  });
  return async (read) => {
    const turn = Promise.all(pages).then(read);
    // Pages wait for the end of the reading, good or bad.
    reading = turn.catch(() => undefined).then(() => (reading = undefined));
    await turn;
  };
}

/** Waits until Astro has ended a response: of one that the browser gave up, it goes on making the page. */
function waitForEnd(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = response.end.bind(response);
    response.end = (...args: unknown[]) => {
      resolve();
      return Reflect.apply(end, response, args) as ServerResponse;
    };
    response.once('close', () => setTimeout(resolve, AFTERMATH_MS));
  });
}

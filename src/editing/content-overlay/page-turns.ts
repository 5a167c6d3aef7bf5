import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';

/**
 * How long a page may still be in the making after the browser has stopped waiting for it: on a busy machine the first one
 * takes ten seconds. Astro ends each, whoever waits; this is for one that would never end.
 */
const AFTERMATH_MS = 60_000;
/** A program that never stops writing below content/ must not keep every page away. */
const LONGEST_HOLD_MS = 5000;

/** Keeps no server from ending. */
const sleep = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

/** Whether a browser asks for a page, and not for one of its parts. */
export const wantsPage = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') ?? false;

interface Turns {
  /** Lets pages wait for what is on its way, at most for a while. */
  holdPages: (settled: Promise<void>) => void;
  /** Runs a reading when no page is in the making, and lets pages wait until it is done. */
  read: (reading: () => Promise<void>) => Promise<void>;
}

/**
 * Lets pages and readings of content/ take turns. A page that Astro makes while its store changes is half of each, and what
 * it has loaded by then stays in its memory: the page would be old until the next change. And one that it makes of a change
 * which nobody has read yet may fail for a mistake that nobody can tell yet.
 */
export function takeTurns(server: ViteDevServer): Turns {
  const pages = new Set<Promise<void>>();
  const waited = new Set<Promise<unknown>>();
  const waitFor = (event: Promise<unknown>): void => {
    waited.add(event);
    void event.then(() => waited.delete(event));
  };
  server.middlewares.use((request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const start = async (): Promise<void> => {
      while (waited.size > 0) await Promise.all(waited);
      // Whoever asked may be gone by now, and its end would never be told.
      if (response.destroyed || request.destroyed) return;
      const page = waitForEnd(response);
      pages.add(page);
      void page.then(() => pages.delete(page));
      next();
    };
    void start();
  });
  return {
    holdPages: (settled) => {
      waitFor(Promise.race([settled, sleep(LONGEST_HOLD_MS)]));
    },
    read: async (reading) => {
      const turn = Promise.all(pages).then(reading);
      // Pages wait for the end of the reading, good or bad.
      waitFor(turn.catch(() => undefined));
      await turn;
    },
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
    response.once('close', () => void sleep(AFTERMATH_MS).then(resolve));
  });
}

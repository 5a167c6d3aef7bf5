import { expect, test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { site } from './fixture-content.ts';

export { expect };

const MENU_BELOW_PX = 900;
/** How Chromium, Firefox and WebKit report a request that they gave up themselves, for example because the visitor left the page. */
const GIVEN_UP = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled'];

interface Visit {
  /** Declares a console error that this test expects; every other one fails it. */
  allowConsoleError: (pattern: RegExp) => void;
}

/** A fixture of every test, which fails on console errors and warnings, failed requests, and requests to other origins. */
export const test = base.extend<Visit>({
  allowConsoleError: [
    async ({ context, baseURL }, use) => {
      const consoleErrors: string[] = [];
      // Chromium before 114, which knew popovers as an experiment.
      const tolerated = [/^error: Found a 'popover' attribute/];
      const note = (text: string) => consoleErrors.push(text);

      context.on('console', (message: ConsoleMessage) => {
        const isError = ['error', 'warning'].includes(message.type());
        if (isError) note(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => note(`uncaught: ${String(error.error())}`));
      context.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) note(`request to ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const failure = request.failure()?.errorText ?? '';
        if (!GIVEN_UP.includes(failure)) note(`failed: ${request.url()} ${failure}`);
      });

      await use((pattern) => tolerated.push(pattern));
      expect(consoleErrors.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What Chromium says about a document with the status that an unknown path must have. */
export const NOT_FOUND_STATUS = /^error: Failed to load resource: .*404/;

/** The phone of Lighthouse: others take wider or narrower versions of each picture. */
export const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Phones upright and on their side, tablets, and screens as flat, as wide and as large as they come. */
export const VIEWPORTS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
] as const;

export const hasMenu = (page: Page) => (page.viewportSize()?.width ?? 0) < MENU_BELOW_PX;

/** The toast with this title. */
export const toast = (page: Page, { title }: { title: string }) =>
  page.getByRole('status', { name: site.notices.label }).getByRole('listitem').filter({ hasText: title });

/** Follows a link of the bar, which on a phone is in the menu. */
export async function followBarLink(page: Page, name: string, { navigation } = site): Promise<void> {
  if (hasMenu(page)) await page.getByRole('button', { name: navigation.openMenu }).click();
  const bar = page.getByRole('navigation', { name: navigation.label });
  await bar.getByRole('link', { name, exact: true }).click();
}

export const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Starts listening; the list grows with each script that the page asks for. */
export function recordScriptRequests(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

export const holdScriptRequests = (page: Page) => holdRequests(page, /\.js(\?|$)/);

/** Holds files back; the returned function lets them all go on. */
export async function holdRequests(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}

/** Shows each island of the loaded page's content, which asks for its scripts, and goes back to where the visitor was. */
export async function scrollIslandsIntoView(page: Page): Promise<void> {
  // A followed link is waited for until its address changes, when the islands may not be in the page yet.
  await page.waitForLoadState();
  await page.evaluate(async () => {
    const top = scrollY;
    for (const { firstElementChild } of document.querySelectorAll('main astro-island')) {
      if (!firstElementChild) continue;
      firstElementChild.scrollIntoView({ behavior: 'instant' });
      // Astro's observer of the island is told in the same frame.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(firstElementChild));
    }
    scrollTo({ top, behavior: 'instant' });
  });
}

/** Opens a page, shows every island and waits until each has hydrated and its controls are ready. */
export async function openHydrated(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrateIslands(page);
}

/** Shows every island and waits until each has hydrated and its controls are ready. */
export async function hydrateIslands(page: Page): Promise<void> {
  await scrollIslandsIntoView(page);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('main button:disabled')).toHaveCount(0);
}

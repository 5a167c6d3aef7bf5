import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { TEST_TIME } from '../support/temp-site.ts';
import { site } from './fixture-content.ts';

export { expect };

/** Viewport width from which the navbar shows its links without a menu. */
const MENU_BREAKPOINT_PX = 900;
/** Errors of Chromium, Firefox and WebKit for a request that the browser cancelled, for example on navigation. */
const CANCELLED_REQUEST_ERRORS = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled'];

interface ConsoleFixtures {
  /** Declares a console error that the test expects. Every other console error fails the test. */
  allowConsoleError: (pattern: RegExp) => void;
}

interface ClockOptions {
  /** Time at which the clock of the browser starts. The clock of the machine is used if it is empty. */
  startTime: string;
}

/** Sets the clock of a browser. Playwright's `page.clock` would replace timers as well. */
const shiftClock = (context: BrowserContext, startTime: string): Promise<unknown> =>
  context.addInitScript(
    (offsetMs) => {
      const SystemDate = Date;
      const now = () => SystemDate.now() + offsetMs;
      globalThis.Date = new Proxy(SystemDate, {
        construct: (target, values) =>
          Reflect.construct(target, values.length > 0 ? values : [now()]) as Date,
        get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
      });
    },
    Date.parse(startTime) - Date.now(),
  );

/**
 * Playwright's `test` with a check for console errors and warnings, failed requests, and requests to other origins. The
 * clock starts on the build date of the fixture site, so that exhibitions keep their status.
 */
export const test = base.extend<ConsoleFixtures & ClockOptions>({
  startTime: [TEST_TIME, { option: true }],
  context: async ({ context, startTime }, use) => {
    if (startTime) await shiftClock(context, startTime);
    await use(context);
  },
  allowConsoleError: [
    async ({ context, baseURL }, use) => {
      const consoleErrors: string[] = [];
      // Chromium before 114 supports popovers only as an experiment.
      const allowedErrors = [/^error: Found a 'popover' attribute/];
      const recordError = (text: string) => consoleErrors.push(text);

      context.on('console', (message: ConsoleMessage) => {
        const isError = ['error', 'warning'].includes(message.type());
        if (isError) recordError(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => recordError(`uncaught: ${String(error.error())}`));
      context.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) recordError(`request to ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const failure = request.failure()?.errorText ?? '';
        if (!CANCELLED_REQUEST_ERRORS.includes(failure)) recordError(`failed: ${request.url()} ${failure}`);
      });

      await use((pattern) => allowedErrors.push(pattern));
      expect(consoleErrors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** Chromium's console error for a document with status 404. */
export const NOT_FOUND_STATUS = /^error: Failed to load resource: .*404/;

/** Lighthouse's phone. Its viewport and pixel ratio decide which image files the browser loads. */
export const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Width and height of phones in portrait and landscape, tablets, laptops and wide screens, in CSS pixels. */
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

/** Returns whether the navbar puts its links in a menu. */
export const hasMenu = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < MENU_BREAKPOINT_PX;

/** Locates the toast with a title. */
export const toast = (page: Page, { title }: { title: string }): Locator =>
  page.getByRole('status', { name: site.notices.label }).getByRole('listitem').filter({ hasText: title });

/** Follows a link of the navbar. Opens the menu first if the viewport has one. */
export async function followNavbarLink(page: Page, name: string, { navigation } = site): Promise<void> {
  if (hasMenu(page)) await page.getByRole('button', { name: navigation.openMenu }).click();
  const bar = page.getByRole('navigation', { name: navigation.label });
  await bar.getByRole('link', { name, exact: true }).click();
}

/** Returns the vertical scroll position in whole pixels. */
export const readScrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Records the URLs of the scripts that the page requests from now on. */
export function recordScriptRequests(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Delays all scripts. The returned function releases them. */
export const holdScriptRequests = (page: Page): Promise<() => void> => holdRequests(page, /\.js(\?|$)/);

/** Delays matching requests. The returned function releases them. */
export async function holdRequests(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}

/** Scrolls each island into view, which starts its hydration, and restores the scroll position. */
export async function scrollIslandsIntoView(page: Page): Promise<void> {
  // After a link was followed, Playwright only waits for the URL. The islands may not be parsed yet.
  await page.waitForLoadState();
  await page.evaluate(async () => {
    const top = scrollY;
    for (const { firstElementChild } of document.querySelectorAll('main astro-island')) {
      if (!firstElementChild) continue;
      firstElementChild.scrollIntoView({ behavior: 'instant' });
      // The browser notifies this observer and Astro's observer in the same frame.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(firstElementChild));
    }
    scrollTo({ top, behavior: 'instant' });
  });
}

/** Opens a page and waits until all of its islands are hydrated and their controls are enabled. */
export async function openHydrated(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrateIslands(page);
}

/** Scrolls to every island and waits until all are hydrated and their controls are enabled. */
export async function hydrateIslands(page: Page): Promise<void> {
  await scrollIslandsIntoView(page);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('main button:disabled')).toHaveCount(0);
}

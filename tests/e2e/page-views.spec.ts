import { PAGE_VIEWS_KEY } from '../../src/page-views/page-view.ts';
import { analyticsPage } from './analytics-page.ts';
import { makeView, QUIET_PAGE, readStored, storePageViews } from './page-view-storage.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { analytics, home, notFound, site } from './written-words.ts';

/** Longer than the recorder writes at once. */
const LONG = Array.from({ length: 2500 }, (_, index) => makeView({ title: `Visita ${index}` }));
const TABS = 3;
const LOADS = 15;
/** The browser's processes tell each other of a write when they find the time. */
const PATIENCE = { timeout: 15_000 };

test.slow();

test('every load is recorded with five fields, a clean address, its referrer and a log line', async ({
  page,
  baseURL,
  tolerate,
}) => {
  tolerate(NOT_FOUND_STATUS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const address of ['/?nombre=Ana', '/analytics/', '/no/existe/?a=1#b']) await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveTitle(home.title);

  const stored = await readStored(page);
  expect(stored.map(({ path, title, referrer }) => [path, title, referrer])).toEqual([
    ['/', home.title, ''],
    ['/analytics', analytics.title, ''],
    ['/no/existe', notFound.title, ''],
    ['/', home.title, `${baseURL}/no/existe/?a=1`],
  ]);
  for (const view of stored) {
    expect(Object.keys(view)).toEqual(['path', 'title', 'timestamp', 'referrer', 'userAgent']);
    expect(new Date(view.timestamp).toISOString()).toBe(view.timestamp);
  }
  expect(logged.filter((line) => line.startsWith('pageView'))).toHaveLength(4);
  expect(logged).toContain(`${notFound.logMessage} /no/existe`);
});

test('a change of hash is no page view, nor is the way back', async ({ page }) => {
  await page.goto('/');
  for (const hash of ['#contact', '#', '#no-existe']) {
    await page.evaluate((address) => location.assign(address), hash);
    await page.evaluate(() => history.back());
  }
  await page.goto(QUIET_PAGE);
  expect(await readStored(page)).toHaveLength(1);
});

test('a return from the back/forward cache is a page view, which /analytics shows without loading', async ({
  playwright,
  launchOptions,
  baseURL,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'it starts a Chromium of its own');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const { total } = analyticsPage(page);
  await page.goto('/analytics');
  await expect(total).toHaveText('1');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(total).toHaveText('3');
  expect((await readStored(page)).map(({ path }) => path)).toEqual(['/analytics', '/', '/analytics']);
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
  await browser.close();
});

test('a page that is left before its long list could be written is recorded', async ({ page }) => {
  await storePageViews(page, LONG);
  // Tasks of their own never come: what is stored is stored on leaving.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.goto(QUIET_PAGE);
  const stored = await readStored(page);
  expect(stored).toHaveLength(LONG.length + 1);
  expect(stored.at(-1)).toMatchObject({ path: '/', title: home.title });
});

test('with blocked storage every page works and logs its page view, and /analytics says so', async ({
  page,
}) => {
  const { notice } = analyticsPage(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
  });
  await page.goto('/');
  await expect(page).toHaveTitle(home.title);
  await page.goto('/analytics');
  await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  expect(logged.filter((line) => line.startsWith('pageView'))).toHaveLength(2);
  const { title, text } = analytics.notices.failed;
  await expect(notice(title)).toContainText(text);
  await page.getByRole('button', { name: site.notices.close }).click();
  await expect(notice(title)).toBeHidden();
});

test('in a browser full of our own page views the oldest go and the newest is stored', async ({ page }) => {
  await storePageViews(page, [...LONG, ...LONG, ...LONG, ...LONG]);
  await page.evaluate(() => {
    for (let length = 4 * 2 ** 20; length >= 1; length = Math.floor(length / 2)) {
      try {
        localStorage.setItem(`otra${length}`, 'x'.repeat(length));
      } catch {
        // The next, smaller one may fit.
      }
    }
  });
  await page.goto('/');
  const stored = await page.goto(QUIET_PAGE).then(() => readStored(page));
  expect(stored.at(-1)?.path).toBe('/');
  expect(stored.at(-1)?.title).toBe(home.title);
  expect(stored.at(-2)?.title).toBe(LONG.at(-1)?.title);
  expect(stored.length).toBeLessThanOrEqual(4 * LONG.length);
  expect(stored.length).toBeGreaterThan(4 * LONG.length - 10);
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.bak`), PAGE_VIEWS_KEY)).toBeNull();
});

test('three tabs that load fifteen times at once leave forty-five page views', async ({ context, page }) => {
  await page.goto(QUIET_PAGE);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(
    tabs.map(async (tab) => {
      for (let load = 0; load < LOADS; load += 1) await tab.goto('/analytics');
    }),
  );
  await expect.poll(async () => (await readStored(page)).length, PATIENCE).toBe(TABS * LOADS);
  // A late repair must not store anything twice either.
  await tabs[0]?.goto('/');
  await expect.poll(async () => (await readStored(page)).length, PATIENCE).toBe(TABS * LOADS + 1);
});

test('tabs closed at once lose nothing that the next page view would not bring back', async ({
  context,
  page,
}) => {
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await context.newPage();
      await tab.goto('/analytics', { waitUntil: 'domcontentloaded' });
      await tab.close({ runBeforeUnload: false });
    }),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await readStored(page)).length, PATIENCE).toBe(TABS + 1);
});

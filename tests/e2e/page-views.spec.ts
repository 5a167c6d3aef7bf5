import { analyticsPage } from './analytics-page.ts';
import { QUIET_PAGE, readStoredPageViews } from './page-view-storage.ts';
import { expect, NOT_FOUND_STATUS, test } from './fixtures.ts';
import { analytics, home, notFound } from './fixture-content.ts';

const TAB_COUNT = 4;
const LOADS_PER_TAB = 10;
/** Share of page views to expect. Browsers sync `localStorage` late: some 1 % get lost with a lock, 25 % without. */
const MIN_RECORDED_SHARE = 0.9;
const PATHS = ['/', '/analytics', '/exhibiciones', '/privacidad'];

test.slow();

/** Path and query of an unknown page, with hostile characters. */
const UNKNOWN_PATH = '//%3Cscript%3Ealert(1)%3C/%C3%B1';
const QUERY = '?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E#b';

test('a page load records a page view with a clean path', async ({ page, baseURL, allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  // A relative URL that begins with `//` would name a different host, so add the origin.
  for (const path of ['/?nombre=Ana', '/analytics/', `${UNKNOWN_PATH}/${QUERY}`])
    await page.goto(`${baseURL}${path}`);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveTitle(home.title);
  await page.waitForLoadState();
  await page.goto(QUIET_PAGE);

  const stored = await readStoredPageViews(page);
  expect(stored.map(({ path, title, referrer }) => [path, title, referrer])).toEqual([
    ['/', home.title, ''],
    ['/analytics', analytics.title, ''],
    [UNKNOWN_PATH, notFound.title, ''],
    ['/', home.title, `${baseURL}${UNKNOWN_PATH}/${QUERY.replace('#b', '')}`],
  ]);
  expect(logged.filter((line) => line.startsWith('pageView'))).toHaveLength(stored.length);
  expect(logged).toContain(`${notFound.logMessage} ${UNKNOWN_PATH}`);
});

test('fragment navigation keeps the number of page views', async ({ page }) => {
  await page.goto('/');
  for (const hash of ['#contact', '#', '#no-existe']) {
    await page.evaluate((url) => location.assign(url), hash);
    await page.evaluate(() => history.back());
  }
  await page.goto(QUIET_PAGE);
  expect((await readStoredPageViews(page)).map(({ path }) => path)).toEqual(['/']);
});

test(
  'a page restored from the back/forward cache counts as a page view',
  { tag: '@full-browser' },
  async ({ page }) => {
    const { total } = analyticsPage(page);
    await page.goto('/analytics');
    await expect(total).toHaveText('1');
    await page.evaluate(() => Object.assign(window, { isRestored: true }));
    await page.goto('/');
    await page.goBack({ waitUntil: 'commit' });
    await expect(total).toHaveText('3');
    expect((await readStoredPageViews(page)).map(({ path }) => path)).toEqual([
      '/analytics',
      '/',
      '/analytics',
    ]);
    const isRestored = await page.evaluate(() => 'isRestored' in window);
    // A reloaded page also counts, but doesn't test the cache.
    test.skip(
      !isRestored,
      'The browser did not restore the page from the back/forward cache. Run the test again.',
    );
  },
);

test(
  'parallel loads in four tabs record at least 90 % of page views',
  { tag: '@weekly' },
  async ({ context, page }) => {
    await page.goto(QUIET_PAGE);
    const tabs = await Promise.all(Array.from({ length: TAB_COUNT }, () => context.newPage()));
    await Promise.all(
      tabs.map(async (tab, index) => {
        for (let load = 0; load < LOADS_PER_TAB; load += 1)
          await tab.goto(PATHS[(index + load) % PATHS.length] ?? '');
      }),
    );
    const getPageViewCount = async () => (await readStoredPageViews(page)).length;
    await expect
      .poll(getPageViewCount)
      .toBeGreaterThanOrEqual(TAB_COUNT * LOADS_PER_TAB * MIN_RECORDED_SHARE);
  },
);

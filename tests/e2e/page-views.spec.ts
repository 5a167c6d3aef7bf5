import { analyticsPage } from './analytics-page.ts';
import { QUIET_PAGE, readStored } from './page-view-storage.ts';
import { expect, NOT_FOUND_STATUS, test } from './fixtures.ts';
import { analytics, home, notFound } from './fixture-content.ts';

const TABS = 4;
const LOADS = 10;
/** Browsers tell their processes of a write late, so that even in turn one of a hundred is lost; without turns one of four. */
const MOST = 0.9;
const PAGES = ['/', '/analytics', '/exhibiciones', '/privacidad'];

test.slow();

/** The path of a page that is not there, and what else is in the address. */
const UNKNOWN = '//%3Cscript%3Ealert(1)%3C/%C3%B1';
const QUERY = '?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E#b';

test('every load is recorded with a clean path, its referrer and a log line', async ({
  page,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(NOT_FOUND_STATUS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog at all'));
  // Joined by hand: as a relative URL `//no` would be another host.
  for (const path of ['/?nombre=Ana', '/analytics/', `${UNKNOWN}/${QUERY}`])
    await page.goto(`${baseURL}${path}`);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveTitle(home.title);
  await page.waitForLoadState();
  await page.goto(QUIET_PAGE);

  const stored = await readStored(page);
  expect(stored.map(({ path, title, referrer }) => [path, title, referrer])).toEqual([
    ['/', home.title, ''],
    ['/analytics', analytics.title, ''],
    [UNKNOWN, notFound.title, ''],
    ['/', home.title, `${baseURL}${UNKNOWN}/${QUERY.replace('#b', '')}`],
  ]);
  expect(logged.filter((line) => line.startsWith('pageView'))).toHaveLength(stored.length);
  expect(logged).toContain(`${notFound.logMessage} ${UNKNOWN}`);
});

test('no change of the fragment is a page view, nor the way back', async ({ page }) => {
  await page.goto('/');
  for (const hash of ['#contact', '#', '#no-existe']) {
    await page.evaluate((url) => location.assign(url), hash);
    await page.evaluate(() => history.back());
  }
  await page.goto(QUIET_PAGE);
  expect((await readStored(page)).map(({ path }) => path)).toEqual(['/']);
});

test('a return from the back/forward cache is a page view, which /analytics shows without loading @full-browser', async ({
  page,
}) => {
  const { total } = analyticsPage(page);
  await page.goto('/analytics');
  await expect(total).toHaveText('1');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(total).toHaveText('3');
  expect((await readStored(page)).map(({ path }) => path)).toEqual(['/analytics', '/', '/analytics']);
  const isKept = await page.evaluate(() => 'wasHere' in window);
  // A page that is loaded anew counts as well, but then this was another test.
  test.skip(!isKept, 'the browser did not keep the page, as one short of memory or time may: run it again');
});

test('four tabs that load ten pages each at once lose hardly a page view @weekly', async ({
  context,
  page,
}) => {
  await page.goto(QUIET_PAGE);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(
    tabs.map(async (tab, index) => {
      for (let load = 0; load < LOADS; load += 1) await tab.goto(PAGES[(index + load) % PAGES.length] ?? '');
    }),
  );
  const count = async () => (await readStored(page)).length;
  await expect.poll(count).toBeGreaterThanOrEqual(TABS * LOADS * MOST);
});

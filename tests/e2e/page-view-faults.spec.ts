import analytics from '../../content/pages/analytics.json' with { type: 'json' };
import home from '../../content/pages/home.json' with { type: 'json' };
import { PAGE_VIEWS_KEY } from '../../src/page-views/page-view.ts';
import { makeView, QUIET_PAGE, readHistory, storeHistory } from './history-storage.ts';
import { expect, test } from './visitor.ts';

/** Longer than the recorder writes at once. */
const LONG = Array.from({ length: 2500 }, (_, index) => makeView({ title: `Visita ${index}` }));

test.slow();

test('a return from the real back/forward cache is a visit, and the page was not loaded again', async ({
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
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('/analytics');
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(async () => (await readHistory(page)).map(({ path }) => path))
    .toEqual(['/', '/analytics', '/']);
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
  await browser.close();
});

for (const hash of ['#contact', '#', '#no-existe']) {
  test(`a click on a link to ${hash} is no visit, nor is the way back`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate((address) => location.assign(address), hash);
    await page.evaluate(() => history.back());
    await page.goto(QUIET_PAGE);
    expect(await readHistory(page)).toHaveLength(1);
  });
}

test('a page that is left before its long list could be written is a visit', async ({ page }) => {
  await storeHistory(page, LONG);
  // Tasks of their own never come: what is stored is stored on leaving.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.goto(QUIET_PAGE);
  const history = await readHistory(page);
  expect(history).toHaveLength(LONG.length + 1);
  expect(history.at(-1)).toMatchObject({ path: '/', title: home.title });
});

for (const [kind, storage] of [
  ['blocked', null],
  ['absent', { value: null }],
] as const) {
  test(`with ${kind} storage every page works and logs the visit`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript((value) => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', value ?? { get: blocked });
    }, storage);
    await page.goto('/');
    await expect(page).toHaveTitle(home.title);
    await page.goto('/analytics');
    await expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
    expect(logged.filter((line) => line.startsWith('pageView'))).toHaveLength(2);
  });
}

test('in a browser full of other data the visit is logged, and nothing of that data is lost', async ({
  page,
}) => {
  await page.goto(QUIET_PAGE);
  const length = await page.evaluate(() => {
    const fill = (text: string): number => {
      try {
        localStorage.setItem('otra', text);
        return text.length;
      } catch {
        return fill(text.slice(1));
      }
    };
    return fill('x'.repeat(5 * 1024 * 1024));
  });
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('pageView'));
  await page.goto('/');
  await logged;
  await page.goto(QUIET_PAGE);
  expect(await page.evaluate(() => localStorage.getItem('otra')?.length)).toBe(length);
  expect(await readHistory(page)).toEqual([]);
});

test('junk rows stay stored beside the newest visit', async ({ page }) => {
  const rows = [1, null, { path: 5 }, [], 'texto', makeView({ path: '/buena' })];
  await storeHistory(page, rows);
  await page.goto('/analytics');
  const history = await readHistory(page);
  expect(history.slice(0, -1)).toEqual(rows);
  expect(history.at(-1)?.path).toBe('/analytics');
  await expect(page.getByText(analytics.setAside)).toBeVisible();
  await expect(page.getByRole('cell', { name: '/buena', exact: true })).toBeVisible();
});

test('an empty text under the key is an empty history', async ({ page }) => {
  await page.goto(QUIET_PAGE);
  await page.evaluate((key) => localStorage.setItem(key, ''), PAGE_VIEWS_KEY);
  await page.goto('/analytics');
  expect(await readHistory(page)).toHaveLength(1);
});

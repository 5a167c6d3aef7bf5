import { expect, test } from '@playwright/test';
import home from '../../content/pages/home.json' with { type: 'json' };
import notFound from '../../content/pages/not-found.json' with { type: 'json' };
import analytics from '../../content/pages/analytics.json' with { type: 'json' };
import { PAGE_VIEWS_KEY, SET_ASIDE_KEY } from '../../src/page-views/page-view.ts';
import { makeView, QUIET_PAGE, readHistory, storeHistory } from './history-storage.ts';

test('every load is recorded with five fields, a clean address and a log line', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const address of ['/?nombre=Ana', '/analytics/', '/analytics', '/no/existe/?a=1#b'])
    await page.goto(address);
  const history = await readHistory(page);
  expect(history.map(({ path, title }) => [path, title])).toEqual([
    ['/', home.title],
    ['/analytics', analytics.title],
    ['/analytics', analytics.title],
    ['/no/existe', notFound.title],
  ]);
  for (const view of history) {
    expect(Object.keys(view)).toEqual(['path', 'title', 'timestamp', 'referrer', 'userAgent']);
    expect(new Date(view.timestamp).toISOString()).toBe(view.timestamp);
  }
  expect(logged.filter((line) => line.startsWith('pageView'))).toHaveLength(4);
  expect(logged).toContain(`${notFound.logMessage} /no/existe`);
});

test('the page a visitor came from is the referrer', async ({ page, baseURL }) => {
  await page.goto('/no-existe');
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveTitle(home.title);
  expect((await readHistory(page)).at(-1)?.referrer).toBe(`${baseURL}/no-existe`);
});

test('a change of hash is no visit', async ({ page }) => {
  await page.goto('/');
  await page.goto('/#contact');
  await page.goto('/#about');
  expect(await readHistory(page)).toHaveLength(1);
});

test('a return from the back/forward cache is a visit', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await readHistory(page)).toHaveLength(2);
});

test('a prerendered page is a visit when it is first seen', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }),
  );
  await page.goto('/');
  expect(await readHistory(page)).toHaveLength(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await readHistory(page)).toHaveLength(1);
});

test('blocked storage is no error for the visitor', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('when the browser is full of our records the oldest go and the newest is stored', async ({ page }) => {
  await page.goto(QUIET_PAGE);
  const stored = await page.evaluate(
    ([key, view]) => {
      const rows = Array.from({ length: 15_000 }, (_, index) => ({ ...view, title: `Visita ${index}` }));
      const text = JSON.stringify(rows);
      localStorage.setItem(key, text);
      const fill = (length: number): void => {
        try {
          localStorage.setItem('relleno', 'x'.repeat(length));
        } catch {
          fill(length - 20);
        }
      };
      fill(5 * 1024 * 1024 - text.length);
      return rows.length;
    },
    [PAGE_VIEWS_KEY, makeView()] as const,
  );
  await page.goto('/no-existe');
  const history = await readHistory(page);
  expect(history.at(-1)?.path).toBe('/no-existe');
  expect(history.at(-2)?.title).toBe(`Visita ${stored - 1}`);
  expect(history.length).toBeGreaterThan(stored - 10);
});

for (const foreign of ['{roto', '"texto"', '7', '{"path":"/"}', '['.repeat(5000)]) {
  test(`the foreign text ${foreign.slice(0, 12)} is kept aside and the visit recorded`, async ({ page }) => {
    await storeHistory(page, foreign);
    await page.goto('/no-existe');
    expect(await readHistory(page)).toHaveLength(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), SET_ASIDE_KEY)).toBe(foreign);
  });
}

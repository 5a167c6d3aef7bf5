import { PAGE_VIEWS_KEY, type PageView } from '../../src/page-views/page-view.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { home, notFound } from './written-words.ts';

/** Address asked for, and the path that the recorder makes of it. */
const HOSTILE = [
  ['/no/existe/', '/no/existe'],
  ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['/%22onload=%22alert(1)?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '/%22onload=%22alert(1)'],
  [`/${'largo'.repeat(1000)}`, `/${'largo'.repeat(1000)}`.slice(0, 2048)],
  ['//no//existe//', '//no//existe'],
  ['/%F0%9F%8F%97/%C3%B1', '/%F0%9F%8F%97/%C3%B1'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/..%2f..%2fetc%2fpasswd', '/..%2f..%2fetc%2fpasswd'],
] as const;

test('an unknown address says so, with a way home', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText(notFound.text)).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(home.title);
});

test('hostile addresses are recorded as text, logged, and do nothing else', async ({
  page,
  baseURL,
  tolerate,
  isMobile,
}) => {
  test.skip(isMobile, 'an address is the same on a phone');
  tolerate(/status of 40[04]/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog at all'));
  for (const [address, path] of HOSTILE) {
    // Joined by hand: as a relative address `//no` would be another host.
    const answer = await page.goto(`${baseURL}${address}`);
    expect(answer?.status(), address).toBeGreaterThanOrEqual(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    expect(logged).toContain(`${notFound.logMessage} ${path}`);
  }
  const history = await page.evaluate((key) => localStorage.getItem(key), PAGE_VIEWS_KEY);
  const paths = (JSON.parse(history ?? '[]') as PageView[]).map((view) => view.path);
  expect(paths).toEqual(HOSTILE.map(([, path]) => path));
});

test('a query changes nothing, and it is not stored', async ({ page, isMobile }) => {
  test.skip(isMobile, 'an address is the same on a phone');
  for (const address of ['/?a=1&b=%3Cscript%3E', '/?', '/#no-existe', '/analytics/?x=1#y']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const history = await page.evaluate((key) => localStorage.getItem(key), PAGE_VIEWS_KEY);
  const paths = (JSON.parse(history ?? '[]') as PageView[]).map((view) => view.path);
  expect(new Set(paths)).toEqual(new Set(['/', '/analytics']));
});

import { readStored } from './page-view-storage.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { home, notFound } from './written-words.ts';

/** Path asked for, and the path that the recorder makes of it. */
const HOSTILE = [
  ['/%3Cscript%3Ealert(1)%3C', '/%3Cscript%3Ealert(1)%3C'],
  ['/%22onload=%22alert(1)?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '/%22onload=%22alert(1)'],
  ['//no//existe//', '//no//existe'],
  ['/%F0%9F%8F%97/%C3%B1', '/%F0%9F%8F%97/%C3%B1'],
] as const;

test('an unknown path says so, with a way home @both', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFound.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText(notFound.text)).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(home.title);
});

test('hostile paths are recorded as text, logged, and do nothing else', async ({
  page,
  baseURL,
  tolerate,
}) => {
  tolerate(NOT_FOUND_STATUS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog at all'));
  for (const [asked, path] of HOSTILE) {
    // Joined by hand: as a relative URL `//no` would be another host.
    const response = await page.goto(`${baseURL}${asked}`);
    expect(response?.status(), asked).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    expect(logged).toContain(`${notFound.logMessage} ${path}`);
  }
  expect((await readStored(page)).map(({ path }) => path)).toEqual(HOSTILE.map(([, path]) => path));
});

import type { Page } from '@playwright/test';
import { expect, followBarLink, holdScripts, hydrateIslands, readScroll, test } from './visitor.ts';
import { exhibitionsSection as words, site } from './written-words.ts';

const contact = site.navigation.links.find(({ section }) => section === 'contact')?.label ?? '';
const PAST = '/#exhibitions-pasadas';
const { tabs } = words;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  await expect(tab(page, name)).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  const others = Object.values(tabs).filter((other) => other !== name);
  for (const other of others) {
    await expect(tab(page, other)).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tabpanel', { name: other, exact: true })).toBeHidden();
  }
}

test('the keyboard has one stop, arrows with wrap, Home and End', async ({ page }) => {
  await page.goto('/');
  await hydrateIslands(page);
  await expectSelected(page, tabs.current);
  await tab(page, tabs.current).focus();
  for (const [key, name] of [
    ['ArrowRight', tabs.upcoming],
    ['ArrowRight', tabs.past],
    ['ArrowLeft', tabs.upcoming],
    ['Home', tabs.past],
    ['End', tabs.upcoming],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, name);
    await expect(tab(page, name)).toBeFocused();
  }
  const top = await readScroll(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, tabs.upcoming)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readScroll(page)).not.toBe(top);
});

test.describe('an address opens', () => {
  test('its tab, before its script has come and after, below the bar', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(PAST);
    await expect(page.locator('#exhibitions-pasadas')).toBeVisible();
    const past = page.getByRole('link', { name: tabs.past, exact: true });
    await expect(past).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').boundingBox();
    expect((await past.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    const top = await readScroll(page);
    release();
    await expectSelected(page, tabs.past);
    expect(await readScroll(page)).toBe(top);
    await tab(page, tabs.upcoming).click();
    await expectSelected(page, tabs.upcoming);
  });

  test('nothing but the page when it is unknown or hostile', async ({ page }) => {
    await page.goto('/#exhibitions-"]<script>');
    await hydrateIslands(page);
    await expectSelected(page, tabs.current);
  });
});

test('a selected tab replaces the address, without an entry in the history; with Ctrl it opens another tab of the browser', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrateIslands(page);
  const readLength = () => page.evaluate(() => history.length);
  const length = await readLength();
  for (const name of [tabs.upcoming, tabs.past]) {
    await tab(page, name).click();
    await expectSelected(page, name);
  }
  await expect(page).toHaveURL(PAST);
  expect(await readLength()).toBe(length);
  const opened = context.waitForEvent('page');
  await tab(page, tabs.upcoming).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/#exhibitions-proximas');
  await page.bringToFront();
  await expectSelected(page, tabs.past);
  await page.reload();
  await expectSelected(page, tabs.past);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Back from another section leads to the tab and to the place where the visitor left it @both', async ({
    page,
  }) => {
    await page.goto(PAST);
    await expectSelected(page, tabs.past);
    await page.evaluate(() => scrollBy({ top: 1400, behavior: 'instant' }));
    const place = await readScroll(page);
    await followBarLink(page, contact);
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(PAST);
    await expectSelected(page, tabs.past);
    await expect.poll(() => readScroll(page)).toBe(place);

    // An address that somebody types is new, and leads to its tab.
    await page.evaluate(() => (location.hash = '#exhibitions-proximas'));
    await expectSelected(page, tabs.upcoming);
    await expect(tab(page, tabs.upcoming)).toBeInViewport({ ratio: 1 });
  });
});

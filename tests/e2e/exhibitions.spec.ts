import type { Page } from '@playwright/test';
import { expect, hydrateIslands, test } from './visitor.ts';
import { exhibitionsSection as words, inTab, type WrittenExhibition } from './written-words.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('region', { name: words.heading }).getByRole('article');

async function expectSelected(page: Page, name: string, titles: string[]) {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('tablist', { name: words.tabsLabel }).getByRole('tab', { selected: true }),
  ).toHaveCount(1);
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  await expect(tab(page, name)).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
}

const titlesOf = (list: WrittenExhibition[]) => list.map(({ title }) => title);
const past = titlesOf(inTab('pasada'));
const current = titlesOf(inTab('actual'));
const upcoming = titlesOf(inTab('proxima'));

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrateIslands(page);
});

test('the keyboard has one stop, arrows with wrap, Home and End', async ({ page }) => {
  await expectSelected(page, words.tabs.current, current);
  await tab(page, words.tabs.current).focus();
  await page.keyboard.press('ArrowRight');
  await expectSelected(page, words.tabs.upcoming, upcoming);
  await page.keyboard.press('ArrowRight');
  await expectSelected(page, words.tabs.past, past);
  await page.keyboard.press('ArrowLeft');
  await expectSelected(page, words.tabs.upcoming, upcoming);
  await page.keyboard.press('Home');
  await expectSelected(page, words.tabs.past, past);
  await expect(tab(page, words.tabs.past)).toBeFocused();
  await page.keyboard.press('End');
  await expectSelected(page, words.tabs.upcoming, upcoming);
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await expect(cards(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, words.tabs.upcoming)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top);
});

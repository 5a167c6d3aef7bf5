import type { Locator, Page } from '@playwright/test';
import { expect, hydrateIslands, test } from './visitor.ts';
import { exhibitionsSection as words, exhibitions, inTab } from './written-words.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const cards = (page: Page) => page.getByRole('region', { name: words.heading }).getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

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

const titlesOf = (list: typeof exhibitions) => list.map(({ title }) => title);
const past = titlesOf(inTab('pasada'));
const current = titlesOf(inTab('actual'));
const upcoming = titlesOf(inTab('proxima'));

async function expectVideo(scope: Locator, address: string | undefined) {
  const link = scope.getByRole('link', { name: words.videoLink, exact: true });
  if (!address) return expect(link).toHaveCount(0);
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(new RegExp(`${words.newTabNote}$`));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrateIslands(page);
});

test('the keyboard has one stop, arrows with wrap, Home and End, and Back returns to the tab before', async ({
  page,
}) => {
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
  await page.goBack();
  await expectSelected(page, words.tabs.past, past);
  await tab(page, words.tabs.past).focus();
  await page.keyboard.press('End');
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await expect(cards(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, words.tabs.upcoming)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top);
});

test('every card shows its exhibition, with speaker and video only where there are', async ({ page }) => {
  for (const name of [words.tabs.current, words.tabs.upcoming, words.tabs.past]) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    const titles = await cards(page).getByRole('heading', { level: 3 }).allTextContents();
    for (const exhibition of exhibitions.filter(({ title }) => titles.includes(title))) {
      const article = card(page, exhibition.title);
      for (const text of [exhibition.artist, exhibition.date, exhibition.description])
        await expect(article.getByText(text, { exact: true })).toBeVisible();
      await expect(article.getByRole('img', { name: exhibition.imageAlt })).toBeVisible();
      await expect(article.getByRole('presentation')).toHaveCount(exhibition.speakerName ? 1 : 0);
      for (const text of [exhibition.speakerName, exhibition.speakerRole])
        if (text) await expect(article.getByText(text, { exact: true }).last()).toBeVisible();
      await expectVideo(article, exhibition.videoLink);
      const details = article.getByRole('link', { name: words.detailsLink, exact: true });
      await expect(details).toHaveAccessibleDescription(exhibition.title);
    }
  }
});

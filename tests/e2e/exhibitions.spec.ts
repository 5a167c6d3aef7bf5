import type { Page } from '@playwright/test';
import type { ExhibitionStatus } from '../../src/schemas/exhibition-status.ts';
import { expect, followBarLink, holdScripts, openHydrated, readScroll, test } from './visitor.ts';
import { exhibitionsSection as words, inTab, site, withStatus } from './written-words.ts';

const PAST = '/#exhibitions-pasadas';
const { tabs } = words;
const tab = (page: Page, status: ExhibitionStatus) =>
  page.getByRole('tab', { name: tabs[status], exact: true });
const cards = (page: Page) => page.getByRole('region', { name: words.heading }).getByRole('article');

/** Waits until this tab alone is selected and its panel alone is shown: exhibitions of the highest numbers, how many there are, and a link to the rest. */
async function expectSelected(page: Page, status: ExhibitionStatus): Promise<void> {
  const selected = page.getByRole('tablist', { name: words.tabsLabel }).getByRole('tab', { selected: true });
  const count = withStatus(status).length;
  await expect(selected).toHaveText([`${tabs[status]}${count}`]);
  const panel = page.getByRole('tabpanel', { name: tabs[status], exact: true });
  await expect(panel).toBeVisible();
  await expect(selected).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  await expect(cards(page).getByRole('heading')).toHaveText(inTab(status).map(({ title }) => title));
  const all = panel.getByRole('link', { name: words.allLink.replace('{count}', String(count)), exact: true });
  await expect(all).toHaveCount(count > inTab(status).length ? 1 : 0);
}

test('the tabs are one stop of the keyboard, between the page and the cards', async ({ page }) => {
  await openHydrated(page);
  await tab(page, 'current').focus();
  for (const [key, status] of [
    [undefined, 'current'],
    ['ArrowRight', 'upcoming'],
    ['Home', 'past'],
  ] as const) {
    if (key) await page.keyboard.press(key);
    await expectSelected(page, status);
    await page.keyboard.press('Tab');
    await expect(cards(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, status)).toBeFocused();
  }
});

test('arrows up and down scroll the page, not the tabs', async ({ page }) => {
  await openHydrated(page);
  await tab(page, 'current').focus();
  const top = await readScroll(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readScroll(page)).not.toBe(top);
  await expectSelected(page, 'current');
});

test('with Ctrl a tab opens in another tab of the browser', async ({ page, context }) => {
  await openHydrated(page);
  const opened = context.waitForEvent('page');
  await tab(page, 'upcoming').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/#exhibitions-proximas');
  await page.bringToFront();
  await expectSelected(page, 'current');
});

/** Opens the page at the fragment of a tab, without scripts; the returned function lets them come. */
async function openPastWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(PAST);
  await expect(page.locator('#exhibitions-pasadas')).toBeVisible();
  return release;
}

test('a fragment opens its tab below the bar', async ({ page }) => {
  await openPastWithoutScripts(page);
  const link = page.getByRole('link', { name: tabs.past, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});

test('the script of the tabs moves nothing', async ({ page }) => {
  const release = await openPastWithoutScripts(page);
  const top = await readScroll(page);
  release();
  await expectSelected(page, 'past');
  expect(await readScroll(page)).toBe(top);
});

test.describe('words in a closed tab', () => {
  const closed = inTab('past')[0];

  test('are found after the tabs have hydrated', async ({ page }) => {
    await openHydrated(page);
    await expectSelected(page, 'current');
    await tab(page, 'upcoming').click();
    // What browsers do for a search and for a link alike.
    await page.evaluate(() => {
      const heading = document.querySelector('#exhibitions-pasadas h3, #exhibitions-pasadas h4');
      if (heading) heading.id = 'found';
      location.hash = '#found';
    });
    await expectSelected(page, 'past');
  });

  test('take no room', async ({ page }) => {
    await openHydrated(page);
    for (const status of ['past', 'upcoming'] as const) {
      const panel = page.locator(`.exhibition-panel[data-status=${status}]`);
      await expect(panel).toHaveAttribute('hidden', 'until-found');
      await expect(panel).toHaveJSProperty('offsetHeight', 0);
    }
  });

  test('are on paper', async ({ page }) => {
    await openHydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: closed?.title ?? '' })).toBeVisible();
  });
});

test('with motion Back from another section leads to the tab and to the place where the visitor left it @both', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAST);
  await expectSelected(page, 'past');
  await page.evaluate(() => scrollBy({ top: 1400, behavior: 'instant' }));
  const place = await readScroll(page);
  await followBarLink(page, site.navigation.links.at(-1)?.label ?? '');
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PAST);
  await expectSelected(page, 'past');
  await expect.poll(() => readScroll(page)).toBe(place);
});

test('with motion a fragment that somebody types leads to its tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAST);
  await expectSelected(page, 'past');
  await page.evaluate(() => (location.hash = '#exhibitions-proximas'));
  await expectSelected(page, 'upcoming');
  await expect(tab(page, 'upcoming')).toBeInViewport({ ratio: 1 });
});

test('a line of years leads to what no longer hangs', async ({ page }) => {
  await page.goto('/exhibiciones');
  const main = page.getByRole('main');
  const years = main.getByRole('navigation', { name: words.tabsLabel }).getByRole('link');
  expect(await years.count()).toBeGreaterThan(2);
  for (const link of await years.all()) {
    const year = await link.innerText();
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height), year).toBeGreaterThanOrEqual(44);
    await link.press('Enter');
    await expect(page).toHaveURL(`/exhibiciones#a-${year}`);
    await expect(main.getByRole('heading', { name: year, exact: true })).toBeInViewport();
  }
});

import type { Page } from '@playwright/test';
import type { ExhibitionStatus } from '../../src/schemas/exhibition-status.ts';
import { expect, followBarLink, holdScriptRequests, openHydrated, readScroll, test } from './fixtures.ts';
import { exhibitionsSection as uiStrings, site } from './fixture-content.ts';

const PAST = '/#exhibitions-pasadas';
const { tabs } = uiStrings;
const tab = (page: Page, status: ExhibitionStatus) =>
  page.getByRole('tab', { name: tabs[status], exact: true });

/** Waits until this tab is selected; `walks/tabs.spec.ts` says what is shown then. */
const expectSelected = (page: Page, status: ExhibitionStatus) =>
  expect(page.getByRole('tabpanel', { name: tabs[status], exact: true })).toBeVisible();

test('with Ctrl a tab opens in another tab of the browser', async ({ page, context }) => {
  await openHydrated(page);
  const opened = context.waitForEvent('page');
  await tab(page, 'upcoming').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/#exhibitions-proximas');
  await page.bringToFront();
  await expectSelected(page, 'current');
});

test('a fragment opens its tab below the bar, where the script of the tabs leaves it', async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto(PAST);
  const link = page.getByRole('link', { name: tabs.past, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  const top = await readScroll(page);
  release();
  await expectSelected(page, 'past');
  expect(await readScroll(page)).toBe(top);
});

test('with motion an address leads to its tab, by Back to the place where the visitor left it, and typed @desktop-and-phone', async ({
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
  await page.evaluate(() => (location.hash = '#exhibitions-proximas'));
  await expectSelected(page, 'upcoming');
  await expect(tab(page, 'upcoming')).toBeInViewport({ ratio: 1 });
});

test('a line of years leads to what no longer hangs', async ({ page }) => {
  await page.goto('/exhibiciones');
  const main = page.getByRole('main');
  const years = main.getByRole('navigation', { name: uiStrings.tabsLabel }).getByRole('link');
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

import type { Page } from '@playwright/test';
import type { ExhibitionStatus } from '../../src/schemas/exhibition-status.ts';
import { expect, followNavbarLink, holdScriptRequests, readScrollPosition, test } from './fixtures.ts';
import { exhibitionsSection as uiStrings, getTabExhibitions, site } from './fixture-content.ts';

const PAST_TAB_PATH = '/#exhibitions-pasadas';
const { tabs } = uiStrings;
const [pastExhibition] = getTabExhibitions('past');
/** Beginning of a text in the closed tab of past exhibitions. Text fragments match whole words. */
const [PAST_TEXT = ''] = /^(?:\S+ ){3}\S+/.exec(pastExhibition?.description ?? '') ?? [];
const TEXT_FRAGMENT_PATH = `/#:~:text=${encodeURIComponent(PAST_TEXT)}`;
const tab = (page: Page, status: ExhibitionStatus) =>
  page.getByRole('tab', { name: tabs[status], exact: true });

const expectSelected = (page: Page, status: ExhibitionStatus) =>
  expect(page.getByRole('tabpanel', { name: tabs[status], exact: true })).toBeVisible();

test('hydration keeps the tab of a fragment in place below the navbar', async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto(PAST_TAB_PATH);
  const link = page.getByRole('link', { name: tabs.past, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  const navbarBox = await page.getByRole('banner').boundingBox();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(navbarBox?.height ?? Number.NaN);
  const top = await readScrollPosition(page);
  release();
  await expectSelected(page, 'past');
  expect(await readScrollPosition(page)).toBe(top);
});

test('going back to a tab fragment restores the scroll position', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAST_TAB_PATH);
  await expectSelected(page, 'past');
  await page.evaluate(() => scrollBy({ top: 1400, behavior: 'instant' }));
  const scrollTop = await readScrollPosition(page);
  await followNavbarLink(page, site.navigation.links.at(-1)?.label ?? '');
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PAST_TAB_PATH);
  await expectSelected(page, 'past');
  await expect.poll(() => readScrollPosition(page)).toBe(scrollTop);
  await page.evaluate(() => {
    location.hash = '#exhibitions-proximas';
  });
  await expectSelected(page, 'upcoming');
  await expect(tab(page, 'upcoming')).toBeInViewport({ ratio: 1 });
});

test('a text fragment opens the tab of its text before hydration', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Other engines do not reveal hidden text in all versions.');
  const release = await holdScriptRequests(page);
  await page.goto(TEXT_FRAGMENT_PATH);
  await expect(page.getByText(PAST_TEXT)).toBeInViewport();
  await expect(page.locator('.exhibition-panel:visible')).toHaveCount(1);
  const top = await readScrollPosition(page);
  release();
  await expectSelected(page, 'past');
  await expect(page.getByText(PAST_TEXT)).toBeInViewport();
  expect(await readScrollPosition(page)).toBe(top);
});

test('going back to a tab fragment shows its tab before hydration', async ({ page }) => {
  await page.goto(PAST_TAB_PATH);
  await expectSelected(page, 'past');
  await page.goto('/exhibiciones');
  await holdScriptRequests(page);
  await page.goBack();
  await expect(page).toHaveURL(PAST_TAB_PATH);
  await expect(page.locator('.exhibition-panel:visible')).toHaveId('exhibitions-pasadas');
});

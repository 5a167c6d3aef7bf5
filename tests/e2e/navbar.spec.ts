import type { Locator, Page } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { recordTabOrderBothWays } from './tab-order.ts';
import { expect, NOT_FOUND_STATUS, readScroll, test } from './fixtures.ts';
import * as uiStrings from './fixture-content.ts';

const { site } = uiStrings;
const { navigation } = site;
const homeLabel = interpolate(navigation.homeLabel, { name: site.name });
const LIME = 'rgb(243, 242, 239)';
const INK = 'rgb(24, 25, 24)';
const NO_COLOUR = 'rgba(0, 0, 0, 0)';
const labelOf = (id: string) => navigation.links.find(({ section }) => section === id)?.label ?? '';
const bar = (page: Page) => page.getByRole('banner');
const links = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const link = (page: Page, name: string) => links(page).getByRole('link', { name, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const closer = (page: Page) => page.getByRole('button', { name: navigation.closeMenu });

async function expectTransparent(page: Page) {
  await expect(bar(page)).toHaveCSS('background-color', NO_COLOUR);
  await expect(bar(page)).toHaveCSS('box-shadow', 'none');
}

async function expectOpaque(page: Page) {
  await expect(bar(page)).toHaveCSS('background-color', LIME);
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none');
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top);

test('the bar stays at the top, transparent up to 50 px and opaque with a shadow from 51 @desktop-and-phone', async ({
  page,
}) => {
  await page.goto('/');
  await expectTransparent(page);
  await scrollTo(page, 51);
  await expectOpaque(page);
  await scrollTo(page, 50);
  await expectTransparent(page);
  await scrollTo(page, 4000);
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await page.reload();
  await expect.poll(() => readScroll(page)).toBeGreaterThan(51);
  await expectOpaque(page);
});

test('with motion the bar of a page without a cover, or opened below it, is opaque at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const note = () => {
      const bar = document.querySelector('header');
      if (bar) grounds.add(getComputedStyle(bar).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
  for (const arrive of [
    () => page.goto('/exhibiciones'),
    () => page.goto('/#contact'),
    () => page.reload(),
  ]) {
    await arrive();
    await expect(bar(page)).toHaveCSS('background-color', LIME);
    const grounds = await page.evaluate(() => [...(Reflect.get(window, 'grounds') as Set<string>)]);
    expect(grounds.filter((ground) => ![NO_COLOUR, LIME].includes(ground))).toEqual([]);
  }
  await expectOpaque(page);
});

test('with motion the name in the bar leads to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#contact');
  await expectOpaque(page);
  await links(page).getByRole('link', { name: homeLabel }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('on a page without photograph the bar is dark on light', async ({ page, allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await expectTransparent(page);
  await expect(bar(page)).toHaveCSS('color', INK);
  const visit = bar(page).getByRole('link', { name: navigation.visit.label });
  await expect(visit).toHaveCSS('background-color', NO_COLOUR);
  await expect(visit).toHaveCSS('color', INK);
  // As long as a page of the archive, which has the same bar and is only there with more than a dozen past exhibitions.
  await page.evaluate(() => (document.body.style.height = '300vh'));
  await scrollTo(page, 51);
  await expect(visit).toHaveCSS('background-color', INK);
  await expect(visit).toHaveCSS('color', LIME);
});

test('a link within the page leads to a section that says itself, without a ring around it', async ({
  page,
}) => {
  await page.goto('/');
  const regions = { ...uiStrings, exhibitions: uiStrings.exhibitionsSection };
  for (const { label, section } of navigation.links) {
    await link(page, label).press('Enter');
    const { heading } = regions[section as 'property' | 'exhibitions' | 'about' | 'contact'];
    const region = page.getByRole('region', { name: heading });
    await expect(region).toBeFocused();
    await expect(region).toHaveCSS('outline-style', 'none');
  }
});

test('the bar of a laptop has the links of the menu', async ({ page }) => {
  await page.goto('/');
  const names = (list: Locator) => list.getByRole('link').allTextContents();
  const visit = uiStrings.pages.find(({ path }) => path === '/visita')?.inFooter?.label ?? '';
  await page.setViewportSize({ width: 1280, height: 720 });
  const inBar = await names(links(page));
  const nav = await links(page).boundingBox();
  const last = await link(page, navigation.visit.label).boundingBox();
  expect((last?.x ?? Number.NaN) + (last?.width ?? 0)).toBeLessThanOrEqual(nav?.width ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await opener(page).click();
  const inMenu = await names(page.locator('#menu'));
  expect([...inBar, visit].map((name) => name.trim()).sort()).toEqual(
    inMenu.map((name) => name.trim()).sort(),
  );
});

async function expectClosed(page: Page) {
  await expect(closer(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
}

/** A visitor who came from the home page to a section and opens the menu. */
async function openMenu(page: Page) {
  await page.goto('/');
  await page.goto('/#about');
  await expect(link(page, navigation.links[0]?.label ?? '')).toBeHidden();
  await opener(page).click();
}

test('the menu covers the screen, with every link in sight @phone', async ({ page }) => {
  await openMenu(page);
  for (const { label } of navigation.links) await expect(link(page, label)).toBeInViewport({ ratio: 1 });
  await expect(link(page, navigation.visit.label)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#menu').getByText(uiStrings.VISIT_HOURS.Spanish)).toBeInViewport();
  const menu = await page.locator('#menu').boundingBox();
  expect(menu).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
});

test('while the menu is open what is behind has neither focus nor scroll @phone', async ({ page }) => {
  await openMenu(page);
  await expect(closer(page)).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const sections = navigation.links.map(({ label }) => label);
  const pages = [
    uiStrings.pages.find(({ path }) => path === '/visita')?.inFooter?.label ?? '',
    uiStrings.plansPage.link,
    uiStrings.sheet.link,
  ];
  const names = [homeLabel, navigation.closeMenu, ...sections, 'English', ...pages, navigation.visit.label];
  expect(await recordTabOrderBothWays(page)).toEqual({ names, faults: [] });
  await page.evaluate(() => window.scrollBy(0, 500));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

test('Escape, its button and Back close the menu and give the focus back @phone', async ({ page }) => {
  await openMenu(page);
  const main = page.locator('main');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => closer(page).click(),
    () => page.goBack(),
  ]) {
    await expect(main).toHaveAttribute('inert');
    await close();
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
  }
});

test('a wide screen closes the menu @phone', async ({ page }) => {
  await openMenu(page);
  // Hydrated: what turns a screen within one frame of it is no visitor.
  const main = page.locator('main');
  await expect(main).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await expect(main).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);
});

test('a link of the menu leads to its section, and Tab goes on from there @phone', async ({ page }) => {
  await openMenu(page);
  await link(page, labelOf('exhibitions')).click();
  await expectClosed(page);
  await expect(page).toHaveURL('/#exhibitions');
  await expect.poll(async () => (await page.locator('#exhibitions').boundingBox())?.y).toBeLessThan(80);
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => document.activeElement?.closest('section')?.id);
  expect(next).toBe('exhibitions');
});

test.describe('kept for Back', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is closed, also where its link was followed before its script @full-browser', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await opener(page).click();
    // As a link does before the menu's script listens to it.
    await page.evaluate(() => location.assign('/exhibiciones'));
    await expect(page).toHaveURL('/exhibiciones');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    const isKept = await page.evaluate(() => 'isKept' in window);
    test.skip(!isKept, 'the browser did not keep the page, as one short of memory or time may: run it again');
  });
});

test('the page keeps its position when a phone rotates @phone', async ({ page }) => {
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.goto('/');
  await scrollTo(page, 900);
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(phone.height);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeLessThan(0);
});

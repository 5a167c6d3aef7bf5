import type { Locator, Page } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { recordTabOrderBothWays } from './tab-order.ts';
import { expect, NOT_FOUND_STATUS, readScrollPosition, test } from './fixtures.ts';
import * as content from './fixture-content.ts';

const { site } = content;
const { navigation } = site;
const homeLabel = interpolate(navigation.homeLabel, { name: site.name });
const LIGHT = 'rgb(243, 242, 239)';
const DARK = 'rgb(24, 25, 24)';
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const getLinkLabel = (id: string) => navigation.links.find(({ section }) => section === id)?.label ?? '';
const navbar = (page: Page) => page.getByRole('banner');
const navbarLinks = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const navbarLink = (page: Page, name: string) => navbarLinks(page).getByRole('link', { name, exact: true });
const openButton = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const closeButton = (page: Page) => page.getByRole('button', { name: navigation.closeMenu });

/** Expects the icon of the menu button to have the colour of the texts of the navbar. */
async function expectIconColor(page: Page, color: string) {
  await expect(navbar(page).locator('.navbar-hamburger i').first()).toHaveCSS('border-top-color', color);
}

async function expectTransparent(page: Page) {
  await expect(navbar(page)).toHaveCSS('background-color', TRANSPARENT);
  await expect(navbar(page)).toHaveCSS('box-shadow', 'none');
}

async function expectOpaque(page: Page) {
  await expect(navbar(page)).toHaveCSS('background-color', LIGHT);
  await expect(navbar(page)).not.toHaveCSS('box-shadow', 'none');
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top);

test('the navbar turns opaque after 50 px of scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expectTransparent(page);
  await expectIconColor(page, LIGHT);
  await scrollTo(page, 51);
  await expectOpaque(page);
  await expectIconColor(page, DARK);
  await scrollTo(page, 50);
  await expectTransparent(page);
  await scrollTo(page, 4000);
  expect((await navbar(page).boundingBox())?.y).toBe(0);
  await page.reload();
  await expect.poll(() => readScrollPosition(page)).toBeGreaterThan(51);
  await expectOpaque(page);
});

test('the navbar turns opaque without a transition on page load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const backgrounds = new Set<string>();
    Object.assign(window, { backgrounds });
    const recordBackground = () => {
      const header = document.querySelector('header');
      if (header) backgrounds.add(getComputedStyle(header).backgroundColor);
      requestAnimationFrame(recordBackground);
    };
    recordBackground();
  });
  for (const navigate of [
    () => page.goto('/exhibiciones'),
    () => page.goto('/#contact'),
    () => page.reload(),
  ]) {
    await navigate();
    await expect(navbar(page)).toHaveCSS('background-color', LIGHT);
    const backgrounds = await page.evaluate(() => [...(Reflect.get(window, 'backgrounds') as Set<string>)]);
    expect(backgrounds.filter((color) => ![TRANSPARENT, LIGHT].includes(color))).toEqual([]);
  }
  await expectOpaque(page);
});

test('the site name in the navbar scrolls to the top of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#contact');
  await expectOpaque(page);
  await navbarLinks(page).getByRole('link', { name: homeLabel }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the navbar has dark text on a page without a photo', async ({ page, allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await expectTransparent(page);
  await expect(navbar(page)).toHaveCSS('color', DARK);
  const visit = navbar(page).getByRole('link', { name: navigation.visit.label });
  await expect(visit).toHaveCSS('background-color', TRANSPARENT);
  await expect(visit).toHaveCSS('color', DARK);
  // Make the page long enough to scroll, like the archive, which the fixture site lacks.
  await page.evaluate(() => {
    document.body.style.height = '300vh';
  });
  await scrollTo(page, 51);
  await expect(visit).toHaveCSS('background-color', DARK);
  await expect(visit).toHaveCSS('color', LIGHT);
});

test('section links focus their region without a focus ring', async ({ page }) => {
  await page.goto('/');
  const regions = { ...content, exhibitions: content.exhibitionsSection };
  for (const { label, section } of navigation.links) {
    await navbarLink(page, label).press('Enter');
    const { heading } = regions[section as 'property' | 'exhibitions' | 'about' | 'contact'];
    const region = page.getByRole('region', { name: heading });
    await expect(region).toBeFocused();
    await expect(region).toHaveCSS('outline-style', 'none');
  }
});

test('the navbar and the menu have the same links', async ({ page }) => {
  await page.goto('/');
  const getLinkTexts = (list: Locator) => list.getByRole('link').allTextContents();
  const visitLabel = content.pages.find(({ path }) => path === '/visita')?.inFooter?.label ?? '';
  await page.setViewportSize({ width: 1280, height: 720 });
  const navbarTexts = await getLinkTexts(navbarLinks(page));
  const listBox = await navbarLinks(page).boundingBox();
  const lastLinkBox = await navbarLink(page, navigation.visit.label).boundingBox();
  expect((lastLinkBox?.x ?? Number.NaN) + (lastLinkBox?.width ?? 0)).toBeLessThanOrEqual(listBox?.width ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await openButton(page).click();
  const menuTexts = await getLinkTexts(page.locator('#menu'));
  expect([...navbarTexts, visitLabel].map((name) => name.trim()).sort()).toEqual(
    menuTexts.map((name) => name.trim()).sort(),
  );
});

async function expectMenuClosed(page: Page) {
  await expect(closeButton(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
}

/** Goes from the home page to a section and opens the menu. */
async function openMenu(page: Page) {
  await page.goto('/');
  await page.goto('/#about');
  await expect(navbarLink(page, navigation.links[0]?.label ?? '')).toBeHidden();
  await openButton(page).click();
}

test('the menu covers the screen with every link in view', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page);
  for (const { label } of navigation.links)
    await expect(navbarLink(page, label)).toBeInViewport({ ratio: 1 });
  await expect(navbarLink(page, navigation.visit.label)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#menu').getByText(content.VISIT_HOURS.Spanish)).toBeInViewport();
  const menuBox = await page.locator('#menu').boundingBox();
  expect(menuBox).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.locator('#menu')).toHaveCSS('overflow-y', 'auto');
  // The two lines of the button have become a cross.
  const [first, second] = await closeButton(page)
    .locator('i')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(Math.abs((first ?? Number.NaN) - (second ?? Number.NaN))).toBeLessThan(1);
});

test('the open menu makes the page behind it inert', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page);
  await expect(closeButton(page)).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const sectionLabels = navigation.links.map(({ label }) => label);
  const pageLabels = [
    content.pages.find(({ path }) => path === '/visita')?.inFooter?.label ?? '',
    content.plansPage.link,
    content.factSheet.link,
  ];
  const names = [
    homeLabel,
    navigation.closeMenu,
    ...sectionLabels,
    'English',
    ...pageLabels,
    navigation.visit.label,
  ];
  expect(await recordTabOrderBothWays(page)).toEqual({ names, faults: [] });
  await page.evaluate(() => window.scrollBy(0, 500));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

test('closing the menu returns the focus to its button', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page);
  const main = page.locator('main');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => closeButton(page).click(),
    () => page.goBack(),
  ]) {
    await expect(main).toHaveAttribute('inert');
    await close();
    await expectMenuClosed(page);
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
  }
});

test('a resize to a wide viewport closes the menu', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page);
  // The menu's script sets `inert`, so wait for it before the resize.
  const main = page.locator('main');
  await expect(main).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await expect(main).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectMenuClosed(page);
});

test('a menu link moves the tab order to its section', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page);
  await navbarLink(page, getLinkLabel('exhibitions')).click();
  await expectMenuClosed(page);
  await expect(page).toHaveURL('/#exhibitions');
  await expect.poll(async () => (await page.locator('#exhibitions').boundingBox())?.y).toBeLessThan(80);
  await page.keyboard.press('Tab');
  const focusedSectionId = await page.evaluate(() => document.activeElement?.closest('section')?.id);
  expect(focusedSectionId).toBe('exhibitions');
});

test.describe('back/forward cache', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a restored page has a closed menu', { tag: '@full-browser' }, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Reflect.set(window, 'isRestored', true));
    await openButton(page).click();
    // Navigate like a menu link before hydration, which leaves the menu open.
    await page.evaluate(() => location.assign('/exhibiciones'));
    await expect(page).toHaveURL('/exhibiciones');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    const isRestored = await page.evaluate(() => 'isRestored' in window);
    test.skip(
      !isRestored,
      'The browser did not restore the page from the back/forward cache. Run the test again.',
    );
  });
});

test('the page keeps its scroll position when a phone rotates', { tag: '@phone' }, async ({ page }) => {
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.goto('/');
  await scrollTo(page, 900);
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(phone.height);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await navbar(page).boundingBox())?.y).toBeLessThan(0);
});

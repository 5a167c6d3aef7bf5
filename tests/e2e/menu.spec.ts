import type { Page } from '@playwright/test';
import { walkThereAndBack } from './focus-stops.ts';
import { expect, test } from './visitor.ts';
import { contact, site } from './written-words.ts';

const { navigation } = site;
const EXHIBITIONS = navigation.links.find(({ section }) => section === 'exhibitions')?.label ?? '';
const opener = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const closer = (page: Page) => page.getByRole('button', { name: navigation.closeMenu });
const bar = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

async function expectClosed(page: Page) {
  await expect(closer(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.goto('/#about');
  await expect(link(page, navigation.links[0]?.label ?? '')).toBeHidden();
  await opener(page).click();
});

test('the menu covers the screen and has the focus, and what is behind can neither have it nor scroll @phone', async ({
  page,
}) => {
  for (const { label } of navigation.links) await expect(link(page, label)).toBeInViewport({ ratio: 1 });
  await expect(link(page, navigation.visit.label)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#menu').getByText(contact.details.hours.value)).toBeInViewport();
  const menu = await page.locator('#menu').boundingBox();
  expect(menu).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(closer(page)).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const links = [...navigation.links, navigation.visit].map(({ label }) => label);
  const names = [navigation.homeLabel, navigation.closeMenu, ...links];
  expect(await walkThereAndBack(page)).toEqual({ names, faults: [] });
  await page.evaluate(() => window.scrollBy(0, 500));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

for (const [what, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => closer(page).click()],
  ['Back', (page: Page) => page.goBack()],
] as const)
  test(`${what} closes the menu and gives the focus back @phone`, async ({ page }) => {
    // Hydrated.
    await expect(page.locator('main')).toHaveAttribute('inert');
    await close(page);
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
  });

test('a link closes the menu and leads to its section @phone', async ({ page }) => {
  await link(page, EXHIBITIONS).click();
  await expectClosed(page);
  await expect(page).toHaveURL('/#exhibitions');
  await expect.poll(async () => (await page.locator('#exhibitions').boundingBox())?.y).toBeLessThan(80);
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => document.activeElement?.closest('section')?.id);
  expect(next).toBe('exhibitions');
});

test('a screen that becomes wide closes the menu @phone', async ({ page }) => {
  await expect(closer(page)).toBeFocused();
  // Hydrated: what turns a screen within one frame of it is no visitor.
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);
});

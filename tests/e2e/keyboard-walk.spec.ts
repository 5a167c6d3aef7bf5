import type { Page } from '@playwright/test';
import { button as submitter, MESSAGE, notice, write } from './contact-page.ts';
import { walk } from './focus-stops.ts';
import { expect, hydrateIslands, NOT_FOUND_STATUS, test } from './visitor.ts';
import { contact, site } from './written-words.ts';

test.slow();

const { notices } = contact.form;
const { navigation } = site;

const link = (name: string) => `link "${name}"`;
const button = (name: string) => `button "${name}"`;

const menuStops = [...navigation.links.map(({ label }) => link(label)), link(navigation.visit.label)];

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
}

test('the keyboard is kept in the open menu, and each stop is named, in sight and marked', async ({
  page,
}) => {
  await openHome(page, 390);
  await hydrateIslands(page);
  await page.getByRole('button', { name: navigation.openMenu }).press('Enter');
  await expect(page.getByRole('button', { name: navigation.closeMenu })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const names = [link(navigation.homeLabel), button(navigation.closeMenu), ...menuStops];
  expect(await walk(page, 'Tab')).toEqual({ names, faults: [] });
  expect(await walk(page, 'Shift+Tab')).toEqual({ names: names.toReversed(), faults: [] });
});

test('the first stop of each page skips to the content', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  for (const address of ['/', '/analytics', '/no-existe']) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: site.skipLink });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test.describe('with a notice on the page', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page, 1440);
    await hydrateIslands(page);
    await write(page, MESSAGE);
    await submitter(page).press('Enter');
    // A notice under the pointer stays.
    await notice(page, notices.sent).hover();
    await expect(submitter(page)).toBeFocused();
  });

  test('Tab goes to it and on, and it covers no stop', async ({ page }) => {
    const { names, faults } = await walk(page, 'Tab');
    expect(names.slice(0, 3)).toEqual(['listitem ', button(site.notices.close), link(contact.privacy.link)]);
    expect(faults).toEqual([]);
    expect((await walk(page, 'Shift+Tab')).faults).toEqual([]);
  });

  for (const [place, tabs] of [
    ['beside it', 0],
    ['in it', 2],
  ] as const)
    test(`Escape ${place} closes it and leaves the focus where the message was sent`, async ({ page }) => {
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
      const focused = tabs > 0 ? page.getByRole('button', { name: site.notices.close }) : submitter(page);
      await expect(focused).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(notice(page, notices.sent)).toHaveCount(0);
      await expect(submitter(page)).toBeFocused();
    });
});

test('at 400 % zoom a notice does not cover the control that called for it', async ({ page }) => {
  // 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await hydrateIslands(page);
  await write(page, MESSAGE);
  await submitter(page).press('Enter');
  await expect(page.getByText(notices.sent.text)).toBeInViewport();
  await expect(submitter(page)).toBeFocused();
  // Playwright refuses to hover over what something else covers.
  await submitter(page).hover({ trial: true });
});

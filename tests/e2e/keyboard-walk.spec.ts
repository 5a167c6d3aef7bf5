import type { Page } from '@playwright/test';
import { walk } from './focus-stops.ts';
import { expect, hydrateIslands, NOT_FOUND_STATUS, test } from './visitor.ts';
import { contact, site } from './written-words.ts';

test.slow();

const { fields, submit, notices } = contact.form;
const { navigation } = site;

const link = (name: string) => `link "${name}"`;
const button = (name: string) => `button "${name}"`;
const notice = (page: Page) => page.getByRole('status', { name: site.notices.label }).getByRole('listitem');
const submitter = (page: Page) => page.getByRole('button', { name: submit });

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
    for (const { label } of Object.values(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
    await submitter(page).press('Enter');
    // A notice under the pointer stays.
    await notice(page).hover();
    await expect(notice(page)).toContainText(notices.sent.text);
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
      await expect(notice(page)).toHaveCount(0);
      await expect(submitter(page)).toBeFocused();
    });
});

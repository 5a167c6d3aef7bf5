import type { Page } from '@playwright/test';
import { countLetters, PAPERS } from './paper.ts';
import { expect, test } from './visitor.ts';
import * as words from './written-words.ts';

const { contact, current, exhibitionsSection, gallery, hero, property, site, vision } = words;
/** Three lines: fewer is a heading or a footer alone. */
const LEAST_LETTERS = 60;

/** Everything that a page says is printed, and nothing that is pressed, filled in or followed by hand. */
async function expectPrinted(page: Page, texts: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const text of texts)
    await expect
      .soft(page.getByText(text, { exact: true }).filter({ visible: true }), text)
      .not.toHaveCount(0);
  for (const role of ['button', 'tablist', 'textbox', 'navigation', 'radio', 'search'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  for (const name of [site.skipLink, hero.propertyLink, exhibitionsSection.detailsLink])
    await expect.soft(page.getByRole('link', { name, exact: true }), name).toHaveCount(0);
  await expect(page.getByRole('group', { name: property.carousel.thumbnails })).toBeHidden();
  await expect(page.locator('footer p').first()).toHaveCSS('color', 'rgb(24, 25, 24)');
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

test('the home page prints plainly and whole', async ({ page }) => {
  await page.goto('/');
  await expectPrinted(page, [
    words.hero.size,
    words.hero.text,
    property.heading,
    ...property.details.items.map(({ label }) => label),
    ...property.features.items,
    ...Object.values(exhibitionsSection.tabs),
    vision.pairs.today,
    ...words.inTabs.map(({ title }) => title),
    words.about.heading,
    words.vision.badge,
    contact.details.phone.value,
    contact.details.email.value,
    new URL(site.url).host,
  ]);
  for (const { caption } of gallery)
    await expect.soft(page.getByText(caption).filter({ visible: true }), caption).not.toHaveCount(0);
});

test('the page of an exhibition prints its title, label, photograph and text, and where it comes from', async ({
  page,
}) => {
  await page.goto(`/exhibiciones/${current.slug}`);
  await expectPrinted(page, [current.title, current.artist, ...current.essay, new URL(site.url).host]);
  await expect(page.getByRole('img', { name: current.imageAlt })).toBeVisible();
});

test('no sheet of a page is empty or has a line or two', async ({ page }) => {
  const pages = words.pages.map(({ path }) => path);
  for (const path of ['/', '/analytics', '/exhibiciones', `/exhibiciones/${current.slug}`, ...pages]) {
    await page.goto(path);
    for (const format of PAPERS)
      for (const letters of await countLetters(page, format))
        expect.soft(letters, `${path} ${format}`).toBeGreaterThanOrEqual(LEAST_LETTERS);
  }
});

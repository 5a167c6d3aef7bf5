import type { Page } from '@playwright/test';
import { expect, hydrateIslands, test } from './visitor.ts';
import * as words from './written-words.ts';

const { contact, exhibitionsSection, gallery, property, site } = words;
const [shown] = words.withStatus('actual');
const PRINTED_PICTURES = 6;
const MOST_PAGES = 8;
/** What a brochure of the property and of the current shows must say. */
const BROCHURE = [
  words.hero.size,
  words.hero.text,
  property.heading,
  ...[property.details, property.design, property.amenities].map(({ heading }) => heading),
  ...property.details.items.map(({ label }) => label),
  ...property.features.items,
  shown?.artist ?? 'no current exhibition',
  shown?.description ?? 'no current exhibition',
  words.about.heading,
  words.vision.badge,
  contact.heading,
  contact.details.hours.value,
  contact.details.phone.value,
  contact.details.email.value,
  new URL(site.url).host,
];

async function expectBrochure(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const word of BROCHURE)
    await expect
      .soft(page.getByText(word, { exact: true }).filter({ visible: true }), word)
      .not.toHaveCount(0);
  await expect(page.getByRole('img', { name: property.diagram.label })).toBeVisible();
  const carousel = page.getByRole('region', { name: property.carousel.label });
  for (const [index, { alt }] of gallery.entries())
    await expect
      .soft(carousel.getByAltText(alt, { exact: true }), alt)
      .toBeVisible({ visible: index < PRINTED_PICTURES });

  // Nothing on paper can be pressed, filled in or followed by hand.
  for (const role of ['banner', 'button', 'tab', 'textbox', 'status', 'navigation'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  await expect.soft(page.getByRole('link', { name: site.skipLink })).toHaveCount(0);
  for (const { title } of [...words.withStatus('pasada'), ...words.withStatus('proxima')])
    await expect.soft(page.getByRole('heading', { name: title }), title).toHaveCount(0);
}

/** Pages of a PDF, counted by their objects. */
async function countPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an untouched page prints as a brochure of a few sheets, and every picture on them is there', async ({
  page,
}) => {
  // Two documents with every picture in them.
  test.slow();
  await page.goto('/');
  for (const format of ['A4', 'Letter']) {
    const pages = await countPages(page, format);
    expect(pages, format).toBeGreaterThan(3);
    expect(pages, format).toBeLessThanOrEqual(MOST_PAGES);
  }
  await expectBrochure(page);
  for (const image of await page.locator('img:visible').all())
    await expect(image).toHaveJSProperty('complete', true);
});

test('it prints the same when another tab, slide and place are chosen', async ({ page }) => {
  await page.goto('/');
  await hydrateIslands(page);
  await page.getByRole('tab', { name: exhibitionsSection.tabs.past, exact: true }).click();
  await page.getByRole('button', { name: property.carousel.next }).click();
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByText(contact.form.fields.message.missing)).toBeVisible();
  await expectBrochure(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page prints the same', async ({ page }) => {
    await page.goto('/');
    await expectBrochure(page);
  });
});

test('the page of an exhibition prints its title, label and text on a sheet or two, and nothing to press', async ({
  page,
}) => {
  const [shown] = words.withStatus('actual');
  if (!shown) throw new Error('There is no current exhibition.');
  await page.goto('/exhibiciones');
  await page.getByRole('link', { name: shown.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.title);
  await page.emulateMedia({ media: 'print' });
  for (const text of [shown.artist, shown.date, ...shown.essay])
    await expect.soft(page.getByText(text, { exact: true })).toBeVisible();
  for (const role of ['banner', 'button', 'link', 'navigation'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  expect(await countPages(page, 'A4')).toBeLessThanOrEqual(2);
  expect(await countPages(page, 'Letter')).toBeLessThanOrEqual(2);
});

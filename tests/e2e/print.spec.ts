import type { Page } from '@playwright/test';
import { expect, test, wakeIslands } from './visitor.ts';
import {
  about,
  contact,
  exhibitionsSection,
  footer,
  gallery,
  hero,
  property,
  site,
  vision,
  withStatus,
} from './written-words.ts';

const PRINTED_PICTURES = 6;
const MOST_PAGES = 8;

test.skip(({ isMobile }) => isMobile, 'paper has its own size');

/** What a brochure of the property and of the current shows must say. */
async function expectBrochure(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const [shown] = withStatus('actual');
  const words = [
    hero.size,
    hero.heading,
    hero.text,
    property.heading,
    ...[property.details, property.design, property.amenities, property.features].map(
      ({ heading }) => heading,
    ),
    ...property.details.items.map(({ label }) => label),
    ...property.features.items,
    exhibitionsSection.heading,
    shown?.artist ?? 'no current exhibition',
    shown?.description ?? 'no current exhibition',
    about.heading,
    vision.heading,
    vision.badge,
    contact.heading,
    contact.details.hours.value,
    contact.details.phone.value,
    contact.details.email.value,
  ];
  for (const word of words)
    await expect
      .soft(main.getByText(word, { exact: true }).filter({ visible: true }), word)
      .not.toHaveCount(0);
  await expect(page.getByRole('img', { name: property.diagram.label })).toBeVisible();
  await expect(page.getByText(new URL(site.url).host, { exact: true })).toBeVisible();

  for (const [index, { alt }] of gallery.entries()) {
    const picture = page
      .getByRole('region', { name: property.carousel.label })
      .getByAltText(alt, { exact: true });
    await expect.soft(picture, alt).toBeVisible({ visible: index < PRINTED_PICTURES });
  }
}

/** Nothing on paper can be pressed, filled in or followed by hand. */
async function expectNoControls(page: Page): Promise<void> {
  for (const role of ['banner', 'button', 'tab', 'textbox', 'status', 'navigation'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByRole('link', { name: site.skipLink })).toHaveCount(0);
  for (const { title } of [...withStatus('pasada'), ...withStatus('proxima')])
    await expect.soft(page.getByRole('heading', { name: title }), title).toHaveCount(0);
  await expect(page.getByText(footer.motto, { exact: true }).last()).toBeVisible();
}

/** Pages of a PDF, counted by their objects. */
async function countPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the page prints as a brochure of the property and of the current shows, untouched', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expectBrochure(page);
  await expectNoControls(page);
});

test('it prints the same when islands are awake and another tab, slide and place are chosen', async ({
  page,
}) => {
  await page.goto('/');
  await wakeIslands(page);
  await page.getByRole('tab', { name: exhibitionsSection.tabs.past, exact: true }).click();
  await page.getByRole('button', { name: property.carousel.next }).click();
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByText(contact.form.fields.message.missing)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectBrochure(page);
  await expectNoControls(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page prints the same', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expectBrochure(page);
    await expectNoControls(page);
  });
});

for (const format of ['A4', 'Letter']) {
  test(`it takes a few sheets of ${format}, and every picture on them is there`, async ({ page }) => {
    await page.goto('/');
    const pages = await countPages(page, format);
    expect(pages).toBeGreaterThan(3);
    expect(pages).toBeLessThanOrEqual(MOST_PAGES);
    await page.emulateMedia({ media: 'print' });
    const missing = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
        .map(({ alt }) => alt),
    );
    expect(missing).toEqual([]);
  });
}

test('the page of an exhibition prints its title, label and text on a sheet or two, and nothing to press', async ({
  page,
}) => {
  const [shown] = withStatus('actual');
  await page.goto('/exhibiciones');
  await page.getByRole('link', { name: shown?.title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown?.title ?? '');
  await page.emulateMedia({ media: 'print' });
  for (const text of [shown?.artist, shown?.date, ...(shown?.essay ?? [])])
    await expect.soft(page.getByText(text ?? '', { exact: true })).toBeVisible();
  for (const role of ['banner', 'button', 'link', 'navigation'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  expect(await countPages(page, 'A4')).toBeLessThanOrEqual(2);
  expect(await countPages(page, 'Letter')).toBeLessThanOrEqual(2);
});

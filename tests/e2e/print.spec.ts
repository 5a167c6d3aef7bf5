import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';
import * as words from './written-words.ts';

const { contact, property, site } = words;
const [shown] = words.withStatus('actual') as [(typeof words.exhibitions)[0]];

/** Everything that a page says is printed, and nothing that is pressed, filled in or followed by hand. */
async function expectPrinted(page: Page, texts: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const text of texts)
    await expect
      .soft(page.getByText(text, { exact: true }).filter({ visible: true }), text)
      .not.toHaveCount(0);
  for (const role of ['button', 'tablist', 'textbox', 'navigation', 'radio'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  await expect.soft(page.getByRole('link', { name: site.skipLink })).toHaveCount(0);
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
    ...words.shownIn(words.siteWords).map(({ title }) => title),
    words.about.heading,
    words.vision.badge,
    contact.details.phone.value,
    contact.details.email.value,
    new URL(site.url).host,
  ]);
});

test('the page of an exhibition prints its title, label, photograph and text, and where it comes from', async ({
  page,
}) => {
  await page.goto(`/exhibiciones/${shown.slug}`);
  await expectPrinted(page, [shown.title, shown.artist, ...shown.essay, new URL(site.url).host]);
  await expect(page.getByRole('img', { name: shown.imageAlt })).toBeVisible();
});

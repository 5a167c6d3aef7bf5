import { expect, test } from './fixtures.ts';
import { currentExhibition, exhibitionsSection } from './fixture-content.ts';

const CURRENT_PATH = `/exhibiciones/${currentExhibition.slug}`;

test('selecting the text of a card stays on the page', async ({ page }) => {
  await page.goto('/exhibiciones');
  const card = page.getByRole('article', { name: currentExhibition.title });
  const description = card.getByText(currentExhibition.description, { exact: true });
  // A selection at the edge of the viewport would scroll the page.
  await description.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0 } = (await description.boundingBox()) ?? {};
  await page.mouse.move(x + 1, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 5);
  await page.mouse.up();
  expect(currentExhibition.description).toContain(
    await page.evaluate(() => getSelection()?.toString() || 'nothing'),
  );
  await expect(page).toHaveURL('/exhibiciones');
});

// Chromium's headless shell crashes when a click opens a new tab.
test('a click anywhere on a card opens its page', { tag: '@full-browser' }, async ({ page, context }) => {
  await page.goto('/exhibiciones');
  const card = page.getByRole('article', { name: currentExhibition.title });
  const image = card.getByRole('img', { name: currentExhibition.imageAlt });
  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const newPage = context.waitForEvent('page');
    // The link of the card covers the image, so Playwright must skip its hit test.
    await image.click({ ...options, force: true });
    await expect(await newPage).toHaveURL(CURRENT_PATH);
    await page.bringToFront();
  }
  await expect(card.getByRole('link', { name: exhibitionsSection.videoLink })).toHaveAttribute(
    'href',
    String(currentExhibition.videoLink),
  );
  await image.click({ force: true });
  await expect(page).toHaveURL(CURRENT_PATH);
});

import { expect, test } from './fixtures.ts';
import { current, exhibitionsSection } from './fixture-content.ts';

const CURRENT = `/exhibiciones/${current.slug}`;

test('the text of a card can be selected, and does not lead away', async ({ page }) => {
  await page.goto('/exhibiciones');
  const card = page.getByRole('article', { name: current.title });
  const description = card.getByText(current.description, { exact: true });
  // At the edge of the window a selection would scroll.
  await description.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await description.boundingBox();
  const { x = 0, y = 0 } = box ?? {};
  await page.mouse.move(x + 1, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 5);
  await page.mouse.up();
  expect(current.description).toContain(await page.evaluate(() => getSelection()?.toString() || 'nothing'));
  await expect(page).toHaveURL('/exhibiciones');
});

test('a card leads to its page wherever it is pressed, in another tab with Ctrl or the middle button', async ({
  page,
  context,
}) => {
  await page.goto('/exhibiciones');
  const card = page.getByRole('article', { name: current.title });
  const picture = card.getByRole('img', { name: current.imageAlt });
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    // What lies over the picture is the link.
    await picture.click({ ...press, force: true });
    await expect(await opened).toHaveURL(CURRENT);
    await page.bringToFront();
  }
  await expect(card.getByRole('link', { name: exhibitionsSection.videoLink })).toHaveAttribute(
    'href',
    String(current.videoLink),
  );
  await picture.click({ force: true });
  await expect(page).toHaveURL(CURRENT);
});

test('a finger leads from the text of a card, too @phone', async ({ page }) => {
  await page.goto('/exhibiciones');
  const card = page.getByRole('article', { name: current.title });
  await card.getByText(current.description, { exact: true }).tap({ force: true });
  await expect(page).toHaveURL(CURRENT);
});

import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from './fixtures.ts';
import { contact, exhibitionsSection, hero, property, site } from './fixture-content.ts';

const { fields, submit } = contact.form;
const { carousel, diagram } = property;

/** Returns a computed style of the element, or of one of its pseudo-elements. */
const readStyle = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, pseudoElement]) => getComputedStyle(element, pseudoElement).getPropertyValue(name),
    [property, pseudo] as const,
  );

const readSystemColor = (page: Page, color: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
    return getComputedStyle(probe).color;
  }, color);

test('forced colors replace backgrounds and shadows with system colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page);
  const tab = page.getByRole('tab', { name: exhibitionsSection.tabs.past, exact: true });
  await tab.click();
  await page.getByRole('button', { name: submit }).click();
  const field = page.getByRole('textbox', { name: fields.message.label, exact: true });
  await expect.poll(() => readStyle(field, 'border-bottom-width'), 'an error').toBe('3px');
  await field.focus();
  const thumbnails = page.getByRole('group', { name: carousel.thumbnails });
  const previous = page.getByRole('button', { name: carousel.previous });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const diagramLine = page.getByRole('img', { name: diagram.label }).locator('.diagram-wall').first();

  for (const [locator, style, color, pseudo] of [
    [tab, 'border-top-color', 'Highlight', '::after'],
    [thumbnails.locator('[aria-current=true]'), 'border-top-color', 'Highlight', '::after'],
    [field, 'outline-color', 'Highlight'],
    [previous, 'color', 'GrayText'],
    [page.locator('#property li svg').first(), 'color', 'CanvasText'],
    [diagramLine, 'border-left-color', 'CanvasText'],
    [page.locator('.navbar-hamburger i').first(), 'border-top-color', 'CanvasText'],
    [page.getByRole('link', { name: hero.exhibitionsLink }), 'background-color', 'Canvas'],
  ] as const)
    await expect
      .poll(() => readStyle(locator, style, pseudo), `${String(locator)} ${style}`)
      .toBe(await readSystemColor(page, color));
  await page.goto('/ficha');
  for (const drawing of await page.locator('figure img').all())
    expect(await readStyle(drawing, 'background-color'), 'background of a drawing').not.toBe(
      'rgba(0, 0, 0, 0)',
    );
});

test('forced colors keep the line above the key figures unbroken', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const keyFigures = page.locator('#about dl');
  await page.evaluate(() => document.fonts.ready);
  const { x, y, width } = (await keyFigures.boundingBox()) as DOMRect;
  const line = await page.screenshot({ fullPage: true, clip: { x, y, width, height: 1 } });
  const shades = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(image.width, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const { data = [] } = canvas?.getImageData(0, 0, image.width, 1) ?? {};
      return [...new Set(Array.from(data).filter((_, index) => index % 4 === 0))];
    },
    [...line],
  );
  expect(shades).toHaveLength(1);
});

test('ornaments are borders, which forced dark mode keeps', async ({ page }) => {
  await page.goto('/');
  const filledElements = await page
    .locator('i:empty')
    .evaluateAll((elements) =>
      elements.filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    );
  expect(filledElements).toEqual([]);
});

test('increased contrast makes secondary text as dark as the body text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  const label = page.getByText(contact.details.hours.label, { exact: true });
  expect(await readStyle(label, 'color')).toBe(await readStyle(page.locator('body'), 'color'));
});

test('increased contrast thickens the focus ring', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await readStyle(page.getByRole('link', { name: site.skipLink }), 'outline-width')).toBe('4px');
});

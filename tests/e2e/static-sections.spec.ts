import type { Page } from '@playwright/test';
import { expect, VIEWPORTS, test } from './fixtures.ts';
import { hero } from './fixture-content.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the hero number fits its column with the web font and the fallback', async ({ page }) => {
  await page.goto('/');
  const heroRegion = region(page, hero.heading);
  const number = heroRegion.locator('svg');
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    const name = `${width} × ${height}`;
    const fit = await number.evaluate((svg) => {
      const [text] = svg.children as unknown as [SVGTextElement];
      const textLength = text.getAttribute('textLength') ?? '';
      text.removeAttribute('textLength');
      const naturalLength = text.getComputedTextLength();
      text.setAttribute('textLength', textLength);
      const readFit = () => {
        const [ink, column] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
        const isFull = ink.right > column.right - 0.05 * column.width;
        const isHigh = svg.clientHeight >= Number.parseFloat(getComputedStyle(svg).maxHeight) - 1;
        const end = Math.round(text.getEndPositionOfChar(text.getNumberOfChars() - 1).x);
        return {
          end,
          fitsColumn: ink.right < column.right + 0.01 * column.width,
          fillsColumn: isFull || isHigh,
        };
      };
      const withWebFont = readFit();
      text.style.fontFamily = 'serif';
      const withFallback = readFit();
      text.style.fontFamily = '';
      return { stretch: Number(textLength) / naturalLength, withWebFont, withFallback };
    });
    expect.soft(fit.withWebFont, name).toMatchObject({ fitsColumn: true, fillsColumn: true });
    expect.soft(fit.withFallback, `${name}, with the fallback font`).toEqual(fit.withWebFont);
    expect.soft(Math.abs(fit.stretch - 1), `${name}, not distorted`).toBeLessThan(0.01);
    for (const text of [hero.text, hero.propertyLink, hero.exhibitionsLink])
      await expect.soft(heroRegion.getByText(text, { exact: true }), text).toBeInViewport({ ratio: 0.98 });
    expect.soft((await heroRegion.boundingBox())?.height, `${name}, filled`).toBe(height);
    // Each link fits on one line.
    for (const link of await heroRegion.getByRole('link').all())
      if (width >= 360) expect.soft((await link.boundingBox())?.height, name).toBeLessThan(60);
    // In landscape, the number has at least a fifth of the viewport height.
    const { height: numberHeight = 0 } = (await number.boundingBox()) ?? {};
    if (width > height) expect.soft(numberHeight, name).toBeGreaterThan(height / 5);
  }
});

test('the hero heading grows with the text size', async ({ page }) => {
  await page.goto('/');
  const heroRegion = region(page, hero.heading);
  const heading = heroRegion.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const readSize = () => heading.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  let previousSize = 0;
  for (const percent of [100, 125, 150, 175, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`);
    const picture = await heroRegion.getByRole('img', { name: hero.imageAlt }).boundingBox();
    const text = await heroRegion.locator('.hero-text').boundingBox();
    const end = (picture?.y ?? Number.NaN) + (picture?.height ?? Number.NaN);
    expect.soft(end, `${percent} %`).toBeLessThanOrEqual((text?.y ?? Number.NaN) + 0.5);
    const size = await readSize();
    expect.soft(size, `heading at ${percent} %`).toBeGreaterThan(previousSize);
    previousSize = size;
  }
});

import type { Page } from '@playwright/test';
import { expect, VIEWPORTS, test } from './fixtures.ts';
import { hero } from './fixture-content.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
test('the number fits its column on every screen, before and after its font', async ({ page }) => {
  await page.goto('/');
  const cover = region(page, hero.heading);
  const number = cover.locator('svg');
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    const name = `${width} × ${height}`;
    const fit = await number.evaluate((svg) => {
      const [text] = svg.children as unknown as [SVGTextElement];
      const told = text.getAttribute('textLength') ?? '';
      text.removeAttribute('textLength');
      const own = text.getComputedTextLength();
      text.setAttribute('textLength', told);
      const read = () => {
        const [ink, column] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
        const isFull = ink.right > column.right - 0.05 * column.width;
        const isHigh = svg.clientHeight >= Number.parseFloat(getComputedStyle(svg).maxHeight) - 1;
        const end = Math.round(text.getEndPositionOfChar(text.getNumberOfChars() - 1).x);
        return { end, isIn: ink.right < column.right + 0.01 * column.width, fills: isFull || isHigh };
      };
      const withFont = read();
      text.style.fontFamily = 'serif';
      const withoutFont = read();
      text.style.fontFamily = '';
      return { stretch: Number(told) / own, withFont, withoutFont };
    });
    expect.soft(fit.withFont, name).toMatchObject({ isIn: true, fills: true });
    expect.soft(fit.withoutFont, `${name}, before its font`).toEqual(fit.withFont);
    expect.soft(Math.abs(fit.stretch - 1), `${name}, not distorted`).toBeLessThan(0.01);
    for (const words of [hero.text, hero.propertyLink, hero.exhibitionsLink])
      await expect.soft(cover.getByText(words, { exact: true }), words).toBeInViewport({ ratio: 0.98 });
    expect.soft((await cover.boundingBox())?.height, `${name}, filled`).toBe(height);
    // One line each.
    for (const link of await cover.getByRole('link').all())
      if (width >= 360) expect.soft((await link.boundingBox())?.height, name).toBeLessThan(60);
    // A low screen leaves the number a fifth of its height.
    const { height: own = 0 } = (await number.boundingBox()) ?? {};
    if (width > height) expect.soft(own, `${width} × ${height}`).toBeGreaterThan(height / 5);
  }
});

test('the cover picture ends above the words and the heading grows', async ({ page }) => {
  await page.goto('/');
  const cover = region(page, hero.heading);
  const heading = cover.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const readSize = () => heading.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  let last = 0;
  for (const percent of [100, 125, 150, 175, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    const picture = await cover.getByRole('img', { name: hero.imageAlt }).boundingBox();
    const words = await cover.locator('.hero-words').boundingBox();
    const end = (picture?.y ?? Number.NaN) + (picture?.height ?? Number.NaN);
    expect.soft(end, `${percent} %`).toBeLessThanOrEqual((words?.y ?? Number.NaN) + 0.5);
    const size = await readSize();
    expect.soft(size, `heading at ${percent} %`).toBeGreaterThan(last);
    last = size;
  }
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './visitor.ts';
import { hero, site } from './written-words.ts';

/** Phones upright and lying, tablets, and screens as flat and as wide as they come. */
const SCREENS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
] as const;
/** WCAG 2.2, 1.4.3; we ask it of large text too. */
const LEAST_FOR_TEXT = 4.5;
/** WCAG 2.2, 1.4.11. */
const LEAST_FOR_LINES = 3;
/** How far from the control the focus ring is, and how thick (design §2.4). */
const RING = { offset: 4, width: 2 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something to be read or recognised, and where its ink may be. */
interface Mark {
  name: string;
  color: string;
  boxes: Box[];
}

/** A part of the page as it is painted. */
interface Ground {
  box: Box;
  data: Buffer;
  width: number;
}

test.skip(({ isMobile }) => isMobile, 'the walk sets its own screens');
// The ink is hidden by a style of the test, which the page's policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Every text inside an element, line by line, as high as its line and no higher, where it is on the page. */
function findTexts(root: Locator): Promise<Mark[]> {
  return root.evaluate((element) => {
    const marks: Mark[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, lineHeight } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => {
        const spare = Math.max(0, bottom - top - Number.parseFloat(lineHeight)) / 2;
        return { left, right, top: top + scrollY + spare, bottom: bottom + scrollY - spare };
      });
      marks.push({ name: text, color, boxes });
    }
    return marks;
  });
}

const readBox = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  });

/** The pixels of an element, below the edge of the screen as well. */
async function readGround(page: Page, element: Locator): Promise<Ground> {
  const box = await readBox(element);
  const clip = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  const picture = sharp(await page.screenshot({ clip, fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { box, data, width: info.width };
}

/** Linear light of each value of a channel, 0 to 255 (WCAG 2.2, relative luminance). */
const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** The contrast of a mark with the pixel under it that is nearest to its own colour. */
function leastContrast({ color, boxes }: Mark, { box, data, width }: Ground): number {
  const ink = luminance(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  let least = Number.POSITIVE_INFINITY;
  for (const { left, top, right, bottom } of boxes) {
    const from = Math.max(0, Math.floor(left - box.left));
    const to = Math.min(width, Math.ceil(right - box.left));
    const end = Math.ceil(bottom - box.top);
    for (let y = Math.max(0, Math.floor(top - box.top)); y < end; y += 1) {
      for (let at = (y * width + from) * 3; at < (y * width + to) * 3; at += 3) {
        const ground = luminance(data[at], data[at + 1], data[at + 2]);
        const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        if (contrast < least) least = contrast;
      }
    }
  }
  return least;
}

/** The marks that stand too near to what is under them, with their contrast. */
function findFaint(marks: Mark[], ground: Ground, needed: number): string[] {
  expect(marks.length).toBeGreaterThan(0);
  return marks
    .map((mark) => [mark.name, leastContrast(mark, ground)] as const)
    .filter(([, contrast]) => contrast < needed || !Number.isFinite(contrast))
    .map(([name, contrast]) => `${contrast.toFixed(2)} ${name}`);
}

/** Leaves every colour as it is and prints no letter, so that the pixels are those under the text. */
async function hideInk(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { -webkit-text-fill-color: transparent !important }' });
}

/** The four sides of a focused control's ring, and a pixel around them. */
async function readRing(name: string, link: Locator): Promise<Mark> {
  const box = await readBox(link);
  const color = await link.evaluate((element) => {
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    return outlineStyle === 'solid' ? outlineColor : 'no ring';
  });
  const grow = (by: number): Box => ({
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  });
  const outer = grow(RING.offset + RING.width + 1);
  const inner = grow(RING.offset - 1);
  const boxes = [
    { ...outer, bottom: inner.top },
    { ...outer, top: inner.bottom },
    { ...outer, right: inner.left },
    { ...outer, left: inner.right },
  ];
  return { name: `ring of ${name}`, color, boxes };
}

for (const [width, height] of SCREENS) {
  test(`text and focus are seen on the lightest pixel of the photograph at ${width} × ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    await hideInk(page);
    const cover = page.getByRole('region', { name: hero.heading });
    const ground = await readGround(page, cover);
    const texts = [...(await findTexts(page.getByRole('banner'))), ...(await findTexts(cover))];
    expect.soft(findFaint(texts, ground, LEAST_FOR_TEXT), 'texts at rest').toEqual([]);

    for (const name of [site.navigation.homeLabel, hero.propertyLink, hero.exhibitionsLink]) {
      const link = page.getByRole('link', { name, exact: true });
      await link.hover();
      const hovered = findFaint(await findTexts(link), await readGround(page, link), LEAST_FOR_TEXT);
      expect.soft(hovered, `hover over ${name}`).toEqual([]);

      // A key, so that the focus is one to be seen.
      await page.keyboard.press('Shift');
      await link.focus();
      const ring = await readRing(name, link);
      expect.soft(findFaint([ring], ground, LEAST_FOR_LINES)).toEqual([]);
    }
  });
}

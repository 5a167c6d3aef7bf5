import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fill } from '../../../src/fill.ts';
import { contrast, luminance } from '../luminance.ts';
import { expect, test, words } from './published-site.ts';

const { hero, site } = words;
/** WCAG 2.2, 1.4.3 and 1.4.11; we ask the first of large text too. */
const LEAST = { text: 4.5, lines: 3 };
/**
 * The narrowest and flattest screens of each layout, and usual ones: between two of them the photograph is cut, and the text lies, as between
 * what both show.
 */
const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1080],
] as const;
/** Where the focus ring begins and ends, a pixel around it included, counted from its control. */
const RING = { from: 3, to: 7 };

type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Something to be read or recognised, and where its ink may be. */
interface Mark {
  name: string;
  color: string;
  boxes: Box[];
}

// The ink is hidden by a style of the test, which the page's policy would rightly refuse.
test.use({ bypassCSP: true });

/** Every text inside an element, line by line, as high as its line and no higher, where it is on the page. */
const findTexts = (root: Locator): Promise<Mark[]> =>
  root.evaluate((element) => {
    const marks: Mark[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!name || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, lineHeight } = getComputedStyle(parent);
      // A drawing's measures are in its own units.
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => {
        const spare = Math.max(0, bottom - top - Number.parseFloat(lineHeight) * scale) / 2;
        return { left, right, top: top + scrollY + spare, bottom: bottom + scrollY - spare };
      });
      marks.push({ name, color, boxes });
    }
    return marks;
  });

/** The four sides of a focused control's ring. */
const findRing = (link: Locator): Promise<Mark> =>
  link.evaluate((element, { from, to }) => {
    const { left, right, y, height } = element.getBoundingClientRect();
    const top = y + scrollY;
    const bottom = top + height;
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    const outer = { left: left - to, top: top - to, right: right + to, bottom: bottom + to };
    const boxes = [
      { ...outer, bottom: top - from },
      { ...outer, top: bottom + from },
      { ...outer, right: left - from },
      { ...outer, left: right + from },
    ];
    return { name: 'focus ring', color: outlineStyle === 'solid' ? outlineColor : 'none', boxes };
  }, RING);

/** The pixels of the page as it is painted, three bytes each; of some marks alone, those of the lines they are on. */
async function readGround(page: Page, marks?: Mark[]) {
  const boxes = marks?.flatMap((mark) => mark.boxes) ?? [];
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)));
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - y;
  const width = page.viewportSize()?.width ?? 0;
  const clip = marks && { clip: { x: 0, y, width, height: Math.ceil(height) } };
  const painted = sharp(await page.screenshot({ fullPage: true, ...clip })).removeAlpha();
  const { data, info } = await painted.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, top: clip ? y : 0, bottom: (clip ? y : 0) + info.height };
}

type Ground = Awaited<ReturnType<typeof readGround>>;

/** The marks whose contrast with the pixel under them that is nearest to their own colour is not enough. */
function findFaint(marks: Mark[], { data, width, ...ground }: Ground, needed: number): string[] {
  expect(marks).not.toEqual([]);
  return marks.flatMap(({ name, color, boxes }) => {
    const ink = luminance(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    let least = Number.POSITIVE_INFINITY;
    for (const { left, top, right, bottom } of boxes)
      for (let y = Math.floor(top); y < Math.ceil(bottom); y += 1)
        for (let x = Math.floor(left); x < Math.ceil(right); x += 1) {
          if (x < 0 || y < ground.top || x >= width || y >= ground.bottom) continue;
          const at = ((y - ground.top) * width + x) * 3;
          least = Math.min(least, contrast(ink, luminance(data[at], data[at + 1], data[at + 2])));
        }
    return least >= needed && Number.isFinite(least) ? [] : [`${least.toFixed(2)} ${name}`];
  });
}

// One page in all its shapes, so that only what a shape changes is loaded again.
test('text and focus are seen on the lightest pixel of the photograph, whatever the screen', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  // Leaves every colour as it is and prints no letter; what is below the cover would only make the pictures longer.
  await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important } text { fill: transparent } .hero ~ *, footer { display: none }',
  });
  const cover = page.getByRole('region', { name: hero.heading });
  for (const [width, height] of SCREENS)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const photograph = cover.getByRole('img', { name: hero.imageAlt });
      // Decoding is refused while the browser changes to the picture of another width.
      await expect(async () => {
        await photograph.evaluate((image: HTMLImageElement) => image.decode());
      }).toPass();
      await page.mouse.move(0, height - 1);
      const texts = [...(await findTexts(page.getByRole('banner'))), ...(await findTexts(cover))];
      const atRest = await readGround(page);
      expect.soft(findFaint(texts, atRest, LEAST.text), 'texts at rest').toEqual([]);
      for (const name of [
        fill(site.navigation.homeLabel, { name: site.name }),
        hero.propertyLink,
        hero.exhibitionsLink,
      ]) {
        const link = page.getByRole('link', { name, exact: true });
        await link.hover();
        const label = await findTexts(link);
        const hovered = findFaint(label, await readGround(page, label), LEAST.text);
        expect.soft(hovered, `hover over ${name}`).toEqual([]);

        // A key, so that the focus is one to be seen.
        await page.keyboard.press('Shift');
        await link.focus();
        expect.soft(findFaint([await findRing(link)], atRest, LEAST.lines), `focus on ${name}`).toEqual([]);
        await link.blur();
      }
    });
});

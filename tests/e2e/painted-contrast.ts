import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from './luminance.ts';
import { expect } from './fixtures.ts';

/** WCAG 2.2, 1.4.3; we ask it of large text too. */
export const LEAST_TEXT_CONTRAST = 4.5;

type Rect = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Something to be read or recognised, and where its ink may be. */
export interface Mark {
  name: string;
  color: string;
  boxes: Rect[];
}

/** Leaves every colour as it is and prints no letter; what is below the cover would only make the pictures longer. Needs `bypassCSP`. */
export async function hideInk(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important } text { fill: transparent } .hero ~ *, footer { display: none }',
  });
}

/** Every text inside an element, line by line, as high as its line and no higher, where it is on the page. */
export const findTexts = (root: Locator): Promise<Mark[]> =>
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

/** The pixels of the page as it is painted, three bytes each; of some marks alone, those of the lines they are on. */
export async function readGround(page: Page, marks?: Mark[]) {
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
export function findFaint(marks: Mark[], { data, width, ...ground }: Ground, needed: number): string[] {
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

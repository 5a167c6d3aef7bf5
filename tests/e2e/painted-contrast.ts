import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from './luminance.ts';
import { expect } from './fixtures.ts';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). The tests apply it to large text too. */
export const MIN_TEXT_CONTRAST = 4.5;

type Rect = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Text or graphic to check: its colour, and its boxes in CSS pixels from the top left of the page. */
export interface Mark {
  name: string;
  color: string;
  boxes: Rect[];
}

/** Hides all text but keeps its computed colour, and hides the page below the hero. Needs `bypassCSP`. */
export async function hideText(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important } text { fill: transparent } .hero ~ *, footer { display: none }',
  });
}

/** Returns each visible text node of an element, with a box of line height for each line. */
export const findPaintedTexts = (root: Locator): Promise<Mark[]> =>
  root.evaluate((element) => {
    const marks: Mark[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!name || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, lineHeight } = getComputedStyle(parent);
      // Line heights in an SVG are in user units.
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => {
        const leading = Math.max(0, bottom - top - Number.parseFloat(lineHeight) * scale) / 2;
        return { left, right, top: top + scrollY + leading, bottom: bottom + scrollY - leading };
      });
      marks.push({ name, color, boxes });
    }
    return marks;
  });

interface PagePixels {
  /** Three bytes (red, green, blue) per pixel, row by row. */
  data: Buffer;
  width: number;
  /** Rows of the page, in CSS pixels, between which the screenshot lies. */
  top: number;
  bottom: number;
}

/** Takes a screenshot of the whole page, or only of the rows that the marks occupy. */
export async function readPixels(page: Page, marks?: Mark[]): Promise<PagePixels> {
  const boxes = marks?.flatMap((mark) => mark.boxes) ?? [];
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)));
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - y;
  const width = page.viewportSize()?.width ?? 0;
  const clip = marks && { clip: { x: 0, y, width, height: Math.ceil(height) } };
  const screenshot = sharp(await page.screenshot({ fullPage: true, ...clip })).removeAlpha();
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, top: clip ? y : 0, bottom: (clip ? y : 0) + info.height };
}

/** Describes each mark whose lowest contrast with a pixel of its boxes is below `required`. */
export function getLowContrasts(
  marks: Mark[],
  { data, width, ...pixels }: PagePixels,
  required: number,
): string[] {
  expect(marks).not.toEqual([]);
  const lowContrasts: string[] = [];
  for (const { name, color, boxes } of marks) {
    const textLuminance = luminance(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    let minContrast = Number.POSITIVE_INFINITY;
    for (const { left, top, right, bottom } of boxes)
      for (let y = Math.floor(top); y < Math.ceil(bottom); y += 1)
        for (let x = Math.floor(left); x < Math.ceil(right); x += 1) {
          if (x < 0 || y < pixels.top || x >= width || y >= pixels.bottom) continue;
          const offset = ((y - pixels.top) * width + x) * 3;
          minContrast = Math.min(
            minContrast,
            contrast(textLuminance, luminance(data[offset], data[offset + 1], data[offset + 2])),
          );
        }
    if (minContrast < required || !Number.isFinite(minContrast))
      lowContrasts.push(`${minContrast.toFixed(2)} ${name}`);
  }
  return lowContrasts;
}

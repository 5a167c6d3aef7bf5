import type { Page } from '@playwright/test';
import { installPageColors, type PageColors } from './page-colors.ts';

/** Opacity below which a shape counts as invisible. */
const MIN_OPACITY = 0.1;

/**
 * Returns pairs of texts that overlap. Compares the middle half of each line, because the boxes of lines with a tight leading overlap. Texts may scroll below the navbar and other fixed elements.
 */
export const getOverlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_OVERLAP_PX = 2;
    interface Line {
      text: string;
      /** Fixed element with the text. */
      layer: Element | undefined;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** Returns whether an ancestor clips the point. A carousel clips the slides beside the current slide. */
    const isClipped = (element: Element | null, x: number, y: number): boolean => {
      for (
        let ancestor = element;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (ancestor instanceof SVGElement || getComputedStyle(ancestor).overflowX === 'visible') continue;
        const { left, top, right, bottom } = ancestor.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    };
    const findLayer = (element: Element | null): Element | undefined => {
      if (!element) return undefined;
      return getComputedStyle(element).position === 'fixed' ? element : findLayer(element.parentElement);
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      const isVisible = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text || !isVisible || element?.closest('[inert]')) continue;
      const layer = findLayer(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        const quarter = height / 4;
        if (width < MIN_OVERLAP_PX || isClipped(element, (left + right) / 2, (top + bottom) / 2)) continue;
        lines.push({ text, layer, left, right, top: top + quarter, bottom: bottom - quarter });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    const overlaps: string[] = [];
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        const overlapX = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const overlapY = Math.min(line.bottom, other.bottom) - other.top;
        const isSameLayer = line.layer === other.layer && line.text !== other.text;
        if (isSameLayer && Math.min(overlapX, overlapY) > MIN_OVERLAP_PX)
          overlaps.push(`${line.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    return overlaps;
  });

/** Returns the texts on a photograph that have no background of their own. Contrast tests cover the photograph of the hero. */
export async function getTextsOnPhotographs(page: Page): Promise<string[]> {
  await installPageColors(page);
  return page.evaluate(() => {
    const { getAncestors } = Reflect.get(window, 'pageColors') as PageColors;
    const isOpaque = (element: Element) => {
      const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return Number(alpha) === 1;
    };
    const photographs = [...document.querySelectorAll('picture > img')].filter((image) =>
      image.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.hero, .navbar, .sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const photograph = photographs.find((image) => {
        const box = image.getBoundingClientRect();
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      });
      const between = getAncestors(element).filter((ancestor) => !ancestor.contains(photograph ?? null));
      if (photograph && !between.some(isOpaque)) texts.push(text.slice(0, 60));
    }
    return texts;
  });
}

/** Returns the shapes of the drawings that have no visible fill or stroke. Touch targets and unselected rooms have none. */
export const getInvisibleShapes = (page: Page): Promise<string[]> =>
  page.evaluate((minOpacity) => {
    const SHAPES = ':is(path, line, polygon, circle, rect, ellipse)';
    const TRANSPARENT = '.sunlight-rooms polygon, a circle:first-of-type';
    const getAlpha = (color: string) => {
      const [, , , alpha = '1'] = color.match(/[\d.]+/g) ?? [];
      return color === 'none' ? 0 : Number(alpha);
    };
    const getOpacity = (element: Element | null): number =>
      element instanceof SVGElement
        ? Number(getComputedStyle(element).opacity) * getOpacity(element.parentElement)
        : 1;
    const shapes = [...document.querySelectorAll<SVGGeometryElement>(`main svg ${SHAPES}`)];
    const invisible = shapes.filter((shape) => {
      if (shape.closest('defs') || shape.matches(TRANSPARENT)) return false;
      if (!shape.checkVisibility({ visibilityProperty: true }) || shape.getTotalLength() === 0) return false;
      const { fill, fillOpacity, stroke, strokeOpacity, strokeWidth } = getComputedStyle(shape);
      const fillAlpha = getAlpha(fill) * Number(fillOpacity);
      const strokeAlpha = parseFloat(strokeWidth) > 0 ? getAlpha(stroke) * Number(strokeOpacity) : 0;
      return Math.max(fillAlpha, strokeAlpha) * getOpacity(shape) < minOpacity;
    });
    return invisible.map((shape) => shape.outerHTML.slice(0, 120));
  }, MIN_OPACITY);

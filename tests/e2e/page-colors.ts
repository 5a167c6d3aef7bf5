import type { Page } from '@playwright/test';
import { contrast, luminance } from './luminance.ts';

/** Red, green and blue, 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

/** Functions that `installPageColors` adds to `window.pageColors`. */
export interface PageColors {
  /** Returns the opaque colour that results from painting a computed colour over `background`. */
  blend: (color: string, background: Rgb) => Rgb;
  /** Returns the colour behind elements listed from the innermost outwards; `undefined` if there is an image. */
  getBackground: (elements: Iterable<Element>) => Rgb | undefined;
  getAncestors: (element: Element | null) => Element[];
}

/** Adds `PageColors` to the window, because computed colours may be translucent. */
export async function installPageColors(page: Page): Promise<void> {
  await page.evaluate(() => {
    const WHITE: Rgb = [255, 255, 255];
    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const blend = (color: string, background: Rgb): Rgb => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = parse(color);
      const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
      return [mix(red, background[0]), mix(green, background[1]), mix(blue, background[2])];
    };
    const isImage = (element: Element) =>
      element.matches('img, video, canvas, svg *') || getComputedStyle(element).backgroundImage !== 'none';
    const getBackground = (elements: Iterable<Element>): Rgb | undefined => {
      const layers: string[] = [];
      for (const element of elements) {
        if (isImage(element)) return undefined;
        const { backgroundColor } = getComputedStyle(element);
        layers.unshift(backgroundColor);
        if ((parse(backgroundColor)[3] ?? 1) === 1) break;
      }
      return layers.reduce((background, layer) => blend(layer, background), WHITE);
    };
    const getAncestors = (element: Element | null): Element[] =>
      element ? [element, ...getAncestors(element.parentElement)] : [];
    const colors: PageColors = { blend, getBackground, getAncestors };
    Reflect.set(window, 'pageColors', colors);
  });
}

/** Computes the contrast ratio of two colours, 1 to 21. */
export const getContrast = (a: Rgb, b: Rgb): number =>
  contrast(luminance(...a.map(Math.round)), luminance(...b.map(Math.round)));

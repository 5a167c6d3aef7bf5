import type { Page } from '@playwright/test';
import { contrast, luminance } from './luminance.ts';

/** Red, green and blue, 0 to 255. */
export type Rgb = [red: number, green: number, blue: number];

/** Functions that `installPageColors` adds to the window as `pageColors`. */
export interface PageColors {
  /** Returns a computed colour as it appears on a ground. */
  blend: (color: string, ground: Rgb) => Rgb;
  /** Returns the colour of the page around an element, or behind it; undefined for an image. */
  getGround: (elements: Iterable<Element>) => Rgb | undefined;
  listAncestors: (element: Element | null) => Element[];
}

/** Adds `PageColors` to the window: computed styles give a colour with its alpha, not what is seen. */
export async function installPageColors(page: Page): Promise<void> {
  await page.evaluate(() => {
    const WHITE: Rgb = [255, 255, 255];
    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const blend = (color: string, ground: Rgb): Rgb => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = parse(color);
      const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
      return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
    };
    const isImage = (element: Element) =>
      element.matches('img, video, canvas, svg *') || getComputedStyle(element).backgroundImage !== 'none';
    const getGround = (elements: Iterable<Element>): Rgb | undefined => {
      const layers: string[] = [];
      for (const element of elements) {
        if (isImage(element)) return undefined;
        const { backgroundColor } = getComputedStyle(element);
        layers.unshift(backgroundColor);
        if ((parse(backgroundColor)[3] ?? 1) === 1) break;
      }
      return layers.reduce((ground, layer) => blend(layer, ground), WHITE);
    };
    const listAncestors = (element: Element | null): Element[] =>
      element ? [element, ...listAncestors(element.parentElement)] : [];
    const colors: PageColors = { blend, getGround, listAncestors };
    Reflect.set(window, 'pageColors', colors);
  });
}

/** Returns the contrast of two colours, 1 to 21. */
export const getContrast = (one: Rgb, two: Rgb): number =>
  contrast(luminance(...one.map(Math.round)), luminance(...two.map(Math.round)));

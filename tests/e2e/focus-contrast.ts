import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getContrast, installPageColors, type PageColors, type Rgb } from './page-colors.ts';

/** Minimum contrast of a focus indicator (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
/** Share of the indicator that a spot of a photograph, or the cone of a viewpoint, may hide. */
const HIDDEN_SHARE = 0.2;

/** Pixel of the viewport that the focus indicator paints, and the background without the indicator; undefined over an image. */
interface Sample {
  x: number;
  y: number;
  ground: Rgb | undefined;
}

interface Indicator {
  color: Rgb;
  /** Colour of a border that surrounds the indicator, whatever the image under both. */
  border: Rgb | undefined;
  samples: Sample[];
}

/**
 * Reads the colours of the focus indicator and of the background below it. The indicator is an outline, the line below a field, or a circle.
 */
const readIndicator = (page: Page): Promise<Indicator | undefined> =>
  page.evaluate(() => {
    const { blend, getBackground } = Reflect.get(window, 'pageColors') as PageColors;
    const STEPS = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const isFileChooser = focused instanceof HTMLInputElement && focused.type === 'file';
    const circle = focused.querySelector('circle');
    const marked = (isFileChooser ? focused.closest('label') : circle) ?? focused;
    const style = getComputedStyle(marked);
    const [, shadow = '', down = '0'] = /^(.*?\)) \S+ (\S+)px/.exec(style.boxShadow) ?? [];
    const hasOutline = style.outlineStyle !== 'none' && !style.outlineColor.endsWith(', 0)');
    const color = blend(hasOutline ? style.outlineColor : circle ? style.stroke : shadow, [0, 0, 0]);

    const offset = parseFloat(style.outlineOffset);
    const isFramed = offset < 0 && parseFloat(style.borderTopWidth) >= 2;
    const border = isFramed ? blend(style.borderTopColor, [0, 0, 0]) : undefined;
    const points = [...marked.getClientRects()].flatMap(({ left, top, width, height }) => {
      if (!hasOutline && circle)
        return STEPS.map((step) => [
          left + (width / 2) * (1 + Math.cos(step * 2 * Math.PI)),
          top + (height / 2) * (1 + Math.sin(step * 2 * Math.PI)),
        ]);
      if (!hasOutline) return STEPS.map((step) => [left + step * width, top + height + parseFloat(down) / 2]);
      const reach = offset + parseFloat(style.outlineWidth) / 2;
      const across = STEPS.map((step) => left - reach + step * (width + 2 * reach));
      const along = STEPS.map((step) => top - reach + step * (height + 2 * reach));
      return [
        ...across.flatMap((x) => [top - reach, top + height + reach].map((y) => [x, y])),
        ...along.flatMap((y) => [left - reach, left + width + reach].map((x) => [x, y])),
      ];
    });
    const samples: Sample[] = [];
    for (const [x = 0, y = 0] of points) {
      const elements = document.elementsFromPoint(x, y);
      if (elements.length > 0) samples.push({ x, y, ground: getBackground(elements) });
    }
    return { color, border, samples };
  });

/** Hides or shows the indicator of the focused element without moving the focus. */
const toggleIndicator = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hide) => {
    const parts = [document.activeElement, ...(document.activeElement?.querySelectorAll('circle') ?? [])];
    for (const part of parts)
      for (const name of ['outline-color', 'box-shadow', 'stroke'])
        if (!(part instanceof HTMLElement || part instanceof SVGElement)) continue;
        else if (hide)
          part.style.setProperty(name, name === 'box-shadow' ? 'none' : 'transparent', 'important');
        else part.style.removeProperty(name);
  }, isHidden);

/** Adds the background to the samples over an image, from a screenshot without the indicator. */
async function paintSamples(page: Page, samples: Sample[]): Promise<Sample[]> {
  if (samples.every(({ ground }) => ground)) return samples;
  await toggleIndicator(page, true);
  const painted = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
  await toggleIndicator(page, false);
  const { data, info } = await painted.raw().toBuffer({ resolveWithObject: true });
  return samples.map(({ x, y, ground }) => {
    const start = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    return { x, y, ground: ground ?? [red, green, blue] };
  });
}

/** Returns the contrast of the focus indicator with its surroundings, such as `2.10 : 1`; undefined if the contrast is sufficient. */
export async function findLowContrastFocus(page: Page): Promise<string | undefined> {
  await installPageColors(page);
  const indicator = await readIndicator(page);
  if (!indicator) return undefined;
  const { color, border, samples } = indicator;
  if (border && getContrast(color, border) >= LEAST_CONTRAST) return undefined;
  const contrasts: number[] = [];
  for (const { ground } of await paintSamples(page, samples))
    if (ground) contrasts.push(getContrast(color, ground));
  contrasts.sort((a, b) => a - b);
  const least = contrasts[Math.floor(contrasts.length * HIDDEN_SHARE)] ?? 0;
  return least < LEAST_CONTRAST ? `focus indicator of ${least.toFixed(2)} : 1` : undefined;
}

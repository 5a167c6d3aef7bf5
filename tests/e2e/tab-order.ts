import type { Page } from '@playwright/test';
import { findLowContrastFocus } from './focus-contrast.ts';

/** Names of the tab stops in order, and their accessibility problems. */
interface TabOrder {
  names: string[];
  faults: string[];
}

/** Presses a key until the focus leaves the page or repeats. */
export async function recordTabOrder(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  checksContrast = false,
): Promise<TabOrder> {
  const isForward = key === 'Tab';
  const names: string[] = [];
  const faults: string[] = [];
  await page.evaluate(() => Reflect.set(window, 'tabStops', []));
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readTabStop(page, isForward);
    if (!stop) return { names, faults };
    names.push(stop.name);
    const lowContrast = checksContrast && (await findLowContrastFocus(page));
    if (lowContrast) stop.faults.push(lowContrast);
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
}

/** Records the tab order forwards and backwards, and reports a problem if both differ. */
export async function recordTabOrderBothWays(page: Page): Promise<TabOrder> {
  const { names, faults } = await recordTabOrder(page, 'Tab');
  const forwardStops = await page.evaluateHandle(() => Reflect.get(window, 'tabStops') as Element[]);
  const backward = await recordTabOrder(page, 'Shift+Tab');
  const isSame = await forwardStops.evaluate((stops) => {
    const tabStops = Reflect.get(window, 'tabStops') as Element[];
    return tabStops.length === stops.length && tabStops.every((stop, index) => stop === stops.at(-1 - index));
  });
  faults.push(...backward.faults);
  if (!isSame) faults.push('different order backwards');
  return { names, faults };
}

/** Reads the name and the problems of the focused element. Returns null if no element, or a visited element, has the focus. */
function readTabStop(page: Page, isForward: boolean): Promise<{ name: string; faults: string[] } | null> {
  return page.evaluate(async (forward) => {
    const MIN_INDICATOR_PX = 2;
    const ROUNDING_PX = 1;
    const INSET_PX = 3;
    const INVISIBLE_COLOR = /^$|transparent|, 0\)|\/ 0\)/;
    // Scrolling and styles that the focus causes apply one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

    const element = document.activeElement;
    const tabStops = Reflect.get(window, 'tabStops') as Element[];
    if (!element || element === document.body || tabStops.includes(element)) return null;
    const previous = tabStops.at(-1);
    tabStops.push(element);
    // The visible part of a file input is its label.
    const isFileChooser = element instanceof HTMLInputElement && element.type === 'file';
    // The focus indicator of a number on a plan is the stroke of its circle.
    const visiblePart = isFileChooser ? element.closest('label') : element.querySelector('circle');
    const indicated = visiblePart ?? element;

    const faults: string[] = [];
    const { labels } = element as HTMLInputElement;
    const namedBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const candidates = [
      element.ariaLabel,
      element.textContent,
      labels?.[0]?.textContent,
      namedBy?.textContent,
    ];
    const name = candidates.find((text) => text?.trim())?.trim() ?? element.querySelector('img')?.alt ?? '';
    if (!name) faults.push('no name');
    const position = previous?.compareDocumentPosition(element) ?? 0;
    const expected = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (previous && !(position & expected)) faults.push('out of reading order');
    if (element.closest('[inert], [hidden], [aria-hidden="true"]')) faults.push('inside a hidden element');
    if (!indicated.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      faults.push('invisible');

    const { left, top, right, bottom } = indicated.getBoundingClientRect();
    const overflow = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (overflow > ROUNDING_PX) faults.push(`outside the viewport by ${Math.round(overflow)} px`);
    const style = getComputedStyle(indicated);
    // Exclude the corners around a circle, and the padding of an inline link, which overlaps the adjacent lines.
    const inset = visiblePart instanceof SVGElement ? (right - left) / 5 : INSET_PX;
    const spare = style.display === 'inline' ? inset + parseFloat(style.paddingTop) : inset;
    const getSamplePoints = (from: number, to: number, margin: number) => [
      from + margin,
      (from + to) / 2,
      to - margin,
    ];
    // An inline link that wraps has a box on each line.
    const covering = [...indicated.getClientRects()]
      .flatMap((box) => getSamplePoints(box.left, box.right, inset).map((x) => [x, box] as const))
      .flatMap(([x, box]) =>
        getSamplePoints(box.top, box.bottom, spare).map((y) => document.elementFromPoint(x, y)),
      )
      .filter((cover) => !indicated.contains(cover) && !element.contains(cover));
    // A toast may cover one corner of a larger image.
    if (covering.length > 1) faults.push(`covered by ${covering[0]?.outerHTML.slice(0, 80)}`);

    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow, stroke, strokeWidth } = style;
    const isWide = parseFloat(outlineWidth) >= MIN_INDICATOR_PX;
    const hasOutline = outlineStyle !== 'none' && isWide && !INVISIBLE_COLOR.test(outlineColor);
    const ring = hasOutline ? parseFloat(outlineOffset) + parseFloat(outlineWidth) : 0;
    for (
      let ancestor = indicated.parentElement;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      if (getComputedStyle(ancestor).overflowY === 'visible') continue;
      const clip = ancestor.getBoundingClientRect();
      const hiddenPx = Math.max(clip.top - top, bottom - clip.bottom) + ring;
      if (hiddenPx > ROUNDING_PX) faults.push(`${Math.round(hiddenPx)} px of the focus ring are clipped`);
    }
    // The focus indicator of a field is a box-shadow below it: color, x, y, blur, spread.
    const [, color = '', down = '0'] = /^(.*?\)) \S+ (\S+)px/.exec(boxShadow) ?? [];
    const hasLine = Number(down) >= MIN_INDICATOR_PX && !INVISIBLE_COLOR.test(color);
    const hasStroke = parseFloat(strokeWidth) >= MIN_INDICATOR_PX && !INVISIBLE_COLOR.test(stroke);
    if (!hasOutline && !hasLine && !(visiblePart instanceof SVGElement && hasStroke))
      faults.push(`no focus indicator: ${outlineStyle} ${outlineColor} ${boxShadow}`);
    return { name, faults };
  }, isForward);
}

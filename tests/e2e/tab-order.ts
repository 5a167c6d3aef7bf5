import type { Page } from '@playwright/test';
import { findFaintFocus } from './focus-contrast.ts';

/**
 * Presses a key until the focus leaves the page or comes back to where it has been; returns the names of the stops in their order,
 * and every fault with the stop that has it.
 */
export async function recordTabOrder(page: Page, key: 'Tab' | 'Shift+Tab', checksContrast = false) {
  const isForward = key === 'Tab';
  const names: string[] = [];
  const faults: string[] = [];
  await page.evaluate(() => Reflect.set(window, 'walked', []));
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readStop(page, isForward);
    if (!stop) return { names, faults };
    names.push(stop.name);
    const faint = checksContrast ? await findFaintFocus(page) : undefined;
    faults.push(...[...stop.faults, ...(faint ? [faint] : [])].map((fault) => `${stop.name}: ${fault}`));
  }
}

/** Walks to the end of the page and back, over the same stops. */
export async function recordTabOrderBothWays(page: Page) {
  const { names, faults } = await recordTabOrder(page, 'Tab');
  const there = await page.evaluateHandle(() => Reflect.get(window, 'walked') as Element[]);
  const back = await recordTabOrder(page, 'Shift+Tab');
  const isSame = await there.evaluate((stops) => {
    const walked = Reflect.get(window, 'walked') as Element[];
    return walked.length === stops.length && walked.every((stop, index) => stop === stops.at(-1 - index));
  });
  return { names, faults: [...faults, ...back.faults, ...(isSame ? [] : ['another way back'])] };
}

/** The focused element: its words, and what is wrong with it; null when nothing on the page has the focus, or nothing new. */
function readStop(page: Page, isForward: boolean): Promise<{ name: string; faults: string[] } | null> {
  return page.evaluate(async (forward) => {
    const LEAST_INDICATOR_PX = 2;
    const ROUNDING_PX = 1;
    const INSET_PX = 3;
    const NO_COLOUR = /^$|transparent|, 0\)|\/ 0\)/;
    // What the focus itself moves or shows is there one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

    const element = document.activeElement;
    const walked = Reflect.get(window, 'walked') as Element[];
    if (!element || element === document.body || walked.includes(element)) return null;
    const previous = walked.at(-1);
    walked.push(element);
    // What is seen of a chooser of files, and marked, is its label.
    const isFileChooser = element instanceof HTMLInputElement && element.type === 'file';
    // What is marked of a number on a plan is the circle around it, by its line.
    const label = isFileChooser ? element.closest('label') : element.querySelector('circle');
    const seen = label ?? element;

    const faults: string[] = [];
    const { labels } = element as HTMLInputElement;
    const namedBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const words = [element.ariaLabel, element.textContent, labels?.[0]?.textContent, namedBy?.textContent];
    const name = words.find((text) => text?.trim())?.trim() ?? element.querySelector('img')?.alt ?? '';
    if (!name) faults.push('no name');
    const position = previous?.compareDocumentPosition(element) ?? 0;
    const expected = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (previous && !(position & expected)) faults.push('out of reading order');
    if (element.closest('[inert], [hidden], [aria-hidden="true"]')) faults.push('in a hidden part');
    if (!seen.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push('invisible');

    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const beyond = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (beyond > ROUNDING_PX) faults.push(`outside the window by ${Math.round(beyond)} px`);
    const style = getComputedStyle(seen);
    // The corners around a circle are not its own, nor is the padding of a link in a sentence: other lines are there.
    const inset = label instanceof SVGElement ? (right - left) / 5 : INSET_PX;
    const spare = style.display === 'inline' ? inset + parseFloat(style.paddingTop) : inset;
    const along = (from: number, to: number, less: number) => [from + less, (from + to) / 2, to - less];
    // Such a link may be on two lines, each a box of its own.
    const foreign = [...seen.getClientRects()]
      .flatMap((box) => along(box.left, box.right, inset).map((x) => [x, box] as const))
      .flatMap(([x, box]) => along(box.top, box.bottom, spare).map((y) => document.elementFromPoint(x, y)))
      .filter((cover) => !seen.contains(cover) && !element.contains(cover));
    // A corner may be: a notice over a picture that is larger than the notice hides nothing that matters.
    if (foreign.length > 1) faults.push(`covered by ${foreign[0]?.outerHTML.slice(0, 80)}`);

    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow, stroke, strokeWidth } = style;
    const isWide = parseFloat(outlineWidth) >= LEAST_INDICATOR_PX;
    const hasOutline = outlineStyle !== 'none' && isWide && !NO_COLOUR.test(outlineColor);
    const ring = hasOutline ? parseFloat(outlineOffset) + parseFloat(outlineWidth) : 0;
    for (let part = seen.parentElement; part && part !== document.body; part = part.parentElement) {
      if (getComputedStyle(part).overflowY === 'visible') continue;
      const frame = part.getBoundingClientRect();
      const cut = Math.max(frame.top - top, bottom - frame.bottom) + ring;
      if (cut > ROUNDING_PX) faults.push(`marked by a ring of which ${Math.round(cut)} px are cut`);
    }
    // A field shows its focus by the line under it, a shadow: colour, right, down, blur, spread.
    const [, colour = '', down = '0'] = /^(.*?\)) \S+ (\S+)px/.exec(boxShadow) ?? [];
    const hasLine = Number(down) >= LEAST_INDICATOR_PX && !NO_COLOUR.test(colour);
    const hasStroke = parseFloat(strokeWidth) >= LEAST_INDICATOR_PX && !NO_COLOUR.test(stroke);
    if (!hasOutline && !hasLine && !(label instanceof SVGElement && hasStroke))
      faults.push(`unmarked: ${outlineStyle} ${outlineColor} ${boxShadow}`);
    return { name, faults };
  }, isForward);
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** One stop of the Tab key. */
export interface Stop {
  /** Role and name as a screen reader has them, e.g. `link "Contacto"`. */
  is: string;
  /** What is wrong with it, in a few words each. */
  faults: string[];
}

/** Called at each stop, for faults that only some walks look for. */
type Look = (page: Page) => Promise<string[]>;

/** Far more than any page has; a walk that reaches it goes in circles. */
const MOST_STOPS = 80;

/**
 * Presses a key until the focus leaves the page or comes back to where it has been, and looks at each stop on the way.
 *
 * @returns the stops in the order in which they came
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', look?: Look): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => Reflect.set(window, 'walked', []));
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const faults = await findFaults(page, key === 'Tab');
    if (!faults) return stops;
    const is = await describeFocus(page);
    if (is.endsWith(' ') && !is.startsWith('listitem')) faults.push('no name');
    stops.push({ is, faults: [...faults, ...((await look?.(page)) ?? [])] });
  }
  throw new Error(`The focus never leaves the page: ${stops.map(({ is }) => is).join(', ')}`);
}

/** The names alone. */
export const listNames = (stops: Stop[]) => stops.map(({ is }) => is);

/** Only what is wrong, with the stop at which it is. */
export const listFaults = (stops: Stop[]) =>
  stops.flatMap(({ is, faults }) => faults.map((fault) => `${is}: ${fault}`));

/** Role and name of what has the focus. */
async function describeFocus(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  // Playwright knows no role for it; browsers call it a disclosure.
  const summary = await focused.evaluate((element) => element.closest('summary')?.textContent);
  if (summary) return `disclosure "${summary}"`;
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  const [, role = line, name = ''] = /^- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(line) ?? [];
  return `${role} ${name}`;
}

/** Looks at what has the focus; null when nothing on the page has it, or nothing new. */
function findFaults(page: Page, isForward: boolean): Promise<string[] | null> {
  return page.evaluate(async (forward) => {
    const LEAST_INDICATOR_PX = 2;
    const ROUNDING_PX = 1;
    const INSET_PX = 3;
    const NO_COLOUR = /^$|transparent|, 0\)|\/ 0\)/;
    // What the focus itself moves or shows is there one frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);

    const element = document.activeElement;
    const walked = Reflect.get(window, 'walked') as Element[];
    if (!(element instanceof HTMLElement) || element === document.body || walked.includes(element))
      return null;
    const previous = walked.at(-1);
    walked.push(element);

    // What is seen of a chooser of files, and marked, is its label.
    const isFileChooser = element instanceof HTMLInputElement && element.type === 'file';
    const seen = (isFileChooser ? element.closest('label') : null) ?? element;

    const faults: string[] = [];
    const position = previous?.compareDocumentPosition(element) ?? 0;
    const expected = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (previous && !(position & expected)) faults.push('out of reading order');
    if (element.closest('[inert], [hidden], [aria-hidden="true"]')) faults.push('in a hidden part');
    if (!seen.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push('invisible');

    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const beyond = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (beyond > ROUNDING_PX) faults.push(`outside the window by ${Math.round(beyond)} px`);
    const points = [left + INSET_PX, (left + right) / 2, right - INSET_PX].flatMap((x) =>
      [top + INSET_PX, (top + bottom) / 2, bottom - INSET_PX].map((y) => [x, y] as const),
    );
    const covers = points.map(([x, y]) => document.elementFromPoint(x, y));
    const foreign = covers.filter((cover) => !seen.contains(cover));
    // A corner may be: a notice over a picture that is larger than the notice hides nothing that matters.
    if (foreign.length > 1) faults.push(`covered by ${foreign[0]?.outerHTML.slice(0, 80)}`);

    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(seen);
    const hasOutline =
      outlineStyle !== 'none' &&
      parseFloat(outlineWidth) >= LEAST_INDICATOR_PX &&
      !NO_COLOUR.test(outlineColor);
    // A field shows its focus by the line under it, a shadow: colour, right, down, blur, spread.
    const [, colour = '', down = '0'] = /^(.*?\)) \S+ (\S+)px/.exec(boxShadow) ?? [];
    const hasLine = Number(down) >= LEAST_INDICATOR_PX && !NO_COLOUR.test(colour);
    if (!hasOutline && !hasLine) faults.push(`unmarked: ${outlineStyle} ${outlineColor} ${boxShadow}`);
    return faults;
  }, isForward);
}

/** Pixels around the focused element to look at. */
const MARGIN_PX = 8;
const LEAST_CONTRAST = 3;

/**
 * Takes the mark of the focus away and looks at what changes: at least as many pixels as a line two pixels high under the
 * element, each with a contrast of 3:1 to what was there before (WCAG 2.2, 2.4.13).
 */
export async function findFaintMark(page: Page): Promise<string[]> {
  const box = await page.locator(':focus').boundingBox();
  if (!box) return ['no box'];
  const { width, height } = page.viewportSize() ?? box;
  const x = Math.max(0, box.x - MARGIN_PX);
  const y = Math.max(0, box.y - MARGIN_PX);
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width + MARGIN_PX) - x,
    height: Math.min(height, box.y + box.height + MARGIN_PX) - y,
  };
  const marked = await readLuminances(await page.screenshot({ clip }));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':focus { outline-color: transparent !important; box-shadow: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const plain = await readLuminances(await page.screenshot({ clip }));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const changed = marked.filter(
    (luminance, index) => contrast(luminance, plain[index] ?? 0) >= LEAST_CONTRAST,
  );
  const least = Math.floor(2 * box.width * 0.9);
  return changed.length < least ? [`marked by ${changed.length} clear pixels, not ${least}`] : [];
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of each pixel, as WCAG defines it. */
async function readLuminances(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const channel = (index: number) => linear((data[index] ?? 0) / 255);
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const index = pixel * info.channels;
    return 0.2126 * channel(index) + 0.7152 * channel(index + 1) + 0.0722 * channel(index + 2);
  });
}

import type { Page } from '@playwright/test';
import { expect, NOT_FOUND_STATUS, openHydrated, test } from './fixtures.ts';
import { currentExhibition } from './fixture-content.ts';
import { getContrast, installPageColors, type PageColors, type Rgb } from './page-colors.ts';
import { MIN_TEXT_CONTRAST } from './painted-contrast.ts';

const CONTROLS = 'a[href], button, summary, label, input, textarea, [tabindex="0"]';
/** Minimum contrast of a focus indicator (WCAG 2.2, 1.4.11). */
const MIN_INDICATOR_CONTRAST = 3;
/** A page of each layout. The navbar is transparent at the top of the home page, and opaque below. */
const SCROLL_POSITIONS = [
  ['/', 0],
  ['/', 200],
  ['/plantas', 0],
  ['/visita', 0],
  ['/exhibiciones', 0],
  [currentExhibition.path, 0],
  ['/privacidad', 0],
  ['/analytics', 0],
  ['/no-existe', 0],
] as const;

/** Foreground and background of a text or a focus indicator. */
interface ColorPair {
  name: string;
  color: Rgb;
  background: Rgb;
}

/** Gives all controls of the page the styles of `:hover` at once. */
async function hoverOverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
}

/** Reads the colours of the texts of controls, and of the focus indicators of all tab stops. Leaves out those on a photograph. */
async function readControlColors(page: Page): Promise<{ texts: ColorPair[]; indicators: ColorPair[] }> {
  await installPageColors(page);
  // `:focus-visible` matches a focus by script only after a key press.
  await page.keyboard.press('Shift');
  return page.evaluate((controls) => {
    const { blend, getBackground, getAncestors } = Reflect.get(window, 'pageColors') as PageColors;
    const isOpaque = (element: Element) => !getComputedStyle(element).backgroundColor.endsWith(', 0)');
    /** Returns the background; undefined on a photograph, which is also behind the transparent navbar. */
    const findBackground = (element: Element | null) => {
      const ancestors = getAncestors(element);
      const navbar = element?.closest('.navbar');
      const isTransparent = navbar && !ancestors.slice(0, ancestors.indexOf(navbar) + 1).some(isOpaque);
      return isTransparent ? undefined : getBackground(ancestors);
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
    const describe = (element: Element) => element.outerHTML.slice(0, 120);

    const texts: ColorPair[] = [];
    const indicators: ColorPair[] = [];
    for (const control of [...document.querySelectorAll<HTMLElement>(controls)].filter(isVisible)) {
      for (const element of [control, ...control.querySelectorAll('*:not(svg *)')]) {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        const background = findBackground(element);
        if (!hasText || !background || !isVisible(element)) continue;
        const color = blend(getComputedStyle(element).color, background);
        texts.push({ name: describe(element), color, background });
      }
      control.focus({ preventScroll: true });
      if (control !== document.activeElement) continue;
      // A number on a plan draws its indicator with its circle. Other tests press a key at each number.
      if (control.querySelector('circle')) continue;
      const { outlineStyle, outlineColor, outlineOffset, boxShadow, borderTopWidth, borderTopColor } =
        getComputedStyle(control);
      const hasOutline = outlineStyle !== 'none' && !outlineColor.endsWith(', 0)');
      const isInside = hasOutline && parseFloat(outlineOffset) < 0;
      // The border of a photograph frames its outline.
      const isFramed = isInside && parseFloat(borderTopWidth) >= 2;
      const background = isFramed
        ? blend(borderTopColor, [0, 0, 0])
        : findBackground(isInside ? control : control.parentElement);
      if (!background) continue;
      const color = blend(hasOutline ? outlineColor : boxShadow.replace(/\).*/, ')'), background);
      indicators.push({ name: describe(control), color, background });
    }
    return { texts, indicators };
  }, CONTROLS);
}

const findFaint = (pairs: ColorPair[], minContrast: number): ColorPair[] =>
  pairs.filter(({ color, background }) => getContrast(color, background) < minContrast);

test('hovered and focused controls contrast with their background', async ({ page, allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  for (const [path, scrollTop] of SCROLL_POSITIONS) {
    await openHydrated(page, path);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrollTop);
    await hoverOverAll(page);
    const { texts, indicators } = await readControlColors(page);
    expect(texts).not.toEqual([]);
    expect(indicators).not.toEqual([]);
    expect.soft(findFaint(texts, MIN_TEXT_CONTRAST), `hover, ${path} ${scrollTop}`).toEqual([]);
    expect.soft(findFaint(indicators, MIN_INDICATOR_CONTRAST), `focus, ${path} ${scrollTop}`).toEqual([]);
  }
});

import type { Page } from '@playwright/test';
import { exhibitionPath, homePath, namedPath, textPagePath } from '../../src/paths.ts';
import { haveSystemFonts, openWithoutFonts, SYSTEMS } from './fallback-fonts.ts';
import { expect, test } from './visitor.ts';
import { current } from './written-words.ts';

const WINDOWS = [
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
const PATHS = [
  homePath('es'),
  homePath('en'),
  ...(['exhibitions', 'sheet', 'plans'] as const).map((page) => namedPath(page, 'es')),
  exhibitionPath(current.slug, 'es'),
  textPagePath('visita', 'es'),
];
/** How much wider or narrower than in the site's font the links of the bar may be together; and a page's headings and leads, a few words. */
const BAR_SPARE = 0.01;
const HEADINGS_SPARE = 0.02;
/** What Lighthouse prints as 0.00: within a paragraph a word may still end a line or begin the next. */
const NOTHING = 0.002;

// The page's styles are written anew, which its policy would rightly refuse.
test.use({ bypassCSP: true });

/** Of the first screen: how wide the links of the bar are, and headings with leads, and how many lines each of these takes. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const find = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { top } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && top < innerHeight;
      });
    const measure = (selector: string) =>
      find(selector)
        .flatMap(linesOf)
        .reduce((sum, { width }) => sum + width, 0);
    const leads = find('main h1, main h1 ~ p, main .text-lead').map((element) => {
      const bottoms = new Set(linesOf(element).map(({ bottom }) => Math.round(bottom)));
      return `${bottoms.size} lines: ${element.textContent.trim()}`;
    });
    return { bar: measure('header ul a'), headings: measure('main :is(h1, .text-lead)'), leads };
  });

const startListening = (page: Page) =>
  page.evaluate(() => {
    // The type library doesn't know layout shifts yet.
    const shifts: (PerformanceEntry & { value?: number })[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    Object.assign(window, { readShift: () => shifts.reduce((sum, { value = 0 }) => sum + value, 0) });
  });

for (const [system, fonts] of Object.entries(SYSTEMS))
  test(`on a system that has ${system}, fonts that come late find their texts as wide and as long, and move nothing`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await haveSystemFonts(page, fonts);
    for (const window of WINDOWS)
      for (const path of PATHS) {
        const where = `${path} ${window.width}`;
        await page.setViewportSize(window);
        const letFontsCome = await openWithoutFonts(page, path);
        const before = await readTexts(page);
        await startListening(page);
        await letFontsCome();
        const after = await readTexts(page);
        expect.soft(before.leads, where).toEqual(after.leads);
        expect
          .soft(Math.abs(before.bar - after.bar), `${where}: bar`)
          .toBeLessThanOrEqual(after.bar * BAR_SPARE);
        expect
          .soft(Math.abs(before.headings / after.headings - 1), `${where}: headings and leads`)
          .toBeLessThan(HEADINGS_SPARE);
        const shift = await page.evaluate('readShift()');
        expect.soft(shift, `${where}: shift`).toBeLessThan(NOTHING);
      }
  });

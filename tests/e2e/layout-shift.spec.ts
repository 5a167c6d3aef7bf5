import type { Page } from '@playwright/test';
import { expectSlide, next } from './gallery-page.ts';
import { expect, test, hydrateIslands } from './visitor.ts';

const FONT_DELAY_MS = 600;
/** What Lighthouse still prints as 0: a word of the bar that moves by a pixel or two when its face arrives. */
const NOTHING = 0.001;

declare global {
  interface Window {
    layoutShifts: string[];
    shiftTotal: number;
  }
}

function watchShifts(): void {
  window.layoutShifts = [];
  window.shiftTotal = 0;
  const observer = new PerformanceObserver((list) => {
    // The type library doesn't know layout shifts yet.
    const entries = list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Element | null }[];
    })[];
    for (const { value, sources } of entries) {
      window.shiftTotal += value;
      const moved = sources.map(({ node }) => node?.textContent.slice(0, 30) ?? '?');
      window.layoutShifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

async function expectNothingMoved(page: Page): Promise<void> {
  // Shifts are reported with the frame after them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { total, shifts } = await page.evaluate(() => ({
    total: window.shiftTotal,
    shifts: window.layoutShifts,
  }));
  expect(total, shifts.join('\n')).toBeLessThan(NOTHING);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchShifts);
});

test('fonts that come late move nothing on the first screen @both', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto('/');
  await font;
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Special Gothic"'))).toBe(true);
  await expectNothingMoved(page);
});

test('scrolling through the page, waking its islands and using them moves nothing @both', async ({
  page,
}) => {
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = (page.viewportSize()?.height ?? height) / 2;
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
  await hydrateIslands(page);
  await next(page).click();
  await expectSlide(page, 2);
  await expectNothingMoved(page);
});

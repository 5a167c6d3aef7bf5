import type { Page } from '@playwright/test';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../src/i18n/paths.ts';
import { expectSlide, next } from './gallery-page.ts';
import { expect, holdRequests, holdScriptRequests, hydrateIslands, test } from './fixtures.ts';
import { current } from './fixture-content.ts';

/** What Lighthouse still prints as 0. */
const NOTHING = 0.001;
/** A font of this system stands in at one size for all letters: half of what search engines call good. */
const LITTLE = 0.05;

/** The day of the build: later, dates that are over leave the page, which moves what is below them. */
const BUILD_TIME = '2026-11-22T18:00Z';
const WEEK_AFTER_BUILD = '2026-11-29T18:00Z';

/** The sum of all shifts since the page began; the last is reported with the frame after it. */
const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The type library doesn't know layout shifts yet.
    const shifts: (PerformanceEntry & { value?: number })[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    shifts.push(...observer.takeRecords());
    return shifts.reduce((sum, { value = 0 }) => sum + value, 0);
  });

// As on desktops whose scrollbars take room.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const PATHS = [
  getHomePath('es'),
  getNamedPath('exhibitions', 'es'),
  getExhibitionPath(current.slug, 'es'),
  getTextPagePath('visita', 'es'),
];

for (const path of PATHS)
  test(`fonts and styles that come late move next to nothing on the first screen of ${path} @desktop-and-phone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(BUILD_TIME);
    const release = await holdRequests(page, /\.(woff2|css)$/);
    // Scripts wait for styles.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1em "Special Gothic"'))).toBe(true);
    expect(await readShift(page)).toBeLessThan(LITTLE);
  });

test('past dates are hidden before they are painted @phone', async ({ page }) => {
  await page.clock.setFixedTime(WEEK_AFTER_BUILD);
  await page.goto(getTextPagePath('visita', 'es'), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.visit-days [data-until][hidden]')).not.toHaveCount(0);
  expect(await readShift(page)).toBeLessThan(LITTLE);
});

test('the choice of a day that comes with its script moves nothing of the plans', async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto(getNamedPath('plans', 'es'), { waitUntil: 'commit' });
  const days = page.locator('.sunlight-days input').first();
  await expect(days).toBeDisabled();
  await page.evaluate(() => document.fonts.ready);
  const frame = page.locator('.sunlight-frame').first();
  const [before, moved] = [await frame.boundingBox(), await readShift(page)];
  release();
  await expect(days).toBeEnabled();
  expect(await frame.boundingBox()).toEqual(before);
  expect((await readShift(page)) - moved).toBeLessThan(NOTHING);
});

test('the rows of all exhibitions are as high in the fonts of the system as in their own @desktop-and-phone', async ({
  page,
}) => {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto(getNamedPath('exhibitions', 'es'), { waitUntil: 'domcontentloaded' });
  const rows = page.locator('.exhibition-entry');
  const readHeights = () => rows.evaluateAll((found) => found.map((row) => Math.round(row.clientHeight)));
  const before = await readHeights();
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(before).not.toHaveLength(0);
  expect(await readHeights()).toStrictEqual(before);
});

test('scrolling through the page, hydrating its islands and using them moves nothing @desktop-and-phone', async ({
  page,
}) => {
  // The tests above allow the shift of the site's fonts, which depends on the fonts of the system.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shiftOfFonts = await readShift(page);
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
  expect((await readShift(page)) - shiftOfFonts).toBeLessThan(NOTHING);
});

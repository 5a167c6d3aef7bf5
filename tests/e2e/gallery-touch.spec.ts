import type { Page } from '@playwright/test';
import { expect, readScroll, test } from './fixtures.ts';
import {
  expectSlide,
  frame,
  openGallery,
  slideLink,
  swipe as swipeOver,
  touch,
  viewer,
} from './gallery-page.ts';

/** More than half the picture, so that the speed of the machine plays no part. */
const SWIPE_PX = 260;

const swipe = (page: Page, x: number, y = 0) => swipeOver(frame(page), x, y);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await openGallery(page);
});

test('a swipe to the side, diagonal or not, turns the slide, beyond the first to nothing, and leaves the page @phone', async ({
  page,
}) => {
  const top = await readScroll(page);
  await swipe(page, SWIPE_PX);
  await expectSlide(page, 1);
  await swipe(page, -SWIPE_PX);
  await expectSlide(page, 2);
  await swipe(page, -SWIPE_PX, -150);
  await expectSlide(page, 3);
  expect(await readScroll(page)).toBe(top);
});

test('a swipe along the page scrolls it and leaves the slide @phone', async ({ page }) => {
  for (const [x, y] of [
    [0, -160],
    [-80, -90],
    [-60, -160],
  ] as const) {
    const top = await readScroll(page);
    await swipe(page, x, y);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(top + 50);
    await expectSlide(page, 1);
  }
});

test('two fingers zoom the page and leave the slide @phone', async ({ page }) => {
  await touch(frame(page), ({ x, y }, part) =>
    [-1, 1].map((side) => ({ x: x + side * (20 + part * 120), y })),
  );
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await expectSlide(page, 1);
});

test('two quick taps enlarge no page, and two fingers do anywhere @phone', async ({ page }) => {
  // What Chromium does with quick taps hangs on the viewport, what an iPhone does on this.
  await expect(page.locator('html')).toHaveCSS('touch-action', 'manipulation');
  await touch(page.getByRole('contentinfo'), ({ x, y }, part) =>
    [-1, 1].map((side) => ({ x: x + side * (20 + part * 120), y })),
  );
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
});

test('with reduced motion a slide let go by the finger is there at once @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = frame(page).evaluate(async (element) => {
    const slide = element.querySelectorAll('[id^=foto]')[1];
    const seen = new Set<number>();
    await new Promise((resolve) => element.addEventListener('touchend', resolve));
    for (let painted = 0; painted < 10; painted += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(slide?.getBoundingClientRect().x ?? Number.NaN));
    }
    return seen.size;
  });
  await swipe(page, -SWIPE_PX);
  await expectSlide(page, 2);
  expect(await places, 'places in which the slide was seen afterwards').toBe(1);
});

test('after a swipe an assistive device, which has no finger, opens the picture @phone', async ({ page }) => {
  await swipe(page, -SWIPE_PX);
  await expectSlide(page, 2);
  await slideLink(page, 2).evaluate((element: HTMLElement) => element.click());
  await expect(viewer(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, readScrollPosition, test } from './fixtures.ts';
import {
  expectSlide,
  slideGroup,
  openGallery,
  slideLink,
  swipe as swipeElement,
  dispatchTouchGesture,
  lightbox,
} from './gallery-page.ts';

/** More than half the width of a slide, so that the gesture's speed doesn't decide the result. */
const SWIPE_PX = 260;

const swipe = (page: Page, x: number, y = 0) => swipeElement(slideGroup(page), x, y);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await openGallery(page);
});

test(
  'a horizontal swipe changes the slide without scrolling the page',
  { tag: '@phone' },
  async ({ page }) => {
    const top = await readScrollPosition(page);
    await swipe(page, SWIPE_PX);
    await expectSlide(page, 1);
    await swipe(page, -SWIPE_PX);
    await expectSlide(page, 2);
    await swipe(page, -SWIPE_PX, -150);
    await expectSlide(page, 3);
    expect(await readScrollPosition(page)).toBe(top);
  },
);

test('a vertical swipe scrolls only the page', { tag: '@phone' }, async ({ page }) => {
  for (const [x, y] of [
    [0, -160],
    [-80, -90],
    [-60, -160],
  ] as const) {
    const top = await readScrollPosition(page);
    await swipe(page, x, y);
    await expect.poll(() => readScrollPosition(page)).toBeGreaterThan(top + 50);
    await expectSlide(page, 1);
  }
});

test('a pinch over the gallery zooms only the page', { tag: '@phone' }, async ({ page }) => {
  await dispatchTouchGesture(slideGroup(page), ({ x, y }, progress) =>
    [-1, 1].map((direction) => ({ x: x + direction * (20 + progress * 120), y })),
  );
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await expectSlide(page, 1);
});

test(
  'reduced motion places the slide without animation after a swipe',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const positionCount = slideGroup(page).evaluate(async (element) => {
      const slide = element.querySelectorAll('[id^=foto]')[1];
      const positions = new Set<number>();
      await new Promise((resolve) => element.addEventListener('touchend', resolve));
      for (let frameCount = 0; frameCount < 10; frameCount += 1) {
        await new Promise(requestAnimationFrame);
        positions.add(Math.round(slide?.getBoundingClientRect().x ?? Number.NaN));
      }
      return positions.size;
    });
    await swipe(page, -SWIPE_PX);
    await expectSlide(page, 2);
    expect(await positionCount, 'distinct positions of the slide').toBe(1);
  },
);

test('assistive technology can open an image after a swipe', { tag: '@phone' }, async ({ page }) => {
  await swipe(page, -SWIPE_PX);
  await expectSlide(page, 2);
  await slideLink(page, 2).evaluate((element: HTMLElement) => element.click());
  await expect(lightbox(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import * as carousel from './gallery-page.ts';
import { lightboxButton, expectOpenImage, slideImage, track } from './lightbox-page.ts';
import { expect, test } from './fixtures.ts';
import { property } from './fixture-content.ts';

const { carousel: uiStrings } = property;

/** Expects the close button to lie in the visual viewport of a zoomed page, uncovered and no larger than without zoom. */
async function expectUsableCloseButton(page: Page): Promise<void> {
  const readVisibility = () =>
    lightboxButton(page, uiStrings.viewer.close).evaluate((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const { offsetLeft, offsetTop, width, height, scale } = visualViewport as VisualViewport;
      const isInView =
        left >= offsetLeft - 1 &&
        top >= offsetTop - 1 &&
        right <= offsetLeft + width + 1 &&
        bottom <= offsetTop + height + 1;
      const isHit = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      return { isZoomed: scale > 1.5, isInView, isHit, isSmall: (right - left) * scale < 80 };
    });
  const usable = { isZoomed: true, isInView: true, isHit: true, isSmall: true };
  await expect.poll(readVisibility).toEqual(usable);
}

test('a swipe shows the adjacent image in portrait and landscape', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).tap();
  await expectOpenImage(page, 1);
  // A swipe before the first image doesn't navigate back either.
  await carousel.swipe(track(page), 300);
  await expectOpenImage(page, 1);
  await carousel.swipe(track(page), -300);
  await expectOpenImage(page, 2);
  await page.setViewportSize({ width: 844, height: 390 });
  const isLandscape = () => track(page).evaluate((element) => element.clientWidth > element.clientHeight);
  await expect.poll(isLandscape).toBe(true);
  await expectOpenImage(page, 2);
  await carousel.swipe(track(page), -450);
  await expectOpenImage(page, 3);
});

test('a double tap toggles the full size of an image', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#foto-3');
  await expectOpenImage(page, 3);
  const image = slideImage(page, 3);
  await expect(image).toBeInViewport({ ratio: 1 });
  const readBox = () => image.boundingBox().then((box) => box ?? { x: Number.NaN, width: Number.NaN });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const tapTwice = () => carousel.doubleTap(page, width / 2, height / 2);
  const initialBox = await readBox();
  await tapTwice();
  await expect.poll(async () => (await readBox()).width).toBe(carousel.FULL_WIDTH);
  const { x } = await readBox();
  await carousel.swipe(track(page), -80);
  await expect.poll(async () => (await readBox()).x).toBeLessThan(x - 30);
  await expectOpenImage(page, 3);
  await tapTwice();
  await expect.poll(readBox).toEqual(initialBox);
});

test('a double tap at the edge centres that part of the image', { tag: '@phone' }, async ({ page }) => {
  const { number } = carousel.photos.find(({ plan }) => plan) ?? { number: Number.NaN };
  await page.goto(`/#foto-${number}`);
  await expectOpenImage(page, number);
  const readBox = async () => (await slideImage(page, number).boundingBox()) ?? { x: Number.NaN, width: 0 };
  const { width } = page.viewportSize() ?? { width: 0 };
  const tapX = width - 10;
  /** Returns the horizontal position in the image, 0 to 1, at an x coordinate of the viewport. */
  const getImageFraction = async (viewportX: number) => {
    const { x, width } = await readBox();
    return (viewportX - x) / width;
  };
  const tappedFraction = await getImageFraction(tapX);
  await carousel.doubleTap(page, tapX, 100);
  await expect(lightboxButton(page, uiStrings.viewer.zoom)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => getImageFraction(width / 2)).toBeCloseTo(tappedFraction, 1);
  // The point is near the upper edge, so the image keeps its top.
  const [imageBox, trackBox] = [
    await slideImage(page, number).boundingBox(),
    await track(page).boundingBox(),
  ];
  expect(imageBox?.height).toBeGreaterThan(trackBox?.height ?? Infinity);
  expect(imageBox?.y).toBeCloseTo(trackBox?.y ?? Number.NaN, 0);
});

test('dragging with a finger pans the pinch-zoomed lightbox', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#foto-3');
  await expectOpenImage(page, 3);
  await carousel.dispatchTouchGesture(track(page), ({ x, y }, progress) =>
    [-1, 1].map((side) => ({ x: x + side * (40 + progress * 80), y })),
  );
  await expect(track(page)).toHaveCSS('overflow-x', 'hidden');
  const readLeft = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
  await expect(async () => {
    const left = await readLeft();
    await carousel.swipe(track(page), -80, -40);
    expect(await readLeft()).toBeGreaterThan(left);
  }).toPass();
  await expectUsableCloseButton(page);
  await expectOpenImage(page, 3);
});

test('the close button is usable on a pinch-zoomed page', { tag: '@phone' }, async ({ page }) => {
  await carousel.openGallery(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.2 });
  await carousel.slideLink(page, 1).evaluate((link: HTMLElement) => link.click());
  await expectUsableCloseButton(page);
  await lightboxButton(page, uiStrings.viewer.close).evaluate((button: HTMLElement) => button.click());
  await expect(carousel.lightbox(page)).toHaveCount(0);
});

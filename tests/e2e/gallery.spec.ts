import * as carousel from './gallery-page.ts';
import { lightboxButton, expectOpenImage } from './lightbox-page.ts';
import { expect, readScrollPosition, test } from './fixtures.ts';
import { gallery as images, property } from './fixture-content.ts';

const last = images.length;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await carousel.openGallery(page);
});

test('a click on a gallery button moves by one image', async ({ page }) => {
  await carousel.next(page).click({ clickCount: 5, delay: 10 });
  await carousel.expectSlide(page, 6);
  await carousel.previous(page).dblclick();
  await carousel.expectSlide(page, 4);
});

test('the gallery fits the page grid of wide viewports', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    const { columns, ...sizes } = await carousel.galleryRegion(page).evaluate((region) => {
      const [track, controls, thumbnails] = Array.from(region.children, (child) =>
        child.getBoundingClientRect(),
      );
      const gap = parseFloat(getComputedStyle(region).columnGap);
      return {
        columns: (((track?.width ?? 0) + gap) / (region.clientWidth + gap)) * 12,
        isBeside: (controls?.left ?? 0) > (track?.right ?? 0) && controls?.bottom === track?.bottom,
        isFitting: (thumbnails?.bottom ?? 0) - (track?.top ?? 0) < innerHeight - 72,
      };
    });
    // The width of the track is rounded to whole pixels.
    expect(Math.abs(columns - Math.round(columns)), `${viewport.width}`).toBeLessThan(0.02);
    expect(sizes, `${viewport.width}`).toEqual({ isBeside: true, isFitting: true });
  }
});

test('the next button moves forward in a right-to-left document', async ({ page }) => {
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  await carousel.next(page).click();
  await carousel.expectSlide(page, 2);
  await carousel.slideLink(page, 2).click();
  await expectOpenImage(page, 2);
  await lightboxButton(page, property.carousel.next).click();
  await expectOpenImage(page, 3);
});

test('the keyboard operates slides, buttons and thumbnails', async ({ page }) => {
  const getAnnouncements = await carousel.recordAnnouncements(carousel.galleryRegion(page));
  await carousel.slideLink(page, 1).focus();
  // Arrow keys have no effect beyond the first and the last slide.
  for (const [key, slide] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await carousel.expectSlide(page, slide);
    await expect(carousel.slideLink(page, slide)).toBeFocused();
  }
  // A button at the end keeps the focus, because it is only `aria-disabled`.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await carousel.expectSlide(page, 1);
  await expect(carousel.previous(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const [key, slide] of [
    ['ArrowLeft', last],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await carousel.expectSlide(page, slide);
    await expect(carousel.thumbnail(page, slide)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(carousel.galleryRegion(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(carousel.thumbnail(page, slide)).toBeFocused();
  }
  // A move across several slides makes a single announcement.
  const expectedAnnouncements = [2, 1, last].map((slide) =>
    carousel.interpolateNumber(property.carousel.announcement, slide),
  );
  expect((await getAnnouncements()).map((text) => text.split(':')[0])).toEqual(expectedAnnouncements);
});

test.describe('wheel and trackpad', () => {
  test.beforeEach(async ({ page }) => {
    await carousel.slideGroup(page).hover();
  });

  test('a horizontal gesture moves by one image without browser navigation', async ({ page }) => {
    await expect(carousel.slideGroup(page)).toHaveCSS('overscroll-behavior-x', 'contain');
    // A trackpad sends events for half a second. The timestamps lie in the past, so that the real wheel event below
    // counts as a new gesture on a machine of any speed.
    const isLeftToBrowser = await carousel.slideLink(page, 1).evaluate((link) => {
      const start = performance.now() - 1_000;
      let isAnyUnprevented = false;
      for (let ms = 0; ms < 500; ms += 16) {
        const event = new WheelEvent('wheel', { deltaX: 40, deltaY: 3, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: start + ms });
        isAnyUnprevented ||= link.dispatchEvent(event);
      }
      return isAnyUnprevented;
    });
    expect(isLeftToBrowser).toBe(false);
    await carousel.expectSlide(page, 2);
    await page.mouse.wheel(-40, 0);
    await carousel.expectSlide(page, 1);
  });

  test('vertical gestures scroll or zoom only the page', async ({ page }) => {
    const isLeftToBrowser = await carousel.slideLink(page, 1).evaluate((link) => {
      const zoom = { deltaX: 40, ctrlKey: true, bubbles: true, cancelable: true };
      return link.dispatchEvent(new WheelEvent('wheel', zoom));
    });
    expect(isLeftToBrowser).toBe(true);
    const top = await readScrollPosition(page);
    await page.mouse.wheel(1, 0);
    await page.mouse.wheel(2, 60);
    await page.mouse.wheel(10, 200);
    await expect.poll(() => readScrollPosition(page)).toBeGreaterThan(top);
    await carousel.expectSlide(page, 1);
  });
});

test('dragging with the mouse opens the lightbox like a click', async ({ page }) => {
  const { x, y, width } = (await carousel.slideGroup(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width - 50, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + width - 200, y + 100, { steps: 5 });
  await carousel.expectSlide(page, 1);
  await page.mouse.up();
  await expect(carousel.lightbox(page)).toBeVisible();
});

test('the thumbnails keep their position below the longest caption', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readTop = () =>
    carousel.thumbnail(page, 1).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const top = await readTop();
  const { number } = carousel.photos.reduce((longest, photo) =>
    photo.caption.length > longest.caption.length ? photo : longest,
  );
  await carousel.thumbnail(page, number).click();
  await carousel.expectSlide(page, number);
  expect(await readTop()).toBeCloseTo(top, 0);
});

test('resizing the viewport or the gallery keeps the slide aligned', async ({ page }) => {
  const [slide, container] = [carousel.slides(page).nth(6), carousel.galleryRegion(page)];
  const expectAligned = async () => {
    await carousel.expectSlide(page, 7);
    const frame = await carousel.slideGroup(page).boundingBox();
    await expect.poll(async () => (await slide.boundingBox())?.width).toBe(frame?.width);
  };
  await carousel.thumbnail(page, 7).click();
  for (const width of ['60%', '']) {
    await container.evaluate((element, value) => {
      element.style.width = value;
    }, width);
    await expectAligned();
  }
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await expectAligned();
  }
});

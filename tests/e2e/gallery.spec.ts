import * as carousel from './gallery-page.ts';
import { control, expectPicture } from './viewer-page.ts';
import { expect, readScroll, test } from './fixtures.ts';
import { gallery as pictures, property } from './fixture-content.ts';

const last = pictures.length;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await carousel.openGallery(page);
});

test('buttons move one picture for each click', async ({ page }) => {
  await carousel.next(page).click({ clickCount: 5, delay: 10 });
  await carousel.expectSlide(page, 6);
  await carousel.previous(page).dblclick();
  await carousel.expectSlide(page, 4);
});

test('on wide screens it ends on a column of the page, with caption and buttons beside it, and fits the window', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    const { columns, ...sizes } = await carousel.gallery(page).evaluate((region) => {
      const [track, bar, strip] = Array.from(region.children, (part) => part.getBoundingClientRect());
      const gap = parseFloat(getComputedStyle(region).columnGap);
      return {
        columns: (((track?.width ?? 0) + gap) / (region.clientWidth + gap)) * 12,
        isBeside: (bar?.left ?? 0) > (track?.right ?? 0) && bar?.bottom === track?.bottom,
        isFitting: (strip?.bottom ?? 0) - (track?.top ?? 0) < innerHeight - 72,
      };
    });
    // The track has whole pixels.
    expect(Math.abs(columns - Math.round(columns)), `${viewport.width}`).toBeLessThan(0.02);
    expect(sizes, `${viewport.width}`).toEqual({ isBeside: true, isFitting: true });
  }
});

test('a page that reads from right to left turns gallery and viewer the same way', async ({ page }) => {
  await page.evaluate(() => (document.dir = 'rtl'));
  await carousel.next(page).click();
  await carousel.expectSlide(page, 2);
  await carousel.slideLink(page, 2).click();
  await expectPicture(page, 2);
  await control(page, property.carousel.next).click();
  await expectPicture(page, 3);
});

test('keys walk from the picture over the buttons to the thumbnails, one stop, and each move is announced once', async ({
  page,
}) => {
  const heard = await carousel.listen(carousel.gallery(page));
  await carousel.slideLink(page, 1).focus();
  // Pressed beyond an end a key counts for nothing.
  for (const [key, slide] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await carousel.expectSlide(page, slide);
    await expect(carousel.slideLink(page, slide)).toBeFocused();
  }
  // The buttons rest at the ends and keep the focus.
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
    await expect(carousel.gallery(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(carousel.thumbnail(page, slide)).toBeFocused();
  }
  // However many slides it crosses; what was said before is not told again.
  const announced = [2, 1, last].map((slide) =>
    carousel.interpolateNumber(property.carousel.announcement, slide),
  );
  expect((await heard()).map((text) => text.split(':')[0])).toEqual(announced);
});

test.describe('a wheel or trackpad', () => {
  test.beforeEach(async ({ page }) => {
    await carousel.frame(page).hover();
  });

  test('across the gallery turns one picture a movement, and isn’t left to the browser, which would go back', async ({
    page,
  }) => {
    await expect(carousel.frame(page)).toHaveCSS('overscroll-behavior-x', 'contain');
    // A trackpad sends half a second of events without a pause. Their timestamps lie in the past, so that the real event below
    // comes after them and begins a movement of its own on a machine of any speed.
    const isLeft = await carousel.slideLink(page, 1).evaluate((link) => {
      const start = performance.now() - 1_000;
      let isLeft = false;
      for (let ms = 0; ms < 500; ms += 16) {
        const event = new WheelEvent('wheel', { deltaX: 40, deltaY: 3, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: start + ms });
        isLeft ||= link.dispatchEvent(event);
      }
      return isLeft;
    });
    expect(isLeft).toBe(false);
    await carousel.expectSlide(page, 2);
    await page.mouse.wheel(-40, 0);
    await carousel.expectSlide(page, 1);
  });

  test('up and down scrolls the page, also where it begins with a pixel to the side, and with Ctrl enlarges it', async ({
    page,
  }) => {
    const isLeft = await carousel.slideLink(page, 1).evaluate((link) => {
      const zoom = { deltaX: 40, ctrlKey: true, bubbles: true, cancelable: true };
      return link.dispatchEvent(new WheelEvent('wheel', zoom));
    });
    expect(isLeft).toBe(true);
    const top = await readScroll(page);
    await page.mouse.wheel(1, 0);
    await page.mouse.wheel(2, 60);
    await page.mouse.wheel(10, 200);
    await expect.poll(() => readScroll(page)).toBeGreaterThan(top);
    await carousel.expectSlide(page, 1);
  });
});

test('a mouse that is dragged turns nothing, and its click opens the viewer', async ({ page }) => {
  const { x, y, width } = (await carousel.frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width - 50, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + width - 200, y + 100, { steps: 5 });
  await carousel.expectSlide(page, 1);
  await page.mouse.up();
  await expect(carousel.viewer(page)).toBeVisible();
});

test('turning the gallery moves nothing below it, however long a caption is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readTop = () =>
    carousel.thumbnail(page, 1).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const top = await readTop();
  const { number } = carousel.photos.reduce((one, other) =>
    other.caption.length > one.caption.length ? other : one,
  );
  await carousel.thumbnail(page, number).click();
  await carousel.expectSlide(page, number);
  expect(await readTop()).toBeCloseTo(top, 0);
});

test('a new size of the window, or of its container alone, keeps the slide whole', async ({ page }) => {
  const [slide, container] = [carousel.slides(page).nth(6), carousel.gallery(page)];
  const expectWhole = async () => {
    await carousel.expectSlide(page, 7);
    const frame = await carousel.frame(page).boundingBox();
    await expect.poll(async () => (await slide.boundingBox())?.width).toBe(frame?.width);
  };
  await carousel.thumbnail(page, 7).click();
  for (const width of ['60%', '']) {
    await container.evaluate((element, value) => (element.style.width = value), width);
    await expectWhole();
  }
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await expectWhole();
  }
});

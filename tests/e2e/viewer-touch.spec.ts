import * as carousel from './gallery-page.ts';
import { control, expectPicture, picture, strip } from './viewer-page.ts';
import { expect, test } from './fixtures.ts';
import { property } from './fixture-content.ts';

const { carousel: uiStrings } = property;

test('a swipe turns to the neighbour, also on its side, and beyond the first picture to nothing @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).tap();
  await expectPicture(page, 1);
  // Not to the page before either.
  await carousel.swipe(strip(page), 300);
  await expectPicture(page, 1);
  await carousel.swipe(strip(page), -300);
  await expectPicture(page, 2);
  await page.setViewportSize({ width: 844, height: 390 });
  const isOnItsSide = () => strip(page).evaluate((element) => element.clientWidth > element.clientHeight);
  await expect.poll(isOnItsSide).toBe(true);
  await expectPicture(page, 2);
  await carousel.swipe(strip(page), -450);
  await expectPicture(page, 3);
});

test('a double tap enlarges a picture to its own size, a finger moves it, and the next shows it whole @phone', async ({
  page,
}) => {
  await page.goto('/#foto-3');
  await expectPicture(page, 3);
  const third = picture(page, 3);
  await expect(third).toBeInViewport({ ratio: 1 });
  const readBox = () => third.boundingBox().then((box) => box ?? { x: Number.NaN, width: Number.NaN });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const tapTwice = async () => {
    await page.touchscreen.tap(width / 2, height / 2);
    await page.touchscreen.tap(width / 2, height / 2);
  };
  const whole = await readBox();
  await tapTwice();
  await expect.poll(async () => (await readBox()).width).toBe(carousel.FULL_WIDTH);
  const { x } = await readBox();
  await carousel.swipe(strip(page), -80);
  await expect.poll(async () => (await readBox()).x).toBeLessThan(x - 30);
  await expectPicture(page, 3);
  await tapTwice();
  await expect.poll(readBox).toEqual(whole);
});

test('a double tap at the edge of what an upright phone shows enlarges that part @phone', async ({
  page,
}) => {
  const { number } = carousel.photos.find(({ plan }) => plan) ?? { number: Number.NaN };
  await page.goto(`/#foto-${number}`);
  await expectPicture(page, number);
  const readBox = async () => (await picture(page, number).boundingBox()) ?? { x: Number.NaN, width: 0 };
  const { width } = page.viewportSize() ?? { width: 0 };
  const tapped = width - 10;
  /** The part of the picture that is at a place of the window, from 0 to 1. */
  const partAt = async (place: number) => {
    const { x, width } = await readBox();
    return (place - x) / width;
  };
  const part = await partAt(tapped);
  await page.touchscreen.tap(tapped, 100);
  await page.touchscreen.tap(tapped, 100);
  await expect(control(page, uiStrings.viewer.zoom)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => partAt(width / 2)).toBeCloseTo(part, 1);
});

test('two fingers enlarge the page, and then one moves over it and turns no picture @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#foto-3');
  await expectPicture(page, 3);
  await carousel.touch(strip(page), ({ x, y }, part) =>
    [-1, 1].map((side) => ({ x: x + side * (40 + part * 80), y })),
  );
  await expect(strip(page)).toHaveCSS('overflow-x', 'hidden');
  const readLeft = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
  await expect(async () => {
    const left = await readLeft();
    await carousel.swipe(strip(page), -80, -40);
    expect(await readLeft()).toBeGreaterThan(left);
  }).toPass();
  await expectPicture(page, 3);
});

test('on a page that two fingers have enlarged, what is seen of the viewer closes it @phone', async ({
  page,
}) => {
  await carousel.openGallery(page);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.2 });
  await carousel.slideLink(page, 1).evaluate((link: HTMLElement) => link.click());
  const close = control(page, uiStrings.viewer.close);
  const isSeen = () =>
    close.evaluate((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const { offsetLeft, offsetTop, width, height, scale } = visualViewport as VisualViewport;
      const isInView =
        left >= offsetLeft - 1 &&
        top >= offsetTop - 1 &&
        right <= offsetLeft + width + 1 &&
        bottom <= offsetTop + height + 1;
      const isHit = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      return [scale > 2, isInView, isHit, (right - left) * scale < 80];
    });
  await expect.poll(isSeen).toEqual([true, true, true, true]);
  await close.evaluate((button: HTMLElement) => button.click());
  await expect(carousel.viewer(page)).toHaveCount(0);
});

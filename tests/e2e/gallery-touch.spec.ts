import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';
import { expectSlide, frame, openGallery } from './gallery-page.ts';

test.skip(({ isMobile }) => !isMobile, 'fingers are for phones');

const STEPS = 8;
/** More than half the picture, so that the speed of the machine plays no part. */
const SWIPE_PX = 260;

/** A finger that moves over the picture, as the phone's own input reports it. */
async function swipe(page: Page, { x = 0, y = 0 }): Promise<void> {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The gallery has no frame.');
  const start = { x: box.x + (box.width - x) / 2, y: box.y + (box.height - y) / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= STEPS; step += 1) {
    const point = { x: start.x + (x * step) / STEPS, y: start.y + (y * step) / STEPS };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.beforeEach(async ({ page }) => {
  await openGallery(page);
});

test('a swipe to the side turns the slide and leaves the page where it is', async ({ page }) => {
  const top = await readScroll(page);
  await swipe(page, { x: -SWIPE_PX });
  await expectSlide(page, 2);
  await swipe(page, { x: -SWIPE_PX });
  await expectSlide(page, 3);
  await swipe(page, { x: SWIPE_PX });
  await expectSlide(page, 2);
  expect(await readScroll(page)).toBe(top);
});

test('a swipe upwards scrolls the page and leaves the slide', async ({ page }) => {
  const top = await readScroll(page);
  await swipe(page, { y: -160 });
  await expect.poll(() => readScroll(page)).toBeGreaterThan(top + 50);
  await expectSlide(page, 1);
});

for (const [meaning, x, y] of [
  ['more along than across scrolls the page and leaves the slide', -80, -90],
  ['much more along than across does so too', -60, -160],
] as const) {
  test(`a diagonal swipe ${meaning}`, async ({ page }) => {
    const top = await readScroll(page);
    await swipe(page, { x, y });
    await expect.poll(() => readScroll(page)).toBeGreaterThan(top + 50);
    await expectSlide(page, 1);
  });
}

test('a diagonal swipe more across than along turns the slide and leaves the page', async ({ page }) => {
  const top = await readScroll(page);
  await swipe(page, { x: -SWIPE_PX, y: -150 });
  await expectSlide(page, 2);
  expect(await readScroll(page)).toBe(top);
});

test('two fingers zoom the picture and turn nothing', async ({ page }) => {
  await expect(frame(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The gallery has no frame.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 0 },
    { x: middle.x + apart, y: middle.y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let step = 1; step <= STEPS; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(20 + step * 15) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await expectSlide(page, 1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a slide let go by the finger is there at once', async ({ page }) => {
    const places = frame(page).evaluate(async (element) => {
      const slide = element.querySelectorAll('[role="tabpanel"]')[1];
      const seen = new Set<number>();
      await new Promise((resolve) => element.addEventListener('touchend', resolve));
      for (let painted = 0; painted < 10; painted += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(slide?.getBoundingClientRect().x ?? Number.NaN));
      }
      return seen.size;
    });
    await swipe(page, { x: -SWIPE_PX });
    await expectSlide(page, 2);
    expect(await places, 'places in which the slide was seen afterwards').toBe(1);
  });
});

test('a swipe beyond the ends comes back', async ({ page }) => {
  await swipe(page, { x: SWIPE_PX });
  await expectSlide(page, 1);
});

import type { Page } from '@playwright/test';
import { TEST_TIME } from '../support/temp-site.ts';
import { slideGroup, lightbox } from './gallery-page.ts';
import { expectOpenImage, slideImage, readBoxes, track } from './lightbox-page.ts';
import { expect, test } from './fixtures.ts';
import { gallery, findGalleryImage, plans, property, vision } from './fixture-content.ts';

const { viewer: uiStrings } = property.carousel;
const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
/** Minimum target size (WCAG 2.2, 2.5.8). */
const MIN_TARGET_PX = 24;
/** Width of the border that adjacent buttons share. */
const BORDER_PX = 1;

const [pair] = vision.pairs.items as [(typeof vision.pairs.items)[0]];
/** Number of a rendering with a floor plan and a photograph of today. */
const number = gallery.findIndex(({ image }) => image === findGalleryImage(pair.project)?.image) + 1;
const { view: { plan } = {}, alt } = gallery[number - 1] as (typeof gallery)[0];
const { name: level = '' } = plans.plans.find(({ id }) => id === plan) ?? {};

const drawing = (page: Page) => lightbox(page).getByRole('img', { name: level });
const numbers = (page: Page) => lightbox(page).getByRole('listitem').getByRole('link');
const planToggle = (page: Page) => lightbox(page).getByRole('button', { name: level });
const stateRadio = (page: Page, name: string) => lightbox(page).getByRole('radio', { name, exact: true });

async function openLightbox(page: Page, picture = number): Promise<void> {
  await page.goto(`/#foto-${picture}`);
  await expectOpenImage(page, picture);
}

test('the controls of the lightbox are visible, separate and easy to tap', async ({ page }) => {
  await openLightbox(page);
  await planToggle(page).click();
  for (const [width, height, textPercent] of [
    [390, 844, 100],
    [844, 390, 100],
    [1440, 900, 100],
    [1280, 720, 100],
    [320, 568, 100],
    [480, 270, 100],
    [320, 256, 100],
    [844, 390, 150],
  ] as const) {
    const name = `${width} × ${height}, ${textPercent} %`;
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, textPercent);
    const controls = lightbox(page).locator(':is(button, label, .lightbox-tools a):visible');
    await expect(controls, `${name}: comparison, plan toggle, buttons`).toHaveCount(2 + 1 + 4);
    const parts = controls.or(lightbox(page).locator(':is(.lightbox-track, .lightbox-plan):visible'));
    const boxes = await readBoxes(parts);
    const overlaps = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).filter((b) => {
        const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return overlapX > BORDER_PX && overlapY > BORDER_PX;
      }),
    );
    expect.soft(overlaps, name).toEqual([]);
    // Skip the numbers: a browser with this text size collapses the plan, but the emulation doesn't.
    const targets = textPercent === 100 ? [...boxes, ...(await readBoxes(numbers(page)))] : boxes;
    const isUsable = (box: (typeof targets)[0]) =>
      box.isWhole && Math.min(box.width, box.height) >= MIN_TARGET_PX;
    expect
      .soft(
        targets.filter((box) => !isUsable(box)),
        name,
      )
      .toEqual([]);
  }
});

test('an image beside its plan is larger than on the page', async ({ page }) => {
  await openLightbox(page);
  await planToggle(page).click();
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectOpenImage(page, number);
    const [pageBox, lightboxBox] = [
      await slideGroup(page).boundingBox(),
      await slideImage(page, number).boundingBox(),
    ];
    expect.soft(lightboxBox?.width, `${width} × ${height}`).toBeGreaterThan(pageBox?.width ?? Infinity);
  }
});

test('a phone in portrait fills the height above the plan with the image', async ({ page }) => {
  await page.setViewportSize(PORTRAIT);
  // A photo without a comparison, whose radio buttons would reduce the height.
  const photoNumber = gallery.findIndex(({ view }) => view?.plan === plan) + 1;
  await openLightbox(page, photoNumber);
  const readHeight = async () => (await track(page).boundingBox())?.height ?? 0;
  const heightWithPlan = await readHeight();
  expect(heightWithPlan).toBeGreaterThan(PORTRAIT.height / 2);
  const box = await slideImage(page, photoNumber).boundingBox();
  expect(box?.height).toBeCloseTo(heightWithPlan, 0);
  // The image is cropped equally on the left and the right.
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(PORTRAIT.width / 2, 0);
  await planToggle(page).click();
  await expect.poll(readHeight).toBeGreaterThan(heightWithPlan + 100);
});

test('the hint is shown temporarily on a phone in portrait', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install({ time: TEST_TIME });
  await openLightbox(page);
  const hint = lightbox(page).getByText(uiStrings.hint);
  await expect(hint).toBeVisible();
  await page.setViewportSize(LANDSCAPE);
  await expect(hint).toBeHidden();
  await page.setViewportSize(PORTRAIT);
  await hint.evaluate((element) => {
    for (const animation of element.parentElement?.getAnimations() ?? []) animation.finish();
  });
  await expect(hint).toBeHidden();
});

test('the rendering stays visible while the photo of today loads or fails', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await openLightbox(page);
  await planToggle(page).click();
  const projectDrawing = (await drawing(page).getAttribute('src')) ?? '';
  const expectProject = async () => {
    await expect(stateRadio(page, vision.pairs.today)).toBeChecked();
    await expectOpenImage(page, number);
    await expect(track(page).getByRole('img')).toHaveAccessibleName(alt);
    await expect(drawing(page)).toHaveAttribute('src', projectDrawing);
  };
  const html = await page
    .locator('picture', { has: page.getByAltText(pair.todayAlt, { exact: true }) })
    .innerHTML();
  const { promise: loadingEnds, resolve: fail } = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => pathname.startsWith('/_astro/') && html.includes(pathname),
    (route) => loadingEnds.then(() => route.abort()),
  );
  await stateRadio(page, vision.pairs.today).check();
  await expectProject();
  fail(undefined);
  const loadError = lightbox(page).getByText(uiStrings.failed);
  await expect(loadError).toBeInViewport();
  await expectProject();
  await stateRadio(page, vision.pairs.project).check();
  await expect(loadError).toHaveCount(0);
});

test('the floor plan keeps its colours in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLightbox(page);
  await planToggle(page).click();
  await expect(drawing(page).locator('..')).toHaveCSS('background-color', 'rgb(24, 25, 24)');
  const current = numbers(page).and(page.locator('[aria-current=true]'));
  await expect(current.locator('circle').last()).toHaveCSS('fill', 'rgb(174, 184, 255)');
  await expect(current.locator('text')).toHaveCSS('fill', 'rgb(24, 25, 24)');
  const otherNumber = numbers(page).and(page.locator(':not([aria-current])')).first();
  await expect(otherNumber.locator('text')).toHaveCSS('fill', 'rgb(243, 242, 239)');
});

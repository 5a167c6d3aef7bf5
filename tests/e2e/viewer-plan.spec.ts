import type { Page } from '@playwright/test';
import { frame, viewer } from './gallery-page.ts';
import { expectPicture, picture, readBoxes, strip } from './viewer-page.ts';
import { expect, test } from './fixtures.ts';
import { gallery, pictureOf, plans, property, vision } from './fixture-content.ts';

const { viewer: uiStrings } = property.carousel;
const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
/** Of WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24;
/** Neighbouring buttons share a border. */
const BORDER_PX = 1;

const [pair] = vision.pairs.items as [(typeof vision.pairs.items)[0]];
/** A picture on a plan, of the project, whose place the viewer shows as it is today, too. */
const number = gallery.findIndex(({ image }) => image === pictureOf(pair.project)?.image) + 1;
const { view: { plan } = {}, alt } = gallery[number - 1] as (typeof gallery)[0];
const { name: level = '' } = plans.plans.find(({ id }) => id === plan) ?? {};

const drawing = (page: Page) => viewer(page).getByRole('img', { name: level });
const numbers = (page: Page) => viewer(page).getByRole('listitem').getByRole('link');
const fold = (page: Page) => viewer(page).getByRole('button', { name: level });
const choice = (page: Page, name: string) => viewer(page).getByRole('radio', { name, exact: true });

/** Opens the viewer by the address of a picture. */
async function open(page: Page, picture = number): Promise<void> {
  await page.goto(`/#foto-${picture}`);
  await expectPicture(page, picture);
}

test('in every window choice, plan and buttons are in sight, large enough for fingers, and lie on nothing else', async ({
  page,
}) => {
  await open(page);
  await fold(page).click();
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
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textPercent);
    const controls = viewer(page).locator(':is(button, label, .lightbox-tools a):visible');
    await expect(controls, `${name}: choice, way to the plan, buttons`).toHaveCount(2 + 1 + 4);
    const parts = controls.or(viewer(page).locator(':is(.lightbox-track, .lightbox-plan):visible'));
    const boxes = await readBoxes(parts);
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > BORDER_PX && along > BORDER_PX;
      }),
    );
    expect.soft(overlaps, name).toEqual([]);
    // Visitors' own text size folds the plan away in a window as low as this; the page's doesn't.
    const targets = textPercent === 100 ? [...boxes, ...(await readBoxes(numbers(page)))] : boxes;
    const isUsable = (box: (typeof targets)[0]) =>
      box.isWhole && Math.min(box.width, box.height) >= LEAST_TARGET_PX;
    expect
      .soft(
        targets.filter((box) => !isUsable(box)),
        name,
      )
      .toEqual([]);
  }
});

test('in a wide window a picture beside its plan is larger than on the page', async ({ page }) => {
  await open(page);
  await fold(page).click();
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectPicture(page, number);
    const [onPage, shown] = [await frame(page).boundingBox(), await picture(page, number).boundingBox()];
    expect.soft(shown?.width, `${width} × ${height}`).toBeGreaterThan(onPage?.width ?? Infinity);
  }
});

test('upright a picture of the house fills the height above its plan, which leaves it its room when it is folded', async ({
  page,
}) => {
  await page.setViewportSize(UPRIGHT);
  // Without a choice, whose line would take from its height.
  const first = gallery.findIndex(({ view }) => view?.plan === plan) + 1;
  await open(page, first);
  const readHeight = async () => (await strip(page).boundingBox())?.height ?? 0;
  const above = await readHeight();
  expect(above).toBeGreaterThan(UPRIGHT.height / 2);
  const box = await picture(page, first).boundingBox();
  expect(box?.height).toBeCloseTo(above, 0);
  // Its middle is seen, and the same of both sides.
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(UPRIGHT.width / 2, 0);
  await fold(page).click();
  await expect.poll(readHeight).toBeGreaterThan(above + 100);
});

test('a phone that is held upright reads for a while how to see more, on its side nothing @phone', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const hint = viewer(page).getByText(uiStrings.hint);
  await expect(hint).toBeVisible();
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(hint).toBeHidden();
  await page.setViewportSize(UPRIGHT);
  await hint.evaluate((element) => {
    for (const animation of element.parentElement?.getAnimations() ?? []) animation.finish();
  });
  await expect(hint).toBeHidden();
});

test('until the picture of today has come, and if it does not, the project’s keeps its picture, its name and its drawing', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await open(page);
  await fold(page).click();
  const projected = (await drawing(page).getAttribute('src')) ?? '';
  const expectProject = async () => {
    await expect(choice(page, vision.pairs.today)).toBeChecked();
    await expectPicture(page, number);
    await expect(strip(page).getByRole('img')).toHaveAccessibleName(alt);
    await expect(drawing(page)).toHaveAttribute('src', projected);
  };
  const html = await page
    .locator('picture', { has: page.getByAltText(pair.todayAlt, { exact: true }) })
    .innerHTML();
  const { promise: isLate, resolve: fail } = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => pathname.startsWith('/_astro/') && html.includes(pathname),
    (route) => isLate.then(() => route.abort()),
  );
  await choice(page, vision.pairs.today).check();
  await expectProject();
  fail(undefined);
  const failure = viewer(page).getByText(uiStrings.failed);
  await expect(failure).toBeInViewport();
  await expectProject();
  await choice(page, vision.pairs.project).check();
  await expect(failure).toHaveCount(0);
});

test('the plan of the lightbox shows the numbers of one state', async ({ page }) => {
  const listNumbers = (ofProject: boolean) =>
    gallery.flatMap(({ view, isProject }, index) =>
      view?.plan === plan && Boolean(isProject) === ofProject ? [index + 1] : [],
    );
  const [firstOfToday = 0] = listNumbers(false);
  await open(page, firstOfToday);
  await fold(page).click();
  await expect(numbers(page)).toHaveText(listNumbers(false).map(String));
  await open(page);
  await expect(numbers(page)).toHaveText(listNumbers(true).map(String));
  await choice(page, vision.pairs.today).check();
  await expect(numbers(page)).toHaveText([...listNumbers(false), number].sort((a, b) => a - b).map(String));
});

test('in forced colours the plan keeps its ground, its lines and its numbers', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await fold(page).click();
  await expect(drawing(page).locator('..')).toHaveCSS('background-color', 'rgb(24, 25, 24)');
  const current = numbers(page).and(page.locator('[aria-current=true]'));
  await expect(current.locator('circle').last()).toHaveCSS('fill', 'rgb(174, 184, 255)');
  await expect(current.locator('text')).toHaveCSS('fill', 'rgb(24, 25, 24)');
  const other = numbers(page).and(page.locator(':not([aria-current])')).first();
  await expect(other.locator('text')).toHaveCSS('fill', 'rgb(243, 242, 239)');
});

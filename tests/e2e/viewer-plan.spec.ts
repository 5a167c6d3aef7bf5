import type { Page, Route } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { findViolations } from './find-barriers.ts';
import { frame, photos, viewer } from './gallery-page.ts';
import { control, expectPicture, picture, strip } from './viewer-page.ts';
import { expect, test } from './visitor.ts';
import { gallery, pictureOf, plans, property, vision } from './written-words.ts';

const { carousel: words } = property;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;
/** Of WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24;
/** Browsers round what they say of a part of a drawing. */
const WHOLE = 0.999;
/** Neighbouring buttons share a border. */
const BORDER_PX = 1;

/** The pictures that are on a plan, with what is said of where they look. */
const viewed = gallery.flatMap(({ image, view }, index) => {
  const plan = plans.plans.find(({ id }) => id === view?.plan);
  const photo = photos[index];
  if (!view || !plan || !photo) return [];
  const { direction, from = plan.name } = view;
  // The one of the eight whose own degrees are fewest away.
  const distance = (index: number) => Math.abs(((direction - plan.north - 45 * index + 900) % 360) - 180);
  const [nearest = 0] = plans.directions.map((_, index) => index).sort((a, b) => distance(a) - distance(b));
  const toward = plans.directions[nearest] ?? '';
  return [{ ...photo, image, view, level: plan, sentence: fill(plans.view, { from, direction: toward }) }];
});
type Viewed = (typeof viewed)[0];
const onLevel = ({ level }: Viewed) => viewed.filter((other) => other.level === level);
const nameOf = ({ number, name }: Viewed) => fill(plans.link, { n: number, alt: name });
/** Two pictures that follow each other, on one plan and on two. */
const [first, second] = viewed.filter((one, index) => viewed[index + 1]?.level === one.level) as [
  Viewed,
  Viewed,
];
const lastOnLevel = viewed.find(
  (one, index) => one.number + 1 === viewed[index + 1]?.number && viewed[index + 1]?.level !== one.level,
);

const plan = (page: Page) => viewer(page).locator('.viewer-plan');
const numbers = (page: Page) => plan(page).getByRole('listitem').getByRole('link', { includeHidden: true });
const number = (page: Page, view: Viewed) =>
  numbers(page).and(page.getByLabel(nameOf(view), { exact: true }));
const fold = (page: Page, { level }: Viewed) =>
  viewer(page).getByRole('button', { name: level.name, exact: true });
const current = (page: Page) => plan(page).locator('[aria-current=true]');

async function expectOnPlan(page: Page, view: Viewed): Promise<void> {
  await expect(plan(page).getByRole('img', { name: view.sentence, exact: true })).toBeVisible();
  await expect(plan(page).getByRole('list', { name: view.level.name, exact: true })).toBeVisible();
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toHaveAccessibleName(nameOf(view));
}

/** The window in which a test begins: the viewer stands on a picture, opened by its address, with its plan. */
async function openAt(page: Page, view: { number: number }): Promise<void> {
  await page.goto(`/#foto-${view.number}`);
  await expectPicture(page, view.number);
  // As it begins in a wide window.
  const folded = viewer(page).getByRole('button', { expanded: false });
  if (await folded.isVisible()) await folded.click();
}

test('a picture with a place on a plan shows it there, and says from where it looks and where to', async ({
  page,
}) => {
  for (const view of [first, second, lastOnLevel ?? first]) {
    await openAt(page, view);
    await expectOnPlan(page, view);
    await expect(numbers(page)).toHaveCount(onLevel(view).length);
    const { x, y, direction } = view.view;
    const drawing = await plan(page).getByRole('img').boundingBox();
    const disc = await current(page).locator('circle').last().boundingBox();
    if (!drawing || !disc) throw new Error('The plan isn’t drawn.');
    expect((disc.x + disc.width / 2 - drawing.x) / drawing.width, nameOf(view)).toBeCloseTo(x / 100, 2);
    expect((disc.y + disc.height / 2 - drawing.y) / drawing.height, nameOf(view)).toBeCloseTo(y / 100, 2);
    const turned = await plan(page)
      .locator('.viewer-cone')
      .evaluate((cone) => {
        const { a, b } = new DOMMatrix(getComputedStyle(cone).transform);
        return (Math.atan2(b, a) * 180) / Math.PI;
      });
    expect(Math.cos(((turned - direction) * Math.PI) / 180), nameOf(view)).toBeCloseTo(1, 5);
  }
});

test('next and previous walk on the plan, and the focus walks along', async ({ page }) => {
  await openAt(page, first);
  await control(page, words.next).click();
  await expectPicture(page, second.number);
  await expectOnPlan(page, second);
  await current(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, first.number);
  await expectOnPlan(page, first);
  await expect(number(page, first)).toBeFocused();
  expect(await findViolations(page, 'dialog')).toEqual([]);
});

test('whoever walks by keys on to a picture of another plan goes on walking', async ({ page }) => {
  if (!lastOnLevel) throw new Error('No picture of the tests’ site is followed by one on another plan.');
  await openAt(page, lastOnLevel);
  await current(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, lastOnLevel.number + 1);
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, lastOnLevel.number);
});

test('fingers find the numbers of the viewer’s plan large enough in every window', async ({ page }) => {
  await openAt(page, first);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expectPicture(page, first.number);
    const targets = [...(await numbers(page).all()), fold(page, first)];
    for (const target of targets) {
      await expect.soft(target, `${size.width} px`).toBeInViewport({ ratio: WHOLE });
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect.soft(Math.min(width, height), `${size.width} px`).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    }
  }
});

test('the plan can be folded, stays so on the next picture, and leaves its room to the picture', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS[0]);
  await openAt(page, first);
  const readHeight = async () => (await strip(page).boundingBox())?.height ?? 0;
  const before = await readHeight();
  await expect(fold(page, first)).toHaveAttribute('aria-expanded', 'true');
  await fold(page, first).click();
  await expect(fold(page, first)).toHaveAttribute('aria-expanded', 'false');
  await expect(numbers(page)).toHaveCount(0);
  await control(page, words.next).click();
  await expectPicture(page, second.number);
  await expect(numbers(page)).toHaveCount(0);
  expect(await readHeight()).toBeGreaterThan(before);
});

test('in a wide window a picture is larger than on the page, and its plan folded until a visitor unfolds it', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/#foto-${first.number}`);
    await expectPicture(page, first.number);
    // Folded at first, and then as it was left.
    const isUnfolded = width > 1280;
    await expect(fold(page, first)).toHaveAttribute('aria-expanded', String(isUnfolded));
    if (!isUnfolded) await fold(page, first).click();
    const [onPage, shown] = [
      await frame(page).boundingBox(),
      await picture(page, first.number).boundingBox(),
    ];
    expect.soft(shown?.width, `${width} × ${height}`).toBeGreaterThan(onPage?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
  }
});

test('upright a picture of the house fills the height above its plan', async ({ page }) => {
  await page.setViewportSize(WINDOWS[0]);
  await openAt(page, first);
  const stage = await strip(page).boundingBox();
  const box = await picture(page, first.number).boundingBox();
  const strips = stage?.height ?? 0;
  expect(strips).toBeGreaterThan(WINDOWS[0].height / 2);
  expect(box?.height).toBeCloseTo(strips, 0);
  // Its middle is seen, and the same of both sides.
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(WINDOWS[0].width / 2, 0);
});

test('a phone that is held upright reads for a while how to see more, on its side nothing @phone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`/#foto-${first.number}`);
  const hint = viewer(page).getByText(words.viewer.hint);
  await expect(hint).toBeVisible();
  await page.setViewportSize(WINDOWS[1]);
  await expect(hint).toBeHidden();
  await page.setViewportSize(WINDOWS[0]);
  await hint.evaluate((element) => {
    for (const animation of element.parentElement?.getAnimations() ?? []) animation.finish();
  });
  await expect(hint).toBeHidden();
});

const pair = vision.pairs.items.find(({ project }) =>
  viewed.some(({ image }) => image === pictureOf(project)?.image),
);
const ofPair = viewed.find(({ image }) => image === pictureOf(pair?.project)?.image);

const choose = (page: Page, name: string) =>
  viewer(page)
    .getByRole('radiogroup', { name: pair?.title ?? '', exact: true })
    .getByRole('radio', { name, exact: true });

test('in every window the choice and a way to the plan are in sight, and nothing lies on another thing', async ({
  page,
}) => {
  await openAt(page, ofPair ?? first);
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
    const controls = viewer(page).locator(':is(button, label, .viewer-tools a):visible');
    await expect(controls, `${name}: choice, way to the plan, buttons`).toHaveCount(2 + 1 + 4);
    const parts = [...(await controls.all()), strip(page)];
    if (await plan(page).isVisible()) parts.push(plan(page));
    const boxes = await Promise.all(
      parts.map(async (part) => {
        await expect.soft(part, name).toBeInViewport({ ratio: WHOLE });
        const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return { left: x, top: y, right: x + width, bottom: y + height };
      }),
    );
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > BORDER_PX && along > BORDER_PX;
      }),
    );
    expect.soft(overlaps, name).toEqual([]);
  }
});

for (const [state, answer] of [
  ['has not come', () => undefined],
  ['does not come', (route: Route) => route.abort()],
] as const)
  test(`while the picture of today ${state}, the project’s keeps its picture, its name and its drawing`, async ({
    page,
    tolerate,
  }) => {
    if (!pair || !ofPair) throw new Error('No pair of the tests’ site has its picture in the gallery.');
    tolerate(/ERR_FAILED/);
    await openAt(page, ofPair);
    const drawing = plan(page).getByRole('img', { name: ofPair.sentence, exact: true });
    const projected = (await drawing.getAttribute('src')) ?? '';
    const today = page.locator('picture', { has: page.getByAltText(pair.todayAlt, { exact: true }) });
    const html = await today.innerHTML();
    await page.route(({ pathname }) => pathname.startsWith('/_astro/') && html.includes(pathname), answer);
    await choose(page, vision.pairs.today).check();
    const failure = viewer(page).getByText(words.viewer.failed);
    if (state === 'does not come') await expect(failure).toBeInViewport();
    await expect(choose(page, vision.pairs.today)).toBeChecked();
    await expectPicture(page, ofPair.number);
    await expect(strip(page).getByRole('img', { name: pair.todayAlt, exact: true })).toHaveCount(0);
    await expect(drawing).toHaveAttribute('src', projected);
    await choose(page, vision.pairs.project).check();
    await expect(failure).toHaveCount(0);
  });

test('in forced colours the plan keeps its ground, its lines and its numbers', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAt(page, first);
  const ground = plan(page);
  await expect(ground).toHaveCSS('background-color', 'rgb(24, 25, 24)');
  await expect(current(page).locator('circle').last()).toHaveCSS('fill', 'rgb(174, 184, 255)');
  await expect(current(page).locator('text')).toHaveCSS('fill', 'rgb(24, 25, 24)');
  await expect(number(page, second).locator('text')).toHaveCSS('fill', 'rgb(243, 242, 239)');
});

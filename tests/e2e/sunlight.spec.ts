import type { Page } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { getAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { countGlyphs, PAPERS } from './printed-pages.ts';
import { plans, plansPage } from './fixture-content.ts';

const { choices } = plansPage;
const [level] = plans.plans;
/** Noon in the time zone of the fixture site, which is UTC−6. */
const NOON = new Date('2026-11-22T18:00:00Z');
const AFTERNOON = new Date('2026-11-22T19:00:00Z');

/** Region of the first floor plan. In print, its name also contains the plan state. */
const floor = (page: Page) => page.getByRole('region', { name: level?.name ?? '' });
const description = (page: Page) => floor(page).getByRole('status');
const expectDescription = (page: Page, text: string | RegExp) =>
  expect(description(page)).toHaveText(text, { useInnerText: true });
const radioGroup = (page: Page, name: string) => floor(page).getByRole('group', { name, exact: true });
const slotRadio = (page: Page, number: number) =>
  radioGroup(page, choices.hour).getByRole('radio', { name: `${String(number)}:00`, exact: true });
const planState = (page: Page, name: string) =>
  radioGroup(page, interpolate(choices.plan, { plan: level?.name ?? '' })).getByRole('radio', {
    name,
    exact: true,
  });
const selectProject = (page: Page) => planState(page, plans.project).check();
const sunlitAreas = (page: Page) => floor(page).locator('.sunlight-area').filter({ visible: true });

/** Names of the dates that don't depend on the build. */
const NAMED_DATES = [plansPage.days.march, plansPage.days.june, plansPage.days.december].map((name) =>
  name.replace('{day}', '').trim(),
);
const december = NAMED_DATES.at(-1) ?? '';

test('tapping a state, a date and an hour updates the description', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/plantas');
  await planState(page, plans.project).tap();
  await radioGroup(page, choices.day).getByRole('radio', { name: december }).tap();
  await slotRadio(page, 12).tap();
  await expect(page.getByRole('img', { name: level?.project.alt ?? '' })).toBeVisible();
  await expectDescription(page, new RegExp(`^${december}[^]*Son las 12:00\\b`));
});

test.describe('JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan state shows the drawing and description of each date', async ({ page }) => {
    await page.goto('/plantas');
    for (const name of NAMED_DATES) await expectDescription(page, new RegExp(`${name}.*: Son las 16:00`));
    await expect(page.getByRole('img', { name: level?.today.alt ?? '', exact: true })).toHaveCount(4);
    await selectProject(page);
    await expect(page.getByRole('img', { name: level?.project.alt ?? '' })).toHaveCount(4);
    await expect(radioGroup(page, choices.hour)).toBeHidden();
  });
});

/** Viewport widths in CSS pixels and text sizes in per cent. */
const SMALL_SCREENS = [
  { width: 320, percent: 100 },
  { width: 360, percent: 100 },
  { width: 360, percent: 150 },
  { width: 390, percent: 200 },
];

test('hours are wide enough to tap on small phones and with large text', async ({ page }) => {
  for (const path of ['/plantas', '/visita']) {
    await page.goto(path);
    const labels = page.getByRole('group', { name: choices.hour, exact: true }).first().locator('label');
    for (const { width, percent } of SMALL_SCREENS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const sizes = await labels.evaluateAll((all) =>
        all.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label.querySelector('span') ?? label);
          const [target, digits] = [label.getBoundingClientRect(), range.getBoundingClientRect()];
          return { target: target.width, digits: digits.width };
        }),
      );
      expect(sizes).not.toEqual([]);
      for (const { target, digits } of sizes)
        expect(target, `${path} at ${width} px, ${percent} %`).toBeGreaterThanOrEqual(
          Math.max(24, digits + 2),
        );
    }
  }
});

test('dragging the hour with a mouse updates the light', async ({ page }) => {
  await page.goto('/plantas');
  const [from, to] = [await slotRadio(page, 9).boundingBox(), await slotRadio(page, 12).boundingBox()];
  if (!from || !to)
    throw new Error('The inputs of 9:00 and 12:00 have no box. Check that /plantas shows the hours.');
  const middle = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, middle, { steps: 4 });
  await expect(slotRadio(page, 12)).toBeChecked();
  await expectDescription(page, /12:00/);
  // The drag continues while the mouse is below the hours.
  const next = await slotRadio(page, 15).boundingBox();
  await page.mouse.move((next?.x ?? 0) + 5, middle + 200, { steps: 3 });
  await page.mouse.up();
  await expect(slotRadio(page, 15)).toBeChecked();
  await expect(page).toHaveURL(/hora=15/);
  // The next press is not part of the drag.
  await page.mouse.move((next?.x ?? 0) + 5, middle);
  await page.mouse.down();
  await expect(slotRadio(page, 15)).toBeChecked();
  await page.mouse.up();
});

test('dragging with the right or the middle button keeps the hour', async ({ page }) => {
  await page.goto('/plantas');
  const [from, to] = [await slotRadio(page, 9).boundingBox(), await slotRadio(page, 12).boundingBox()];
  const y = (from?.y ?? 0) + 30;
  for (const button of ['right', 'middle'] as const) {
    await page.mouse.move((from?.x ?? 0) + 5, y);
    await page.mouse.down({ button });
    await page.mouse.move((to?.x ?? 0) + 5, y, { steps: 4 });
    await page.mouse.up({ button });
    await expect(slotRadio(page, 16)).toBeChecked();
  }
  await expect(page).toHaveURL('/plantas');
});

test('language links keep the selected time before the URL updates', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.goto('/plantas');
  await page.clock.pauseAt(AFTERNOON);
  await slotRadio(page, 16).press('ArrowRight');
  await expect(slotRadio(page, 17)).toBeChecked();
  await expect(page).toHaveURL('/plantas');
  // A pointer selects too seldom to need the delay, and the clock stands still.
  await slotRadio(page, 15).check();
  await expect(page).toHaveURL(/hora=15/);
  await slotRadio(page, 15).press('ArrowRight');
  await slotRadio(page, 16).press('ArrowRight');
  await expect(page).toHaveURL(/hora=15/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/plans\?.*hora=17/);
});

test('a selected room has aria-current in browsers without ARIA reflection', async ({ page }) => {
  // Firefox 115 does not reflect aria-current as a property.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaCurrent'));
  await page.goto('/plantas');
  await selectProject(page);
  const room = floor(page).locator('.room-list a').first();
  await room.click();
  await expect(room).toHaveAttribute('aria-current', 'true');
});

test('a pinch zoom keeps the selected hour', async ({ page }) => {
  await page.goto('/plantas');
  await expect(page.locator('.sunlight-track').first()).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const box = await slotRadio(page, 9).boundingBox();
  const start = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 30 };
  await slotRadio(page, 9).evaluate((input, { x, y }) => {
    const dispatchPointer = (type: string, pointerId: number, isPrimary: boolean, left: number) =>
      input.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          isPrimary,
          bubbles: true,
          pointerType: 'touch',
          buttons: 1,
          clientX: left,
          clientY: y,
        }),
      );
    dispatchPointer('pointerdown', 91, true, x);
    dispatchPointer('pointerdown', 92, false, x + 60);
    dispatchPointer('pointermove', 92, false, x + 160);
    dispatchPointer('pointermove', 91, true, x - 90);
  }, start);
  await expect(slotRadio(page, 16)).toBeChecked();
});

test('the description, the drawing and the hours fit the viewport', async ({ page }) => {
  await page.goto('/plantas');
  await selectProject(page);
  const drawing = page.getByRole('img', { name: level?.project.alt ?? '' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [width, height] of [
    [390, 844],
    [932, 430],
    [911, 512],
    [1366, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [description(page), drawing, slotRadio(page, 6), slotRadio(page, 19)])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

/** Section of the first plan, which has no heading in print. */
const printedPlan = (page: Page) => page.locator(`#plano-${level?.id ?? ''}`);

test('the printed page has a drawing of each date instead of controls', async ({ page }) => {
  await page.goto('/plantas');
  const drawing = page.getByRole('img', { name: level?.today.alt ?? '', exact: true });
  await expect(drawing).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toHaveCount(4);
  for (const name of NAMED_DATES)
    await expect(printedPlan(page).getByRole('status')).toHaveText(new RegExp(name), {
      useInnerText: true,
    });
  for (const role of ['radio', 'button'] as const) await expect(page.getByRole(role), role).toHaveCount(0);
});

test('printed pages of the project have text', async ({ page }) => {
  await page.goto('/plantas');
  await selectProject(page);
  for (const format of PAPERS)
    expect(Math.min(...(await countGlyphs(page, format))), format).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const text of [level?.project.rooms?.[1]?.name ?? '', plans.projectNote, '10 m'])
    await expect(printedPlan(page).getByText(text).filter({ visible: true }).first(), text).toBeVisible();
});

test('sunlight is hatched in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plantas');
  await expect(sunlitAreas(page)).toHaveCSS('fill', /url\("#sunlight-hatching"\)/);
  expect(await getAxeViolations(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { findViolations } from './find-barriers.ts';
import { expect, test } from './visitor.ts';
import { countLetters, PAPERS } from './paper.ts';
import { plans, plansPage } from './written-words.ts';

const { choices, words } = plansPage;
const [level] = plans.plans;
/** In the time zone of the tests' own site, six hours behind. */
const NOON = new Date('2026-11-22T18:00:00Z');
const MIDNIGHT = new Date('2026-11-22T06:00:00Z');

const [front] = level?.light.glass ?? [];

/** On paper its name also says the state. */
const storey = (page: Page) => page.getByRole('region', { name: level?.name ?? '' });
const told = (page: Page) => storey(page).getByRole('status');
const expectTold = (page: Page, words: string | RegExp) =>
  expect(told(page)).toHaveText(words, { useInnerText: true });
const group = (page: Page, name: string) => storey(page).getByRole('group', { name, exact: true });
const chooseDay = (page: Page, label: string) =>
  group(page, choices.day)
    .getByRole('radio', { name: label.replace('{day}', '').trim() })
    .check();
const hour = (page: Page, number: number) =>
  group(page, choices.hour).getByRole('radio', { name: `${String(number)}:00`, exact: true });
const planName = (of = level?.name ?? '') => fill(choices.plan, { plan: of });
const chooseProject = (page: Page) =>
  group(page, planName()).getByRole('radio', { name: plans.project, exact: true }).check();
const light = (page: Page) => storey(page).locator('.sunlight-light').filter({ visible: true });

/** The day of the build has its date alone: the page may be read later. */
const NAMED_DAYS = [plansPage.days.march, plansPage.days.june, plansPage.days.december];

test('plan, day and hour are chosen, drawn and told @phone', async ({ page }) => {
  await page.goto('/plantas');
  await chooseDay(page, plansPage.days.december);
  await hour(page, 12).check();
  await expectTold(page, new RegExp(`Son las 12:00 .*\\sm desde ${front?.way ?? ''}`));
  await expect(light(page)).toHaveCount(1);
  const today = await light(page).getAttribute('d');
  await chooseProject(page);
  await expect(page.getByRole('img', { name: level?.project.alt ?? '' })).toBeVisible();
  // Walls of the project stand in the light.
  expect(await light(page).getAttribute('d')).not.toBe(today);
  await hour(page, 7).check();
  await expectTold(page, new RegExp(fill(words.before, { hour: '7:00' })));
  await hour(page, 19).check();
  await expectTold(page, new RegExp(fill(words.after, { hour: '19:00' })));
  await expect(light(page)).toHaveCount(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('both states are chosen, and every day is drawn and told', async ({ page }) => {
    await page.goto('/plantas');
    for (const name of NAMED_DAYS)
      await expectTold(page, new RegExp(`${name.replace('{day}', '')}.*: Son las 16:00`));
    await expect(page.getByRole('img', { name: level?.today.alt ?? '', exact: true })).toHaveCount(4);
    await chooseProject(page);
    await expect(page.getByRole('img', { name: level?.project.alt ?? '' })).toHaveCount(4);
    await expect(group(page, choices.hour)).toBeHidden();
  });
});

/** What is chosen on the first plan. */
const listChosen = (page: Page) =>
  storey(page)
    .getByRole('radio', { checked: true })
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

test('a link to a room shows the project, and marks it on the drawing and in the list', async ({ page }) => {
  await page.goto(`/plantas#cuarto-${level?.id}-2`);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.locator('polygon:target')).toBeInViewport();
    await expect(storey(page).locator('[aria-current=true]')).toHaveText(/^\s*102 /);
    expect((await listChosen(page))[0]).toBe('proyecto');
  }
});

test('whoever follows rooms by keys stays in their list, without another entry of the history', async ({
  page,
}) => {
  await page.goto('/plantas');
  await chooseProject(page);
  const rooms = storey(page).getByRole('listitem').getByRole('link');
  const entries = await page.evaluate(() => history.length);
  await rooms.first().press('Enter');
  await expect(page).toHaveURL(/#cuarto-.*-1$/);
  await expect(rooms.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rooms.nth(1)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const [width, text] of [
  [320, 100],
  [360, 100],
  [360, 150],
  [390, 200],
] as const)
  test(`hours are as wide as a fingertip needs at ${width} px with text of ${text} %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/plantas', '/visita']) {
      await page.goto(path);
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
      const hours = page.getByRole('group', { name: choices.hour, exact: true }).first();
      const sizes = await hours.locator('label').evaluateAll((labels) =>
        labels.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label.querySelector('span') ?? label);
          return {
            width: label.getBoundingClientRect().width,
            digits: range.getBoundingClientRect().width,
          };
        }),
      );
      for (const { width: target, digits } of sizes) {
        expect(target, path).toBeGreaterThanOrEqual(24);
        expect(target, path).toBeGreaterThan(digits + 2);
      }
    }
  });

test('the light moves while a mouse drags the hour', async ({ page }) => {
  await page.goto('/plantas');
  const [from, to] = [await hour(page, 9).boundingBox(), await hour(page, 12).boundingBox()];
  if (!from || !to) throw new Error('The hours are not laid out.');
  const middle = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, middle, { steps: 4 });
  await expect(hour(page, 12)).toBeChecked();
  await expectTold(page, /12:00/);
  // Below the hours it follows the mouse, too.
  const next = await hour(page, 15).boundingBox();
  await page.mouse.move((next?.x ?? 0) + 5, middle + 200, { steps: 3 });
  await page.mouse.up();
  await expect(hour(page, 15)).toBeChecked();
  await expect(page).toHaveURL(/hora=15/);
});

test('a mouse whose right or middle button is held chooses nothing', async ({ page }) => {
  await page.goto('/plantas');
  const [from, to] = [await hour(page, 9).boundingBox(), await hour(page, 12).boundingBox()];
  const y = (from?.y ?? 0) + 30;
  for (const button of ['right', 'middle'] as const) {
    await page.mouse.move((from?.x ?? 0) + 5, y);
    await page.mouse.down({ button });
    await page.mouse.move((to?.x ?? 0) + 5, y, { steps: 4 });
    await page.mouse.up({ button });
    await expect(hour(page, 16)).toBeChecked();
  }
  await expect(page).toHaveURL('/plantas');
});

/** Addresses that WebKit takes in ten seconds. */
const ADDRESSES = 100;

for (const [taken, how] of [
  [ADDRESSES, 'is in the address when the hand rests'],
  [0, 'is shown on every plan, though the address is refused'],
] as const)
  test(`what arrow keys choose, held, ${how}`, async ({ page }) => {
    await page.goto('/plantas');
    await page.evaluate((limit) => {
      const replaceState = history.replaceState.bind(history);
      let calls = 0;
      history.replaceState = (...state) => {
        calls += 1;
        if (calls > limit) throw new DOMException('Too many addresses', 'SecurityError');
        replaceState(...state);
      };
    }, taken);
    await hour(page, 16).focus();
    // Around the fourteen hours, and one further.
    for (let press = 0; press < 10 * 14 + 1; press += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    for (const one of await page.getByRole('radio', { name: '17:00', exact: true }).all())
      await expect(one).toBeChecked();
    await expectTold(page, /17:00/);
    if (taken > 0) await expect(page).toHaveURL(/hora=17/);
  });

test('two fingers enlarge and choose nothing', async ({ page }) => {
  await page.goto('/plantas');
  await expect(page.locator('.sunlight-track').first()).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const box = await hour(page, 9).boundingBox();
  const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 30 };
  await hour(page, 9).evaluate((input, { x, y }) => {
    const send = (type: string, pointerId: number, isPrimary: boolean, left: number) =>
      input.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId, isPrimary, bubbles: true, pointerType: 'touch', buttons: 1 },
          ...{ clientX: left, clientY: y },
        }),
      );
    send('pointerdown', 91, true, x);
    send('pointerdown', 92, false, x + 60);
    send('pointermove', 92, false, x + 160);
    send('pointermove', 91, true, x - 90);
  }, at);
  await expect(hour(page, 16)).toBeChecked();
});

for (const [width, height] of [
  [390, 844],
  [932, 430],
  [911, 512],
  [1366, 600],
  [1440, 900],
] as const)
  test(`sentence, drawing and hours are in view at once at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/plantas');
    await chooseProject(page);
    await expect(told(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: level?.project.alt ?? '' })).toBeInViewport({ ratio: 1 });
    await expect(hour(page, 6)).toBeInViewport({ ratio: 1 });
    await expect(hour(page, 19)).toBeInViewport({ ratio: 1 });
  });

test('a room in the list outlines itself on the drawing, under its number', async ({ page }) => {
  await page.goto('/plantas');
  await chooseProject(page);
  const [first] = level?.project.rooms ?? [];
  await storey(page)
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^101 ${first?.name ?? ''}`) })
    .click();
  const outline = page.locator('polygon:target');
  await expect(outline).toBeInViewport({ ratio: 1 });
  await expect(outline).toHaveCSS('stroke-width', '2.5px');
});

test('a page that comes back to the screen asks the clock anew', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/plantas');
  await page.clock.setFixedTime(MIDNIGHT);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(storey(page).getByRole('button', { name: choices.now })).toBeHidden();
});

/** The first plan, whose heading paper is without. */
const onPaper = (page: Page) => page.locator(`#plano-${level?.id ?? ''}`);

test('a sheet of paper has a drawing of each day, and nothing to press', async ({ page }) => {
  await page.goto('/plantas');
  const drawing = page.getByRole('img', { name: level?.today.alt ?? '', exact: true });
  await expect(drawing).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toHaveCount(4);
  for (const name of NAMED_DAYS)
    await expect(onPaper(page).getByRole('status')).toHaveText(new RegExp(name.replace('{day}', '')), {
      useInnerText: true,
    });
  for (const role of ['radio', 'button'] as const) await expect(page.getByRole(role), role).toHaveCount(0);
});

for (const format of PAPERS)
  test(`the project on ${format} has its names and its state on the first sheet, and none is empty`, async ({
    page,
  }) => {
    await page.goto('/plantas');
    await chooseProject(page);
    const sheets = await countLetters(page, format);
    expect(Math.min(...sheets)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    for (const text of [level?.project.rooms?.[1]?.name ?? '', plans.projectNote, '10 m'])
      await expect(onPaper(page).getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  });

test('in forced colours light is hatched, without a barrier', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plantas');
  await expect(light(page)).toHaveCSS('fill', /url\("#sunlight-hatching"\)/);
  expect(await findViolations(page)).toEqual([]);
});

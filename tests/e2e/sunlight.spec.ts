import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { findViolations } from './find-barriers.ts';
import { expect, test } from './visitor.ts';
import { current, plans, plansPage } from './written-words.ts';

const { choices, words } = plansPage;
const [level] = plans.plans;
/** In the time zone of the tests' own site, six hours behind. */
const NOON = new Date('2026-11-22T18:00:00Z');
const MIDNIGHT = new Date('2026-11-22T06:00:00Z');

const told = (page: Page) => page.getByRole('main').getByRole('status');
const expectTold = (page: Page, words: string | RegExp) =>
  expect(told(page)).toHaveText(words, { useInnerText: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const chooseDay = (page: Page, label: string) =>
  group(page, choices.day)
    .getByRole('radio', { name: label.replace('{day}', '').trim() })
    .check();
const chooseHour = (page: Page, hour: number) =>
  group(page, choices.hour)
    .getByRole('radio', { name: String(hour), exact: true })
    .check();
const light = (page: Page) => page.locator('.sunlight-light').filter({ visible: true });

async function expectToChoose(page: Page): Promise<void> {
  await chooseDay(page, plansPage.days.december);
  await chooseHour(page, 12);
  const way = level?.light?.glass[0]?.way ?? '';
  await expectTold(page, new RegExp(`^\\s*Son las 12:00, .* metros ${way}`));
  await expect(light(page)).toHaveCount(1);
  const today = await light(page).getAttribute('d');
  await group(page, choices.plan).getByRole('radio', { name: plans.project, exact: true }).check();
  await expect(page.getByRole('img', { name: level?.project.alt ?? '' })).toBeVisible();
  // Walls of the project stand in the light.
  expect(await light(page).getAttribute('d')).not.toBe(today);
  await chooseHour(page, 7);
  await expectTold(page, fill(words.before, { hour: '7:00' }));
  await chooseHour(page, 19);
  await expectTold(page, fill(words.after, { hour: '19:00' }));
  await expect(light(page)).toHaveCount(0);
}

test.describe('with JavaScript off', { tag: '@both' }, () => {
  test.use({ javaScriptEnabled: false });

  test('plan, day and hour are chosen, drawn and told', async ({ page }) => {
    await page.goto('/plantas');
    await expectToChoose(page);
    await expect(page.getByRole('slider')).toBeHidden();
  });
});

test('the range and the keys move with the hours, in words too', async ({ page }) => {
  await page.goto('/plantas');
  await expectToChoose(page);
  const range = page.getByRole('slider', { name: choices.hour });
  await range.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const hours = group(page, choices.hour);
  await expect(hours.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expectTold(page, /8:00/);
  await hours.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(range).toHaveAttribute('aria-valuetext', '9:00');
  await expectTold(page, /9:00/);
});

test('by day, now is an hour of today', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/plantas');
  await chooseDay(page, plansPage.days.march);
  await page.getByRole('button', { name: choices.now }).click();
  await expect(group(page, choices.hour).getByRole('radio', { checked: true })).toHaveAccessibleName('12');
  await expect(group(page, choices.day).getByRole('radio').first()).toBeChecked();
});

test('by night there is no light now', async ({ page }) => {
  await page.clock.setFixedTime(MIDNIGHT);
  await page.goto('/plantas');
  await expect(page.getByRole('button', { name: choices.now })).toBeHidden();
});

test('a sheet of paper has a drawing of each day, and nothing to press', async ({ page }) => {
  await page.goto('/plantas');
  const drawing = page.getByRole('img', { name: level?.today.alt ?? '', exact: true });
  await expect(drawing).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toHaveCount(4);
  for (const name of Object.values(plansPage.days))
    await expectTold(page, new RegExp(name.replace('{day}', '')));
  for (const role of ['radio', 'slider', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
});

test('in forced colours light is hatched, without a barrier', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plantas');
  await expect(light(page)).toHaveCSS('fill', /url\("#sunlight-hatching"\)/);
  expect(await findViolations(page)).toEqual([]);
});

test('the plans, the sheet and an exhibition about light lead to it', async ({ page }) => {
  for (const path of ['/', '/ficha', `/exhibiciones/${current.slug}`]) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: plansPage.link });
    await expect(link, path).toHaveAttribute('href', '/plantas');
  }
});

test('the page of the plans says what it shows, under which sky', async ({ page }) => {
  await page.goto('/plantas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plansPage.heading);
  await expect(page.getByText(plansPage.note)).toBeVisible();
});

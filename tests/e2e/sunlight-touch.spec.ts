import type { Page } from '@playwright/test';
import { touch } from './gallery-page.ts';
import { listChosen } from './model-based/sun-page.ts';
import { expect, readScroll, test } from './fixtures.ts';

const hours = (page: Page) => page.locator('.sunlight-hours').first();

/** One finger, from the middle of the hours on. */
const drag = (page: Page, x: number, y: number, end?: 'touchCancel') =>
  touch(hours(page), (middle, part) => [{ x: middle.x + x * part, y: middle.y + y * part }], end);

/** What is chosen, drawn, told, asked for, and in the address. */
const readShown = async (page: Page) => [
  await listChosen(page.getByRole('main')),
  await page.locator('.sunlight-light').evaluateAll((all) => all.map((light) => light.getAttribute('d'))),
  await page.getByRole('main').getByRole('status').allInnerTexts(),
  await page.locator('.sunlight-links a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  page.url(),
];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T18:00:00Z');
});

for (const path of ['/visita', '/plantas'])
  test(`a finger that scrolls ${path} from its hours chooses nothing @phone`, async ({ page }) => {
    await page.goto(path);
    await hours(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await readShown(page);
    for (const [x, y] of [
      [0, -160],
      [-60, -90],
      [40, -160],
      [20, 120],
    ] as const) {
      const top = await readScroll(page);
      await drag(page, x, y);
      await expect.poll(async () => Math.abs((await readScroll(page)) - top)).toBeGreaterThan(50);
      expect(await readShown(page)).toEqual(before);
    }
  });

test('a finger along the hours chooses where it ends, and where it is called off nothing @phone', async ({
  page,
}) => {
  await page.goto('/visita');
  await hours(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await readShown(page);
  await drag(page, -150, 30, 'touchCancel');
  expect(await readShown(page)).toEqual(before);
  await drag(page, -150, 30);
  await expect(page).toHaveURL(/hora=9%3A30$/);
  expect(await readShown(page)).not.toEqual(before);
});

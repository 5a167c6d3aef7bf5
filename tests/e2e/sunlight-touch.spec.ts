import type { Page } from '@playwright/test';
import { dispatchTouchGesture } from './gallery-page.ts';
import { getSelectedValues } from './model-based/sunlight-page.ts';
import { expect, readScrollPosition, test } from './fixtures.ts';

const slots = (page: Page) => page.locator('.sunlight-slots').first();

/** Drags one finger from the middle of the hours by an offset in pixels. */
const drag = (page: Page, x: number, y: number, end?: 'touchCancel') =>
  dispatchTouchGesture(
    slots(page),
    (middle, progress) => [{ x: middle.x + x * progress, y: middle.y + y * progress }],
    end,
  );

/** Reads the selection, the light, the descriptions, the links and the URL. */
const readState = async (page: Page) => [
  await getSelectedValues(page.getByRole('main')),
  await page.locator('.sunlight-area').evaluateAll((paths) => paths.map((light) => light.getAttribute('d'))),
  await page.getByRole('main').getByRole('status').allInnerTexts(),
  await page
    .locator('.sunlight-links a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  page.url(),
];

for (const path of ['/visita', '/plantas'])
  test(
    `scrolling that starts on the hours of ${path} keeps the selection`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);
      await slots(page).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const stateBefore = await readState(page);
      for (const [x, y] of [
        [0, -160],
        [-60, -90],
        [40, -160],
        [20, 120],
      ] as const) {
        const top = await readScrollPosition(page);
        await drag(page, x, y);
        await expect.poll(async () => Math.abs((await readScrollPosition(page)) - top)).toBeGreaterThan(50);
        expect(await readState(page)).toEqual(stateBefore);
      }
    },
  );

test('a completed drag along the hours selects an hour', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/visita');
  await slots(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const stateBefore = await readState(page);
  await drag(page, -150, 30, 'touchCancel');
  expect(await readState(page)).toEqual(stateBefore);
  await drag(page, -150, 30);
  await expect(page).toHaveURL(/hora=9%3A30$/);
  expect(await readState(page)).not.toEqual(stateBefore);
});

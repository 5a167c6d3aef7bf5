import { expect, test } from './fixtures.ts';

/** Screens of a phone that the home page of the tests' site takes, in each language. */
const MOST_SCREENS = [
  { width: 360, height: 640, screens: 16 },
  { width: 390, height: 844, screens: 12.5 },
] as const;

for (const path of ['/', '/en'])
  test(`${path} is read in few screens of a phone`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height, screens } of MOST_SCREENS) {
      await page.setViewportSize({ width, height });
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(whole / height, `${width} × ${height}`).toBeLessThanOrEqual(screens);
    }
  });

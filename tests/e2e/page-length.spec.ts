import { expect, test } from './fixtures.ts';

const MAX_SCREENS = [
  { width: 360, height: 640, screens: 16 },
  { width: 390, height: 844, screens: 12.5 },
] as const;

for (const path of ['/', '/en'])
  test(`${path} is at most 16 phone screens long`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height, screens } of MAX_SCREENS) {
      await page.setViewportSize({ width, height });
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(pageHeight / height, `${width} × ${height}`).toBeLessThanOrEqual(screens);
    }
  });

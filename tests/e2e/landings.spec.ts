import type { Locator } from '@playwright/test';
import { frame } from './gallery-page.ts';
import { expect, hydrateIslands, test } from './visitor.ts';
import { about, contact, exhibitionsSection, property, site, vision } from './written-words.ts';

const readBox = (locator: Locator) =>
  locator.boundingBox().then((box) => box ?? { y: Number.NaN, width: 0, height: 0 });

test('beyond 1760 px pictures go on growing, and text keeps its measure', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/');
  await hydrateIslands(page);
  expect((await readBox(frame(page))).width).toBeGreaterThan(2100);
  // An exhibition that is alone in its tab has the whole width.
  await page.getByRole('tab', { name: exhibitionsSection.tabs.upcoming }).click();
  const photograph = page.getByRole('tabpanel').getByRole('article').getByRole('img').first();
  expect((await readBox(photograph)).width).toBeGreaterThan(1400);
  expect((await readBox(page.getByText(property.lead))).width).toBeLessThan(900);
});

test('a link within the page leads to a section that says itself, without a ring around it', async ({
  page,
}) => {
  await page.goto('/');
  const regions = { property, exhibitions: exhibitionsSection, about, vision, contact };
  const bar = page.getByRole('navigation', { name: site.navigation.label });
  for (const { label, section } of site.navigation.links) {
    await bar.getByRole('link', { name: label, exact: true }).press('Enter');
    const region = page.getByRole('region', { name: regions[section as keyof typeof regions].heading });
    await expect(region).toBeFocused();
    await expect(region).toHaveCSS('outline-style', 'none');
  }
});

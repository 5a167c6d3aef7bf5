import { galleryRegion } from './gallery-page.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import * as content from './fixture-content.ts';

const LANDMARK =
  /^ *- '?((?:banner|navigation|main|region|form|complementary|search|contentinfo)\b.*?)'?:?$/gm;
const HEADING = /^ *- '?heading "(.*)" \[level=(\d)\]/gm;

test('the home page has named landmarks and ordered headings', async ({ page }) => {
  const { about, contact, exhibitionsSection, footer, hero, plans, property, site, vision } =
    content.spanishContent;
  await openHydrated(page);
  const tree = await page.locator('body').ariaSnapshot();
  // Arrows after links are decorative.
  expect(tree).not.toMatch(/[→←]/);
  expect([...tree.matchAll(LANDMARK)].map(([, landmark = '']) => landmark.replaceAll('"', ''))).toEqual([
    'banner',
    `navigation ${site.navigation.label}`,
    'main',
    `region ${hero.heading}`,
    `region ${property.heading}`,
    `region ${property.carousel.label}`,
    `region ${exhibitionsSection.heading}`,
    `region ${about.heading}`,
    `region ${vision.heading}`,
    `region ${contact.heading}`,
    'contentinfo',
    `navigation ${footer.navigationLabel}`,
  ]);
  expect([...tree.matchAll(HEADING)].map(([, name = '', level = '']) => `${level} ${name}`)).toEqual([
    `1 ${hero.heading}`,
    `2 ${property.heading}`,
    `3 ${property.details.heading}`,
    `3 ${plans.heading}`,
    `3 ${property.design.heading}`,
    `3 ${property.amenities.heading}`,
    `3 ${property.features.heading}`,
    `2 ${exhibitionsSection.heading}`,
    ...content.filterByStatus('current').map(({ title }) => `3 ${title}`),
    `2 ${about.heading}`,
    `2 ${vision.heading}`,
    `3 ${vision.pairs.heading}`,
    `2 ${contact.heading}`,
  ]);
});

test('live regions exist before the first announcement', async ({ page }) => {
  await openHydrated(page);
  await expect(page.locator('#contact section[aria-live="polite"]')).toHaveAccessibleName('');
  await expect(galleryRegion(page).locator('p[aria-live="polite"]')).toHaveCount(1);
});

test('/analytics exposes each text to screen readers once', async ({ page }) => {
  await page.goto('/analytics');
  const { table } = content.analytics;
  await expect(page.getByRole('table', { name: table.caption })).toBeVisible();
  const tree = await page.locator('body').ariaSnapshot();
  expect(tree.split(table.caption)).toHaveLength(2);
  const log = page.getByRole('region', { name: table.heading, exact: true });
  expect(await log.ariaSnapshot()).not.toContain('status');
});

import type { Locator, Page } from '@playwright/test';
import { button, field, MESSAGE, write } from './contact-page.ts';
import { thumbnail } from './gallery-page.ts';
import { expect, hydrateIslands, NOT_FOUND_STATUS, test } from './visitor.ts';
import {
  about,
  analytics,
  contact,
  current,
  exhibitionsSection,
  footer,
  hero,
  notFound,
  plans,
  property,
  site,
  vision,
  withStatus,
} from './written-words.ts';

const LANDMARK =
  /^ *- '?((?:banner|navigation|main|region|form|complementary|search|contentinfo)\b.*?)'?:?$/gm;
const HEADING = /^ *- '?heading "(.*)" \[level=(\d)\]/gm;
const { navigation, notices } = site;

/** Exhibitions by the year in which each ends, newest first. */
const YEARS: [string, string[]][] = [
  ['2027', ['Manual de goteras', 'La hora de la siesta', 'Mesa larga']],
  ['2024', ['Telar de persianas', 'Maquetas de azúcar']],
  [
    '2023',
    ['Otorrinolaringología para principiantes: electroencefalografías, desafinaciones y contrarrevoluciones'],
  ],
  ['2022', ['Agua prestada', 'Coro para elevador']],
  ['2021', ['Libro de una hoja']],
  ['2020', ['33 grados']],
  ['2019', ['Barro que suena']],
];

/** What a screen reader finds by its lists of landmarks and headings, from top to bottom. */
async function readPage(page: Page) {
  const tree = await page.locator('body').ariaSnapshot();
  return {
    landmarks: [...tree.matchAll(LANDMARK)].map(([, landmark = '']) => landmark.replaceAll('"', '')),
    headings: [...tree.matchAll(HEADING)].map(([, name = '', level = '']) => `${level} ${name}`),
  };
}

test('the home page has named landmarks and an unbroken outline', async ({ page }) => {
  await page.goto('/');
  await hydrateIslands(page);
  await expect(page.getByRole('status', { name: notices.label })).toBeAttached();
  // An arrow after a link is drawn, not said.
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/[→←]/);
  expect(await readPage(page)).toEqual({
    landmarks: [
      'banner',
      `navigation ${navigation.label}`,
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
    ],
    headings: [
      `1 ${hero.heading}`,
      `2 ${property.heading}`,
      `3 ${plans.heading}`,
      `3 ${property.details.heading}`,
      `3 ${property.design.heading}`,
      `3 ${property.amenities.heading}`,
      `3 ${property.features.heading}`,
      `2 ${exhibitionsSection.heading}`,
      ...withStatus('actual').map(({ title }) => `3 ${title}`),
      `2 ${about.heading}`,
      `2 ${vision.heading}`,
      `3 ${vision.pairs.heading}`,
      `2 ${contact.heading}`,
    ],
  });
});

test('the regions that speak by themselves are there before there is anything to say', async ({ page }) => {
  await page.goto('/');
  await hydrateIslands(page);
  await expect(page.getByRole('status', { name: notices.label })).toHaveAttribute('aria-live', 'polite');
  const carousel = page.getByRole('region', { name: property.carousel.label });
  await expect(carousel.locator('p[aria-live="polite"]')).toHaveCount(1);
});

/** What Chromium tells assistive technology of an element: its own properties, and the roles of all that is in it. */
async function readNode(element: Locator) {
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  await element.evaluate((node) => Reflect.set(window, 'asked', node));
  const { result } = await session.send('Runtime.evaluate', { expression: 'asked' });
  const { objectId = '' } = result;
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId });
  const heard = nodes.filter(({ ignored }) => !ignored);
  const own = Object.fromEntries((heard[0]?.properties ?? []).map(({ name, value }) => [name, value.value]));
  return { own, roles: heard.map(({ role }) => String(role?.value)) };
}

test('a thumbnail holds nothing that is read but its name', async ({ page }) => {
  await page.goto('/');
  expect((await readNode(thumbnail(page, 2))).roles).toEqual(['button']);
});

test('a field is required, and wrong only when it is: not untouched, not mended, not sent', async ({
  page,
}) => {
  await page.goto('/');
  await hydrateIslands(page);
  const expectHeard = async (invalid: string) => {
    for (const name of ['name', 'message'] as const)
      expect((await readNode(field(page, name))).own, name).toMatchObject({ required: true, invalid });
  };
  await expectHeard('false');
  // Firefox reports every field that is `:invalid`, whatever else it says of itself.
  await expect(page.locator('form :invalid')).toHaveCount(0);
  await button(page).click();
  await expectHeard('true');
  await write(page, MESSAGE);
  await expectHeard('false');
  await button(page).click();
  await expect(field(page, 'name')).toHaveValue('');
  await expectHeard('false');
  await expect(page.locator('form :invalid')).toHaveCount(0);
});

test('an exhibition and the list of all have one h1 and an unbroken outline', async ({ page }) => {
  const around = (inside: string[]) => [
    'banner',
    `navigation ${navigation.label}`,
    'main',
    ...inside,
    'contentinfo',
    `navigation ${footer.navigationLabel}`,
  ];
  await page.goto('/exhibiciones');
  expect(await readPage(page)).toEqual({
    landmarks: around([]),
    headings: [
      `1 ${exhibitionsSection.list.heading}`,
      ...YEARS.flatMap(([year, titles]) => [`2 ${year}`, ...titles.map((title) => `3 ${title}`)]),
    ],
  });
  await page.getByRole('link', { name: current.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(current.title);
  expect(await readPage(page)).toEqual({
    landmarks: around([`navigation ${exhibitionsSection.page.others}`]),
    headings: [`1 ${current.title}`],
  });
});

test('an unknown address has one h1 and its landmarks', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  expect(await readPage(page)).toEqual({
    landmarks: ['banner', `navigation ${navigation.label}`, 'main'],
    headings: [`1 ${notFound.heading}`],
  });
});

test('/analytics has one h1, an unbroken outline, named regions and a live one', async ({ page }) => {
  await page.goto('/analytics');
  await expect(page.getByRole('table').first()).toBeVisible();
  const { landmarks, headings } = await readPage(page);
  const levels = headings.map((heading) => Number(heading[0]));
  expect(headings[0]).toBe(`1 ${analytics.heading}`);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level, headings[index]).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(landmarks).not.toContain('region');
  // The days stand under the heading, not in it; a browser leaves a <time> out of what it reads on.
  expect(headings).toContain(`2 ${analytics.chart.heading}`);
  await expect(page.locator('dl time')).toHaveCount(0);
  await expect(page.getByRole('status', { name: notices.label })).toHaveAttribute('aria-live', 'polite');
});

import type { Page } from '@playwright/test';
import { readAccessibilityTree, type SpokenNode } from './accessibility-tree.ts';
import { expect, NOT_FOUND_STATUS, test, wakeIslands } from './visitor.ts';
import {
  about,
  analytics,
  contact,
  currentTitle,
  exhibitionsSection,
  footer,
  gallery,
  hero,
  notFound,
  property,
  site,
  vision,
  withStatus,
} from './written-words.ts';

// What a screen reader says from top to bottom, as the browser hands it over.
test.skip(({ isMobile }) => isMobile, 'the words are the same on a phone; the menu sets its own width');

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'region',
  'form',
  'complementary',
  'search',
  'contentinfo',
];
const CONTROLS = ['link', 'button', 'textbox', 'tab', 'combobox', 'checkbox', 'radio', 'searchbox'];
const { navigation, notices } = site;
const { carousel } = property;

const landmarks = (tree: SpokenNode[]) =>
  tree
    .filter(({ role, name }) => LANDMARKS.includes(role) && (role !== 'form' || name !== ''))
    .map(({ role, name }) => `${role} ${name}`.trim());
const headings = (tree: SpokenNode[]) =>
  tree.filter(({ role }) => role === 'heading').map(({ level, name }) => `${level ?? 0} ${name}`);

/** Pictures and controls without a name, and controls with no word in it. */
const listUnspeakable = (tree: SpokenNode[]) =>
  tree
    .filter(({ role, name }) => {
      if (role === 'image') return name === '';
      return CONTROLS.includes(role) && !/[\p{L}\p{N}]/u.test(name);
    })
    .map(({ role, name }) => `${role} '${name}'`);

/** What is read out by itself when it changes, and is there before it does. */
const listLiveRegions = (tree: SpokenNode[]) =>
  tree
    .filter(({ live }) => live !== undefined)
    .map(({ role, name, live }) => `${live} ${role} ${name}`.trim());

const fill = (template: string, number: number) =>
  template.replace('{n}', String(number)).replace('{total}', String(gallery.length));

/** Exhibitions by the year in which each ends, newest first. */
const YEARS: [string, string[]][] = [
  ['2027', ['Cielo raso', 'A qué hora llega el sol']],
  ['2026', ['Noventa kilos']],
  ['2025', ['Cuatro segundos', 'Mil cien hilos']],
  ['2024', ['Ocho fotos en voz alta', 'Brocha gorda']],
];

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await wakeIslands(page);
  await expect(page.getByRole('region', { name: notices.label })).toBeAttached();
}

test.describe('the home page', () => {
  test('has named landmarks and an unbroken outline', async ({ page }) => {
    await openHome(page);
    const tree = await readAccessibilityTree(page);
    expect(landmarks(tree)).toEqual([
      'banner',
      `navigation ${navigation.label}`,
      'main',
      `region ${hero.heading}`,
      `region ${property.heading}`,
      `region ${carousel.label}`,
      `region ${property.details.heading}`,
      `region ${property.design.heading}`,
      `region ${property.amenities.heading}`,
      `region ${property.features.heading}`,
      `region ${exhibitionsSection.heading}`,
      `region ${about.heading}`,
      `region ${vision.heading}`,
      `region ${contact.heading}`,
      expect.stringMatching(`^region ${notices.label}`),
      'contentinfo',
      `navigation ${footer.navigationLabel}`,
    ]);
    expect(headings(tree)).toEqual([
      `1 ${hero.heading}`,
      `2 ${property.heading}`,
      `3 ${property.details.heading}`,
      `3 ${property.design.heading}`,
      `3 ${property.amenities.heading}`,
      `3 ${property.features.heading}`,
      `2 ${exhibitionsSection.heading}`,
      ...withStatus('actual').map(({ title }) => `3 ${title}`),
      `2 ${about.heading}`,
      `2 ${vision.heading}`,
      `2 ${contact.heading}`,
    ]);
  });

  test('leaves no control or picture without words, asleep and awake', async ({ page }) => {
    await page.goto('/');
    expect(listUnspeakable(await readAccessibilityTree(page))).toEqual([]);
    await openHome(page);
    expect(listUnspeakable(await readAccessibilityTree(page))).toEqual([]);
    for (const name of Object.values(exhibitionsSection.tabs)) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      expect(listUnspeakable(await readAccessibilityTree(page)), name).toEqual([]);
    }
  });

  test('reads one picture of the gallery, by its place and its description', async ({ page }) => {
    await openHome(page);
    const slidesAndPictures = (tree: SpokenNode[]) => {
      const start = tree.findIndex(({ name }) => name === carousel.label);
      const end = tree.findIndex(({ name }) => name === carousel.previous);
      return tree.slice(start, end).filter(({ role }) => ['tabpanel', 'image'].includes(role));
    };
    for (const number of [1, 4]) {
      await page.getByRole('tab', { name: fill(carousel.thumbnail, number), exact: true }).click();
      const announcement = `${fill(carousel.announcement, number)}: ${gallery[number - 1]?.caption ?? ''}`;
      await expect(page.getByText(announcement)).toHaveCount(1);
      expect(slidesAndPictures(await readAccessibilityTree(page))).toMatchObject([
        { role: 'tabpanel', name: fill(carousel.thumbnail, number) },
        { role: 'image', name: gallery[number - 1]?.alt },
      ]);
    }
  });

  test('has its live regions before there is anything to say', async ({ page }) => {
    await openHome(page);
    expect(listLiveRegions(await readAccessibilityTree(page))).toEqual([
      'polite paragraph',
      expect.stringMatching(`^polite region ${notices.label}`),
    ]);
  });

  test('says that a video opens another tab where the link is, and nowhere else', async ({ page }) => {
    await openHome(page);
    const { newTabNote, videoLink } = exhibitionsSection;
    const readVideos = async () => {
      const tree = await readAccessibilityTree(page);
      expect(tree.filter(({ role, name }) => role === 'StaticText' && name.includes(newTabNote))).toEqual([]);
      return tree.filter(({ role, name }) => role === 'link' && name.startsWith(videoLink));
    };
    const description = `${currentTitle} ${newTabNote}`;
    expect(await readVideos()).toMatchObject([{ description }]);
    await page.getByRole('article', { name: currentTitle }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(currentTitle);
    expect(await readVideos()).toMatchObject([{ description }]);
  });
});

test('the open menu is the bar alone', async ({ page }) => {
  await openHome(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await expect(page.getByRole('button', { name: navigation.closeMenu })).toBeFocused();
  const tree = await readAccessibilityTree(page);
  expect(landmarks(tree)).toEqual(['banner', `navigation ${navigation.label}`]);
  expect(headings(tree)).toEqual([]);
  expect(listUnspeakable(tree)).toEqual([]);
  expect(tree.filter(({ role, name }) => role === 'group' && name === '')).toEqual([]);
});

test('an exhibition and the list of all have one h1, an unbroken outline and words for all', async ({
  page,
}) => {
  const around = (inside: string[]) => [
    'banner',
    `navigation ${navigation.label}`,
    'main',
    ...inside,
    'contentinfo',
    `navigation ${footer.navigationLabel}`,
  ];
  await page.goto('/exhibiciones');
  const list = await readAccessibilityTree(page);
  expect(landmarks(list)).toEqual(around([]));
  expect(headings(list)).toEqual([
    `1 ${exhibitionsSection.list.heading}`,
    ...YEARS.flatMap(([year, titles]) => [`2 ${year}`, ...titles.map((title) => `3 ${title}`)]),
  ]);
  expect(listUnspeakable(list)).toEqual([]);

  await page.getByRole('link', { name: currentTitle }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(currentTitle);
  const exhibition = await readAccessibilityTree(page);
  expect(landmarks(exhibition)).toEqual(around([`navigation ${exhibitionsSection.page.others}`]));
  expect(headings(exhibition)).toEqual([`1 ${currentTitle}`]);
  expect(listUnspeakable(exhibition)).toEqual([]);
});

test('an unknown address and the visit history have one h1, an unbroken outline and words for all', async ({
  page,
  tolerate,
}) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  const unknown = await readAccessibilityTree(page);
  expect(landmarks(unknown)).toEqual(['banner', `navigation ${navigation.label}`, 'main']);
  expect(headings(unknown)).toEqual([`1 ${notFound.heading}`]);
  expect(listUnspeakable(unknown)).toEqual([]);

  await page.goto('/analytics');
  await expect(page.getByRole('table').first()).toBeVisible();
  const history = await readAccessibilityTree(page);
  const outline = headings(history);
  expect(outline[0]).toBe(`1 ${analytics.heading}`);
  const levels = outline.map((heading) => Number(heading[0]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level, outline[index]).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(landmarks(history).filter((landmark) => landmark === 'region')).toEqual([]);
  expect(listUnspeakable(history)).toEqual([]);
  expect(listLiveRegions(history)).toContainEqual(expect.stringMatching(`^polite region ${notices.label}`));
});

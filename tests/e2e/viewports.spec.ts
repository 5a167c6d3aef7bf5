import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { getHorizontalOverflow, getSmallTargets } from './accessibility.ts';
import { slideGroup, galleryRegion, next, openGallery, photos } from './gallery-page.ts';
import { getOverlappingTexts, getTextsOnPhotographs } from './painted-page.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { getTranslatedPaths } from './site-pages.ts';
import { about, contact, currentExhibition, exhibitionsSection, property } from './fixture-content.ts';

/** Returns the words of 2 to 16 letters that wrap without a hyphen. Runs in the page. */
function getBrokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('svg, .sr-only, [href^="mailto:"], [href="/"]')) continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{2,16}(?!\p{L})/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Returns the middle dots that begin or end a line, each with the text of its block. Runs in the page. */
function getDotsAtLineEnds(): string[] {
  const findBlock = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display === 'inline'
      ? findBlock(element.parentElement)
      : element;
  /** Visible characters of each block with a middle dot. */
  const blocks = new Map<Element, { character: string; box: DOMRect }[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    const block = parent?.closest('svg, .sr-only') ? undefined : parent && findBlock(parent);
    if (!block?.textContent.includes('·') || !block.checkVisibility()) continue;
    const characters = blocks.get(block) ?? [];
    blocks.set(block, characters);
    for (const { 0: character, index } of text.data.matchAll(/\S/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + character.length);
      characters.push({ character, box: range.getBoundingClientRect() });
    }
  }
  const isSameLine = (a: DOMRect, b = new DOMRect()) =>
    a.top < b.top + b.height / 2 && b.top < a.top + a.height / 2;
  return [...blocks].flatMap(([block, characters]) =>
    characters
      .filter(
        ({ character, box }, index) =>
          character === '·' &&
          !(isSameLine(box, characters[index - 1]?.box) && isSameLine(box, characters[index + 1]?.box)),
      )
      .map(() => block.textContent.trim()),
  );
}

test.describe('JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('text at 200 % fits the width of each page', async ({ page, request }) => {
    test.slow();
    for (const path of await getTranslatedPaths(request)) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await getHorizontalOverflow(page), `${path} ${width}`).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(getBrokenWords), `${path} ${width}`).toEqual([]);
        expect.soft(await page.evaluate(getDotsAtLineEnds), `${path} ${width}`).toEqual([]);
        expect.soft(await getOverlappingTexts(page), `${path} ${width}`).toEqual([]);
        expect.soft(await getTextsOnPhotographs(page), `${path} ${width}`).toEqual([]);
      }
    }
  });
});

const getBottom = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('text fills the height of its image on wide screens', async ({ page }) => {
  await page.goto('/');
  for (const width of [1200, 1440, 2560, 3440]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.getByRole('region', { name: about.heading });
    const textBottom = await getBottom(section.getByRole('paragraph').last());
    expect
      .soft(Math.abs(textBottom - (await getBottom(section.getByRole('img')))), `${width}`)
      .toBeLessThan(2);
    const card = page.getByRole('article', { name: currentExhibition.title });
    const link = await card.getByRole('link', { name: exhibitionsSection.detailsLink }).boundingBox();
    const previousText = card.getByText(currentExhibition.speakerName ?? currentExhibition.description, {
      exact: true,
    });
    expect.soft((link?.y ?? Number.NaN) - (await getBottom(previousText)), `${width}`).toBeLessThan(80);
  }
});

/** Width of the area before a list item that contains its separator. */
const SEPARATOR_AREA_PX = 14;

test('amenities have separators only between two items of a line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ficha');
  const list = page.locator('.fact-sheet-amenities ul').first();
  const { x: left = Number.NaN } = (await list.boundingBox()) ?? {};
  let firstItems = 0;
  let furtherItems = 0;
  for (const item of await list.getByRole('listitem').all()) {
    const box = await item.boundingBox();
    if (!box) continue;
    const clip = { ...box, x: box.x - SEPARATOR_AREA_PX, width: SEPARATOR_AREA_PX };
    const { channels } = await sharp(await page.screenshot({ fullPage: true, clip }))
      .removeAlpha()
      .stats();
    const isFirst = box.x - left < 1;
    expect
      .soft(
        channels.every(({ min, max }) => min === max),
        await item.innerText(),
      )
      .toBe(isFirst);
    if (isFirst) firstItems += 1;
    else furtherItems += 1;
  }
  expect(firstItems).toBeGreaterThan(1);
  expect(furtherItems).toBeGreaterThan(1);
});

test('the lead of the property section is beside its heading', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.goto(path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const section = page.locator('#property header');
      const lead = await section.getByRole('paragraph').boundingBox();
      const heading = await getBottom(section.getByRole('heading'));
      expect.soft(lead?.y ?? Number.NaN, `${path} ${width}`).toBeLessThan(heading);
    }
  }
});

test('the right columns of the home page align with two left edges', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const columns = page.locator(
    '#property header p, #exhibitions header p, #about .font-serif, #vision .font-serif, #contact .text-lead, #contact dl',
  );
  const leftEdges = await columns.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().x)),
  );
  expect(leftEdges).toHaveLength(6);
  expect([...new Set(leftEdges)]).toHaveLength(2);
});

test('the contact details fill the height of the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const section = page.locator('#contact');
  const details = await getBottom(section.locator('dl'));
  expect(details).toBeGreaterThanOrEqual(await getBottom(section.getByRole('button').last()));
  const lead = await getBottom(section.getByText(contact.lead, { exact: true }));
  const first = await section.locator('dl').boundingBox();
  expect((first?.y ?? Number.NaN) - lead).toBeLessThan(80);
});

test('images grow above 1760 px while text keeps its line length', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await openHydrated(page);
  const readWidth = async (part: Locator) => (await part.boundingBox())?.width ?? Number.NaN;
  expect(await readWidth(slideGroup(page))).toBeGreaterThan(1760);
  // The only exhibition of a tab has the full width.
  await page.getByRole('tab', { name: exhibitionsSection.tabs.upcoming }).click();
  const photograph = page.getByRole('tabpanel').getByRole('article').getByRole('img').first();
  expect(await readWidth(photograph)).toBeGreaterThan(1400);
  expect(await readWidth(page.getByText(property.lead))).toBeLessThan(900);
});

test('the gallery image, caption and arrows fit below the navbar', async ({ page }) => {
  const caption = galleryRegion(page)
    .getByText(photos[0]?.caption ?? '', { exact: true })
    .filter({ visible: true });
  await openGallery(page);
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [1280, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const navbar = await page.getByRole('banner').boundingBox();
    await galleryRegion(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    for (const part of [slideGroup(page), caption, next(page)])
      await expect.soft(part, `${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
    const box = await slideGroup(page).boundingBox();
    if (height > 400) expect.soft(Math.round(box?.y ?? 0)).toBeGreaterThanOrEqual(navbar?.height ?? 0);
    expect.soft((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  }
  expect(await getSmallTargets(page), 'targets on a phone in landscape').toEqual([]);
});

test('an unfocused navbar scrolls away in a window of 320 × 200', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(page.getByRole('banner')).toBeInViewport();
});

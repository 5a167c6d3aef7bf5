import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations } from './find-barriers.ts';
import { fill } from './gallery-page.ts';
import { expect, holdScripts, hydrateIslands, test } from './visitor.ts';
import { exhibitions, exhibitionsSection, property } from './written-words.ts';

const { page: words } = exhibitionsSection;
const { viewer: viewerWords, announcement, next } = property.carousel;
const ADDRESS = '/exhibiciones/barro-que-suena';
const exhibition = exhibitions.find(({ slug }) => ADDRESS.endsWith(slug));

const room = (page: Page) => page.getByRole('region', { name: words.pictures });
const works = (page: Page) => page.getByRole('region', { name: words.works }).getByRole('listitem');
const work = (page: Page) => works(page).getByRole('link');
const link = (page: Page, number: number) => room(page).locator(`#foto-${String(number)} > a`);
const viewer = (page: Page) => page.getByRole('dialog', { name: viewerWords.label });
const readBoxes = (page: Page) =>
  room(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { left, right, top, width, height } = image.getBoundingClientRect();
        return { left, right, top, width, height, ratio: image.width / image.height };
      }),
    );

/** Waits until this one of the three is shown, with its caption or, without one, with what is seen on it. */
async function expectPicture(page: Page, number: number, caption: string): Promise<void> {
  const said = `${fill(announcement, number).replace(/\d+$/, '3')}: ${caption}`;
  await expect(viewer(page).locator('[aria-live]').first()).toHaveText(said);
  await expect(page).toHaveURL(`${ADDRESS}#foto-${String(number)}`);
}

test('pictures, captions, credits and works stand on the page, and nobody is kept out', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([
    exhibition?.title ?? '',
    words.pictures,
    words.works,
  ]);
  await expect(page.locator('main > figure figcaption')).toHaveText('Imagen: Rosaura Gámez');
  await expect(room(page).locator('figcaption')).toHaveText([
    /^La Abuela, antes de que alguien la abrazara\s*Imagen: Rosaura Gámez$/,
    'Un acorde que duró hasta el jueves',
  ]);
  await expect(works(page)).toHaveText([
    /^1\s*La Abuela\s*2019 · barro cocido a cielo abierto · 190 × 85 × 70 cm$/,
    /^2\s*Silbato de bolsillo\s*Ramiro Tijerina, de once años\s*2018 · barro crudo$/,
  ]);
  await hydrateIslands(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
});

test('one wide, then a pair, the upright one narrow; nothing is cropped, and nothing moves when the script comes', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(ADDRESS);
  const boxes = await readBoxes(page);
  const [wide, upright, landscape] = boxes;
  expect(boxes.map(({ width, height, ratio }) => Math.abs(width / height - ratio) < 0.01)).toEqual([
    true,
    true,
    true,
  ]);
  expect([wide?.left, wide?.right]).toEqual([upright?.left, landscape?.right]);
  expect(upright?.top).toBe(landscape?.top);
  expect(upright?.width).toBeLessThan(landscape?.width ?? 0);
  release();
  await hydrateIslands(page);
  expect(await readBoxes(page)).toEqual(boxes);
});

test('on a phone one below the other, as wide as the window, also with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(ADDRESS);
  expect((await readBoxes(page)).map(({ left, width }) => [left, width])).toEqual(Array(3).fill([0, 320]));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a picture opens the viewer, by hand, by its address and from a work, and closing leads back', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await hydrateIslands(page);
  await link(page, 1).press('Enter');
  await expectPicture(page, 1, 'La Abuela, antes de que alguien la abrazara · Imagen: Rosaura Gámez');
  await viewer(page).getByRole('button', { name: next }).click();
  await expectPicture(page, 2, 'Horno de ladrillo con chimenea, más alto que ancho');
  await page.keyboard.press('Escape');
  await expect(link(page, 2)).toBeFocused();
  await work(page).click();
  await expectPicture(page, 1, 'La Abuela, antes de que alguien la abrazara · Imagen: Rosaura Gámez');
  await page.keyboard.press('Escape');
  await expect(work(page)).toBeFocused();
  await expect(page).toHaveURL(ADDRESS);
  await page.goto('/');
  await page.goto(`${ADDRESS}#foto-3`);
  await expectPicture(page, 3, 'Un acorde que duró hasta el jueves');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to itself, a work to its picture, and the title in the caption back', async ({
    page,
    tolerate,
  }) => {
    // A picture by itself takes no part in the transition between pages.
    tolerate(/ViewTransition/i);
    await page.goto(ADDRESS);
    await work(page).click();
    await expect(link(page, 1)).toBeInViewport();
    await room(page).getByRole('link', { name: 'La Abuela', exact: true }).click();
    await expect(work(page)).toBeInViewport();
    const address = (await link(page, 1).getAttribute('href')) ?? '';
    await link(page, 1).click();
    await expect(page).toHaveURL(address);
  });
});

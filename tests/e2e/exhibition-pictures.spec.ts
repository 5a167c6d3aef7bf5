import type { Page } from '@playwright/test';
import { findSmallTargets, getAxeViolations } from './accessibility.ts';
import { interpolateNumber, viewer } from './gallery-page.ts';
import {
  expect,
  holdScriptRequests,
  hydrateIslands,
  openHydrated,
  recordScriptRequests,
  test,
} from './fixtures.ts';
import { exhibitionsSection, property } from './fixture-content.ts';

const { page: uiStrings } = exhibitionsSection;
const { announcement, next } = property.carousel;
const PATH = '/exhibiciones/barro-que-suena';
const CREDIT = uiStrings.credit.replace('{name}', 'Rosaura Gámez');
const CAPTION = 'La Abuela, antes de que alguien la abrazara';

const room = (page: Page) => page.getByRole('region', { name: uiStrings.pictures });
const works = (page: Page) => page.getByRole('region', { name: uiStrings.works }).getByRole('listitem');
const work = (page: Page) => works(page).getByRole('link');
const link = (page: Page, number: number) => room(page).locator(`#foto-${number} > a`);
const readBoxes = (page: Page) =>
  room(page)
    .locator('picture img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { left, right, top, width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // Versions of a picture differ by a fraction of a pixel.
        const [x, end, y] = [left, right, top].map(Math.round);
        return { x, end, y, width: Math.round(width), isWhole: Math.abs(width / height - ratio) < 0.01 };
      }),
    );

/** Waits until this one of the three is shown, with its caption or, without one, with what is seen on it. */
async function expectPicture(page: Page, number: number, caption: string): Promise<void> {
  const said = `${interpolateNumber(announcement, number).replace(/\d+$/, '3')}: ${caption}`;
  await expect(viewer(page).locator('[aria-atomic=true]')).toHaveText(said);
  await expect(page).toHaveURL(`${PATH}#foto-${number}`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a work leads to its picture, and the title in the caption back', async ({ page }) => {
    await page.goto(PATH);
    await work(page).click();
    await expect(link(page, 1)).toBeInViewport();
    await room(page).getByRole('link', { name: 'La Abuela', exact: true }).click();
    await expect(work(page)).toBeInViewport();
  });

  test('on a phone pictures are as wide as the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PATH);
    const widths = (await readBoxes(page)).map(({ x, width }) => [x, width]);
    expect(widths).toEqual(Array(3).fill([0, 320]));
  });
});

test('pictures are whole, one wide and then a pair, and stay where they are when the script comes', async ({
  page,
}) => {
  const release = await holdScriptRequests(page);
  await page.goto(PATH);
  const boxes = await readBoxes(page);
  const [wide, upright, landscape] = boxes;
  expect(boxes.map(({ isWhole }) => isWhole)).toEqual([true, true, true]);
  expect([wide?.x, wide?.end]).toEqual([upright?.x, landscape?.end]);
  expect(upright?.y).toBe(landscape?.y);
  expect(upright?.width).toBeLessThan(landscape?.width ?? 0);
  release();
  await hydrateIslands(page);
  expect(await readBoxes(page)).toEqual(boxes);
});

test('the page of pictures keeps nobody out', async ({ page }) => {
  await openHydrated(page, PATH);
  expect(await getAxeViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
});

test('closing the viewer leads to the picture last seen, or to the work that has opened it', async ({
  page,
}) => {
  await openHydrated(page, PATH);
  await link(page, 1).press('Enter');
  await expectPicture(page, 1, `${CAPTION}. ${CREDIT}`);
  await viewer(page).getByRole('button', { name: next }).click();
  await expectPicture(page, 2, `Horno de ladrillo con chimenea, más alto que ancho. ${CREDIT}`);
  await page.keyboard.press('Escape');
  await expect(link(page, 2)).toBeFocused();
  await expect(link(page, 2)).toBeInViewport();
  await work(page).click();
  await expectPicture(page, 1, `${CAPTION}. ${CREDIT}`);
  await page.keyboard.press('Escape');
  await expect(work(page)).toBeFocused();
  await expect(page).toHaveURL(PATH);
});

test('the script of the viewer is asked for when a picture is opened, and brings none for notices', async ({
  page,
}) => {
  const scripts = recordScriptRequests(page);
  await openHydrated(page, PATH);
  const isOfViewer = expect.stringMatching(/\/LightboxDialog\.[^/]*\.js$/);
  expect(scripts).not.toContainEqual(isOfViewer);
  await link(page, 1).press('Enter');
  await expect(viewer(page)).toBeVisible();
  expect(scripts).toContainEqual(isOfViewer);
  const readText = async (path: string) => (await page.request.get(path)).text();
  expect((await Promise.all(scripts.map(readText))).join()).not.toContain('data-sonner');
});

test('when an extension takes the viewer away the pictures stay', async ({ page, allowConsoleError }) => {
  allowConsoleError(/uncaught: NotFoundError/);
  await openHydrated(page, PATH);
  await link(page, 2).click();
  await viewer(page).evaluate((dialog) => dialog.remove());
  await page.goBack();
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  await expect(room(page).getByRole('img')).toHaveCount(3);
});

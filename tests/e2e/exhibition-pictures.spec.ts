import type { Page } from '@playwright/test';
import { getSmallTargets, getAxeViolations } from './accessibility.ts';
import { interpolateNumber, lightbox } from './gallery-page.ts';
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

const imageRegion = (page: Page) => page.getByRole('region', { name: uiStrings.pictures });
const works = (page: Page) => page.getByRole('region', { name: uiStrings.works }).getByRole('listitem');
const workLink = (page: Page) => works(page).getByRole('link');
const imageLink = (page: Page, number: number) => imageRegion(page).locator(`#foto-${number} > a`);
const readBoxes = (page: Page) =>
  imageRegion(page)
    .locator('picture img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { left, right, top, width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // The files of a responsive image differ by a fraction of a pixel.
        const isUncropped = Math.abs(width / height - ratio) < 0.01;
        return {
          x: Math.round(left),
          endX: Math.round(right),
          y: Math.round(top),
          width: Math.round(width),
          isUncropped,
        };
      }),
    );

/** Waits until the lightbox announces the image by its caption, or by its alternative text if it has no caption. */
async function expectPicture(page: Page, number: number, caption: string): Promise<void> {
  const announced = `${interpolateNumber(announcement, number).replace(/\d+$/, '3')}: ${caption}`;
  await expect(lightbox(page).locator('[aria-atomic=true]')).toHaveText(announced);
  await expect(page).toHaveURL(`${PATH}#foto-${number}`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a work links to its image, which links back', async ({ page }) => {
    await page.goto(PATH);
    await workLink(page).click();
    await expect(imageLink(page, 1)).toBeInViewport();
    await imageRegion(page).getByRole('link', { name: 'La Abuela', exact: true }).click();
    await expect(workLink(page)).toBeInViewport();
  });

  test('images fill the width of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PATH);
    const widths = (await readBoxes(page)).map(({ x, width }) => [x, width]);
    expect(widths).toEqual(Array(3).fill([0, 320]));
  });
});

test('hydration keeps the layout of uncropped images', async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto(PATH);
  const boxes = await readBoxes(page);
  const [wide, portrait, landscape] = boxes;
  expect(boxes.map(({ isUncropped }) => isUncropped)).toEqual([true, true, true]);
  expect([wide?.x, wide?.endX]).toEqual([portrait?.x, landscape?.endX]);
  expect(portrait?.y).toBe(landscape?.y);
  expect(portrait?.width).toBeLessThan(landscape?.width ?? 0);
  release();
  await hydrateIslands(page);
  expect(await readBoxes(page)).toEqual(boxes);
});

test('the exhibition page is accessible', async ({ page }) => {
  await openHydrated(page, PATH);
  expect(await getAxeViolations(page)).toEqual([]);
  expect(await getSmallTargets(page)).toEqual([]);
});

test('closing the lightbox focuses the last image or the work that opened it', async ({ page }) => {
  await openHydrated(page, PATH);
  await imageLink(page, 1).press('Enter');
  await expectPicture(page, 1, `${CAPTION}. ${CREDIT}`);
  await lightbox(page).getByRole('button', { name: next }).click();
  await expectPicture(page, 2, `Horno de ladrillo con chimenea, más alto que ancho. ${CREDIT}`);
  await page.keyboard.press('Escape');
  await expect(imageLink(page, 2)).toBeFocused();
  await expect(imageLink(page, 2)).toBeInViewport();
  await workLink(page).click();
  await expectPicture(page, 1, `${CAPTION}. ${CREDIT}`);
  await page.keyboard.press('Escape');
  await expect(workLink(page)).toBeFocused();
  await expect(page).toHaveURL(PATH);
});

test('opening an image loads the lightbox but no script of the toasts', async ({ page }) => {
  const scripts = recordScriptRequests(page);
  await openHydrated(page, PATH);
  const isLightboxScript = expect.stringMatching(/\/LightboxDialog\.[^/]*\.js$/);
  expect(scripts).not.toContainEqual(isLightboxScript);
  await imageLink(page, 1).press('Enter');
  await expect(lightbox(page)).toBeVisible();
  expect(scripts).toContainEqual(isLightboxScript);
  const readText = async (path: string) => (await page.request.get(path)).text();
  expect((await Promise.all(scripts.map(readText))).join()).not.toContain('data-sonner');
});

test('the images stay when an extension removes the lightbox', async ({ page, allowConsoleError }) => {
  allowConsoleError(/uncaught: NotFoundError/);
  await openHydrated(page, PATH);
  await imageLink(page, 2).click();
  await lightbox(page).evaluate((dialog) => dialog.remove());
  await page.goBack();
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  await expect(imageRegion(page).getByRole('img')).toHaveCount(3);
});

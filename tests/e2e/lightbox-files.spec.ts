import type { Page } from '@playwright/test';
import * as carousel from './gallery-page.ts';
import { translate } from './third-party-dom.ts';
import { lightboxButton, expectOpenImage, slideImage } from './lightbox-page.ts';
import { expect, holdRequests, test } from './fixtures.ts';
import { property } from './fixture-content.ts';

const { carousel: uiStrings } = property;

const loadError = (page: Page) => carousel.lightbox(page).getByText(uiStrings.viewer.failed);

/** Returns the URL of the widest AVIF of each image. */
const getWidestUrls = (page: Page) =>
  carousel
    .slides(page)
    .locator('[type="image/avif"]')
    .evaluateAll((sources: HTMLSourceElement[]) =>
      sources.map(
        ({ srcset }) => new URL(srcset.split(', ').at(-1)?.split(' ')[0] ?? '', location.href).href,
      ),
    );

test('#foto-7 opens the lightbox once its styles have loaded', async ({ page }) => {
  const releaseStyles = await holdRequests(page, /lightbox\.[^/]*\.css$/);
  await page.goto('/#foto-7', { waitUntil: 'commit' });
  await expect(carousel.slides(page).nth(1)).toHaveAttribute('inert');
  await expect(carousel.lightbox(page)).toHaveCount(0);
  releaseStyles();
  await expectOpenImage(page, 7);
});

for (const [resource, file] of [
  ['styles', /lightbox\.[^/]*\.css$/],
  ['script', /\/LightboxDialog\.[^/]*\.js$/],
] as const)
  test(`a photo links to its file when the lightbox ${resource} fails to load`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/lightbox|ERR_FAILED|ViewTransition/i);
    await page.route(file, (route) => route.abort());
    await carousel.openGallery(page);
    const path = (await carousel.slideLink(page, 1).getAttribute('href')) ?? '';
    await carousel.slideLink(page, 1).click();
    await expect(page).toHaveURL(path);
  });

test('the lightbox loads the selected image before its neighbours', async ({ page }) => {
  // In this viewport, the lightbox uses wider files than the page.
  await page.setViewportSize({ width: 1120, height: 630 });
  await carousel.openGallery(page);
  const urls = await getWidestUrls(page);
  const requested: number[] = [];
  page.on('request', (request) => {
    if (urls.includes(request.url())) requested.push(urls.indexOf(request.url()) + 1);
  });
  const release = await holdRequests(page, urls[0] ?? '');
  const file = await carousel
    .slideLink(page, 1)
    .locator('picture img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await carousel.slideLink(page, 1).click();
  await expect(slideImage(page, 1).locator('..')).toHaveCSS('background-image', new RegExp(file));
  await expect.poll(() => requested).toEqual([1]);
  release();
  await expect.poll(() => requested).toEqual([1, 2]);
});

test('a small window loads the widest file only when the image is enlarged', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 394 });
  await carousel.openGallery(page);
  const urls = await getWidestUrls(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await carousel.slideLink(page, 1).click();
  await expect(slideImage(page, 2)).not.toHaveJSProperty('naturalWidth', 0);
  expect(requested.filter((url) => urls.includes(url))).toEqual([]);
  await lightboxButton(page, uiStrings.viewer.zoom).click();
  await expect.poll(() => requested).toContain(urls[0]);
});

test('the lightbox falls back to the JPEG when the AVIF fails', async ({ page, allowConsoleError }) => {
  allowConsoleError(/avif|ERR_FAILED/);
  await page.route(/\.avif$/, (route) => route.abort());
  await page.goto('/#foto-4');
  await expectOpenImage(page, 4);
  await expect(slideImage(page, 4)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(loadError(page)).toHaveCount(0);
});

test('a failed image can be loaded again on a translated page', async ({ page, allowConsoleError }) => {
  allowConsoleError(/foto|avif|ERR_FAILED/);
  const last = carousel.photos.length;
  await carousel.openGallery(page);
  const html = await carousel.slides(page).last().innerHTML();
  const isLastImage = ({ pathname }: URL) => pathname.startsWith('/_astro/') && html.includes(pathname);
  await page.route(isLastImage, (route) => route.abort());
  await page.goto(`/#foto-${last}`);
  await expect(loadError(page)).toBeInViewport();
  await expect(carousel.lightbox(page).getByRole('status')).toHaveCount(0);
  await translate(page, 'wrapped');
  // The link to the next image wraps around to the first.
  await carousel.lightbox(page).getByRole('button', { name: uiStrings.viewer.skip }).click();
  await expect(slideImage(page, 1)).toBeInViewport();
  await page.unroute(isLastImage);
  await page.keyboard.press('End');
  await expect(slideImage(page, last)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(loadError(page)).toHaveCount(0);
});

test('a double-click on a photo adds a single history entry', async ({ page }) => {
  await carousel.openGallery(page);
  const release = await holdRequests(page, /\/LightboxDialog\.[^/]*\.js$/);
  const length = await page.evaluate(() => history.length);
  await carousel.slideLink(page, 1).dblclick();
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  release();
  await expectOpenImage(page, 1);
  await page.keyboard.press('Escape');
  await expect(carousel.lightbox(page)).toHaveCount(0);
  await carousel.slideLink(page, 1).click();
  await expectOpenImage(page, 1);
});

test('the page stays open when a photo is clicked offline before hydration', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/exhibiciones/barro-que-suena');
  await context.setOffline(true);
  const isPrevented = await page
    .locator('[data-image]')
    .first()
    .evaluate((link) => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(isPrevented).toBe(true);
});

test('a photo opens once its server is reachable again', async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_CONNECTION_REFUSED|lightbox/i);
  await carousel.openGallery(page);
  const url = page.url();
  await page.route(/_astro/, (route) => route.abort('connectionrefused'));
  for (let click = 0; click < 2; click += 1) {
    const fileRequest = page.waitForRequest((request) => request.method() === 'HEAD');
    await carousel.slideLink(page, 1).click();
    await fileRequest;
    await expect(page).toHaveURL(url);
    await expect(carousel.slideGroup(page)).toBeVisible();
  }
  await page.unroute(/_astro/);
  await carousel.slideLink(page, 1).click();
  await expectOpenImage(page, 1);
});

test('captions remain after the page is printed before hydration', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await carousel.galleryRegion(page).scrollIntoViewIfNeeded();
  await expect(carousel.slides(page).last()).toHaveAttribute('inert');
  await carousel.slideLink(page, 1).click();
  await expectOpenImage(page, 1);
  await lightboxButton(page, uiStrings.next).click();
  await expectOpenImage(page, 2);
});

import type { Page } from '@playwright/test';
import * as carousel from './gallery-page.ts';
import { translate } from './third-party-dom.ts';
import { control, expectPicture, picture } from './viewer-page.ts';
import { expect, holdRequests, test } from './fixtures.ts';
import { property } from './fixture-content.ts';

const { carousel: uiStrings } = property;

const failed = (page: Page) => carousel.viewer(page).getByText(uiStrings.viewer.failed);

/** The widest AVIF of each picture. */
const listWidest = (page: Page) =>
  carousel
    .slides(page)
    .locator('[type="image/avif"]')
    .evaluateAll((sources: HTMLSourceElement[]) =>
      sources.map(
        ({ srcset }) => new URL(srcset.split(', ').at(-1)?.split(' ')[0] ?? '', location.href).href,
      ),
    );

test('#foto-7 opens the seventh picture when the styles of the viewer have come', async ({ page }) => {
  const letStylesCome = await holdRequests(page, /lightbox\.[^/]*\.css$/);
  await page.goto('/#foto-7', { waitUntil: 'commit' });
  await expect(carousel.slides(page).nth(1)).toHaveAttribute('inert');
  await expect(carousel.viewer(page)).toHaveCount(0);
  letStylesCome();
  await expectPicture(page, 7);
});

for (const [what, file] of [
  ['styles', /lightbox\.[^/]*\.css$/],
  ['script', /\/LightboxDialog\.[^/]*\.js$/],
] as const)
  test(`without its ${what} the viewer stays closed, and a picture is a link`, async ({
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

test('a picture is asked for on opening, its neighbours after it has come, others never', async ({
  page,
}) => {
  // Where the viewer has wider files than the page.
  await page.setViewportSize({ width: 1120, height: 630 });
  await carousel.openGallery(page);
  const urls = await listWidest(page);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (urls.includes(request.url())) asked.push(urls.indexOf(request.url()) + 1);
  });
  const release = await holdRequests(page, urls[0] ?? '');
  const file = await carousel
    .slideLink(page, 1)
    .locator('picture img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await carousel.slideLink(page, 1).click();
  await expect(picture(page, 1).locator('..')).toHaveCSS('background-image', new RegExp(file));
  await expect.poll(() => asked).toEqual([1]);
  release();
  await expect.poll(() => asked).toEqual([1, 2]);
});

test('a small window is sent no wider file than it shows, until the picture is enlarged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 394 });
  await carousel.openGallery(page);
  const urls = await listWidest(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await carousel.slideLink(page, 1).click();
  await expect(picture(page, 2)).not.toHaveJSProperty('naturalWidth', 0);
  expect(asked.filter((url) => urls.includes(url))).toEqual([]);
  await control(page, uiStrings.viewer.zoom).click();
  await expect.poll(() => asked).toContain(urls[0]);
});

test('where AVIF does not come the viewer shows the JPEG', async ({ page, allowConsoleError }) => {
  allowConsoleError(/avif|ERR_FAILED/);
  await page.route(/\.avif$/, (route) => route.abort());
  await page.goto('/#foto-4');
  await expectPicture(page, 4);
  await expect(picture(page, 4)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(failed(page)).toHaveCount(0);
});

test('a picture that does not come says so, offers the next and is asked for again, also when the page is translated', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/foto|avif|ERR_FAILED/);
  const last = carousel.photos.length;
  await carousel.openGallery(page);
  const html = await carousel.slides(page).last().innerHTML();
  const isOne = ({ pathname }: URL) => pathname.startsWith('/_astro/') && html.includes(pathname);
  await page.route(isOne, (route) => route.abort());
  await page.goto(`/#foto-${last}`);
  await expect(failed(page)).toBeInViewport();
  await expect(carousel.viewer(page).getByRole('status')).toHaveCount(0);
  await translate(page, 'wrapped');
  // After the last the first.
  await carousel.viewer(page).getByRole('button', { name: uiStrings.viewer.skip }).click();
  await expect(picture(page, 1)).toBeInViewport();
  await page.unroute(isOne);
  await page.keyboard.press('End');
  await expect(picture(page, last)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(failed(page)).toHaveCount(0);
});

test('a second press before the lightbox has loaded adds no entry to the history', async ({ page }) => {
  await carousel.openGallery(page);
  const release = await holdRequests(page, /\/LightboxDialog\.[^/]*\.js$/);
  const length = await page.evaluate(() => history.length);
  await carousel.slideLink(page, 1).dblclick();
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  release();
  await expectPicture(page, 1);
  await page.keyboard.press('Escape');
  await expect(carousel.viewer(page)).toHaveCount(0);
  await carousel.slideLink(page, 1).click();
  await expectPicture(page, 1);
});

test('a press on a photograph stays on the page when the browser is offline', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|lightbox/i);
  await carousel.openGallery(page);
  const url = page.url();
  await context.setOffline(true);
  await carousel.slideLink(page, 1).click();
  await expect(page).toHaveURL(url);
  await carousel.slideLink(page, 1).click();
  await expect(page).toHaveURL(url);
  await expect(carousel.frame(page)).toBeVisible();
});

test('the lightbox keeps its captions when the page was printed before hydration', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await carousel.gallery(page).scrollIntoViewIfNeeded();
  await expect(carousel.slides(page).last()).toHaveAttribute('inert');
  await carousel.slideLink(page, 1).click();
  await expectPicture(page, 1);
  await control(page, uiStrings.next).click();
  await expectPicture(page, 2);
});

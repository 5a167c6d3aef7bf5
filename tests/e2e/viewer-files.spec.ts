import type { Page } from '@playwright/test';
import * as carousel from './gallery-page.ts';
import { control, expectPicture, picture } from './viewer-page.ts';
import { expect, holdFiles, listScripts, openHydrated, test } from './visitor.ts';
import { property } from './written-words.ts';

const { carousel: words } = property;

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
  const letStylesCome = await holdFiles(page, /viewer\.[^/]*\.css$/);
  await page.goto('/#foto-7', { waitUntil: 'commit' });
  await expect(carousel.slides(page).nth(1)).toHaveAttribute('inert');
  await expect(carousel.viewer(page)).toHaveCount(0);
  letStylesCome();
  await expectPicture(page, 7);
});

for (const [what, file] of [
  ['styles', /viewer\.[^/]*\.css$/],
  ['script', /\/Viewer\.[^/]*\.js$/],
] as const)
  test(`without its ${what} the viewer stays closed, and a picture is a link`, async ({ page, tolerate }) => {
    tolerate(/viewer|ERR_FAILED|ViewTransition/i);
    await page.route(file, (route) => route.abort());
    await carousel.openGallery(page);
    const path = (await carousel.slideLink(page, 1).getAttribute('href')) ?? '';
    await carousel.slideLink(page, 1).click();
    await expect(page).toHaveURL(path);
  });

test('the script of the viewer, and of its plan, is asked for when a picture is opened', async ({ page }) => {
  const scripts = listScripts(page);
  const ofViewer = () => scripts.filter((url) => /\/Viewer\.[^/]*\.js$/.test(url));
  await openHydrated(page);
  expect(ofViewer()).toEqual([]);
  await carousel.slideLink(page, 1).evaluate((link: HTMLElement) => link.click());
  await expectPicture(page, 1);
  expect(ofViewer()).toHaveLength(1);
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
  const release = await holdFiles(page, urls[0] ?? '');
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
  await control(page, words.viewer.zoom).click();
  await expect.poll(() => asked).toContain(urls[0]);
});

test('where AVIF cannot be shown, the viewer shows the JPEG @phone', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  await page.goto('/#foto-4');
  await expectPicture(page, 4);
  await expect(picture(page, 4)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture(page, 5)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(carousel.viewer(page).getByText(words.viewer.failed)).toHaveCount(0);
});

test('each picture is a link to a file that every browser shows', async ({ page, request }) => {
  await page.goto('/');
  for (const link of await carousel.slides(page).locator('> a').all()) {
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('image/jpeg');
  }
});

test.describe('a picture that does not come', () => {
  const failed = (page: Page) => carousel.viewer(page).getByText(words.viewer.failed);

  /** Opens a picture whose files fail; the returned function lets them come from now on. */
  async function openFailing(page: Page, number: number): Promise<() => Promise<void>> {
    await carousel.openGallery(page);
    const html = await carousel
      .slides(page)
      .nth(number - 1)
      .innerHTML();
    const isOne = ({ pathname }: URL) => pathname.startsWith('/_astro/') && html.includes(pathname);
    await page.route(isOne, (route) => route.abort());
    await page.goto(`/#foto-${number}`);
    await expect(failed(page)).toBeInViewport();
    return () => page.unroute(isOne);
  }

  test.beforeEach(({ tolerate }) => {
    tolerate(/foto|avif|ERR_FAILED/);
  });

  test('says so and offers the next, after the last the first, also when it is translated', async ({
    page,
  }) => {
    await openFailing(page, carousel.photos.length);
    await expect(carousel.viewer(page).getByRole('status')).toHaveCount(0);
    await carousel.viewer(page).evaluate((dialog) => {
      const text = document.createRange();
      for (const { childNodes } of dialog.querySelectorAll('*'))
        for (const node of childNodes) {
          text.selectNode(node);
          if (node instanceof Text) text.surroundContents(document.createElement('b'));
        }
    });
    await control(page, words.viewer.skip).click();
    await expectPicture(page, 1);
  });

  test('is shown as a JPEG, if that comes', async ({ page }) => {
    await page.route(/\.avif$/, (route) => route.abort());
    await page.goto('/#foto-4');
    await expectPicture(page, 4);
    await expect(picture(page, 4)).not.toHaveJSProperty('naturalWidth', 0);
    await expect(failed(page)).toHaveCount(0);
  });

  test('is asked for again by whoever comes back to it', async ({ page }) => {
    const letCome = await openFailing(page, 4);
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, 5);
    await letCome();
    await page.keyboard.press('ArrowLeft');
    await expect(picture(page, 4)).not.toHaveJSProperty('naturalWidth', 0);
    await expect(failed(page)).toHaveCount(0);
  });
});

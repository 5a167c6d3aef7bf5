import type { Page } from '@playwright/test';
import * as carousel from './gallery-page.ts';
import { control, expectPicture, picture } from './viewer-page.ts';
import { expect, holdFiles, listScripts, openHydrated, test } from './visitor.ts';
import { property } from './written-words.ts';

const { carousel: words } = property;

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

test('the widest version is asked for on opening, its neighbours after it has come, others never', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 394 });
  await carousel.openGallery(page);
  const links = carousel.slides(page).getByRole('link', { includeHidden: true });
  const urls = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
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
  await expect(picture(page, 1)).toHaveCSS('background-image', new RegExp(file));
  await expect.poll(() => asked).toEqual([1]);
  release();
  await expect.poll(() => asked).toEqual([1, 2]);
});

test.describe('a picture that does not come', () => {
  const failed = (page: Page) => carousel.viewer(page).getByText(words.viewer.failed);

  /** Opens the fourth picture, which fails; the returned function lets it come from now on. */
  async function openFailing(page: Page): Promise<() => Promise<void>> {
    await carousel.openGallery(page);
    const url = (await carousel.slideLink(page, 4).getAttribute('href')) ?? '';
    await page.route(url, (route) => route.abort());
    await page.goto('/#foto-4');
    await expect(failed(page)).toBeInViewport();
    return () => page.unroute(url);
  }

  test.beforeEach(({ tolerate }) => {
    tolerate(/foto|avif|ERR_FAILED/);
  });

  test('says so and offers the next, also when it is translated', async ({ page }) => {
    await openFailing(page);
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
    await expectPicture(page, 5);
  });

  test('is asked for again by whoever comes back to it', async ({ page }) => {
    const letCome = await openFailing(page);
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, 5);
    await letCome();
    await page.keyboard.press('ArrowLeft');
    await expect(picture(page, 4)).toHaveJSProperty('naturalWidth', carousel.FULL_WIDTH);
    await expect(failed(page)).toHaveCount(0);
  });
});

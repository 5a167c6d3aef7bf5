import type { Page } from '@playwright/test';
import { button, MESSAGE, write } from './contact-page.ts';
import { findViolations } from './find-barriers.ts';
import * as carousel from './gallery-page.ts';
import { expect, holdFiles, openHydrated, test } from './visitor.ts';
import { contact, gallery as pictures, hero, property, site } from './written-words.ts';

const { carousel: words } = property;
const total = pictures.length;

const strip = (page: Page) => carousel.viewer(page).getByRole('group');
const control = (page: Page, name: string) =>
  carousel.viewer(page).getByRole('button', { name, exact: true });
const counter = (page: Page, number: number) =>
  carousel.viewer(page).getByText(carousel.fill(words.counter, number), { exact: true });
const picture = (page: Page, number: number) => strip(page).locator(`> :nth-child(${number}) img`);

/** Waits until this picture is at rest in the middle, and counter, caption, announcement and URL say the same. */
async function expectPicture(page: Page, number: number): Promise<void> {
  const alt = pictures[number - 1]?.alt ?? '';
  const caption = carousel.photos[number - 1]?.caption ?? '';
  await expect(
    carousel.viewer(page).getByText(`${carousel.fill(words.announcement, number)}: ${caption}`),
  ).toHaveCount(1);
  await expect(counter(page, number)).toBeVisible();
  await expect(carousel.viewer(page).getByRole('img', { name: alt, exact: true })).toBeInViewport();
  await expect(page).toHaveURL(`/#foto-${number}`);
}

test('Enter opens a slide; keys and buttons walk; Escape returns to the slide last seen, and Forward to the viewer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.thumbnail(page, 3).click();
  await carousel.expectSlide(page, 3);
  await carousel.slideLink(page, 3).press('Enter');
  await expectPicture(page, 3);
  const heard = await carousel.listen(carousel.viewer(page));
  for (const [key, number] of [
    ['ArrowRight', 4],
    ['End', total],
    ['ArrowRight', total],
    ['ArrowLeft', total - 1],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(page, number);
  }
  expect(await heard()).toHaveLength(5);
  const focused = await carousel.gallery(page).evaluateHandle((element, ids: string[] = []) => {
    element.addEventListener('focusin', ({ target }) => ids.push((target as Element).id));
    return ids;
  });
  await page.keyboard.press('Escape');
  await carousel.expectSlide(page, 2);
  await expect(carousel.slideLink(page, 2)).toBeFocused();
  // Nothing else is said: neither the slide that has opened it, nor the gallery's number.
  expect(await focused.jsonValue()).toEqual(['imagen-2']);
  await expect(carousel.gallery(page).locator('#carousel-announcement')).toHaveAttribute('aria-live', 'off');
  await expect(page).toHaveURL('/');
  await page.goForward();
  await control(page, words.next).dblclick();
  await expectPicture(page, 4);
});

test('whoever came by a link to a section finds place, focus and URL again, however the viewer closes @both', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: hero.propertyLink }).click();
  await carousel.gallery(page).scrollIntoViewIfNeeded();
  await expect(carousel.slides(page).nth(1)).toHaveAttribute('inert');
  await carousel
    .slides(page)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const readPlace = () => page.evaluate(() => [Math.round(scrollY), location.hash]);
  const place = await readPlace();
  expect(place[1]).toBe('#property');
  const lengths: number[] = [];
  // Where the machine is busy, a closed viewer waits for Back, and a strip that had just moved comes to rest meanwhile.
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 400);
  });
  for (const close of [
    async () => {
      await strip(page).dispatchEvent('scroll');
      await page.keyboard.press('Escape');
    },
    () => page.goBack(),
    () => control(page, words.viewer.close).click(),
  ]) {
    await carousel.slideLink(page, 1).click();
    await expectPicture(page, 1);
    await close();
    await expect(carousel.viewer(page)).toHaveCount(0);
    await expect(carousel.slideLink(page, 1)).toBeFocused();
    await expect.poll(readPlace).toEqual(place);
    lengths.push(await page.evaluate(() => history.length));
  }
  expect(new Set(lengths).size).toBe(1);
});

test('#foto-7 opens the seventh picture when the styles of the viewer have come', async ({ page }) => {
  const letStylesCome = await holdFiles(page, /viewer\.[^/]*\.css$/);
  await page.goto('/#foto-7', { waitUntil: 'commit' });
  await expect(carousel.slides(page).nth(1)).toHaveAttribute('inert');
  await expect(carousel.viewer(page)).toHaveCount(0);
  letStylesCome();
  await expectPicture(page, 7);
});

test('nothing but the open viewer is within reach', async ({ page }) => {
  await page.goto('/#foto-7');
  await expectPicture(page, 7);
  await page.getByRole('link', { name: site.skipLink }).focus();
  await expect(strip(page)).toBeFocused();
  expect(await findViolations(page, 'dialog')).toEqual([]);
});

test('another fragment turns the viewer, also in a page that reads from right to left, and Back turns it back', async ({
  page,
}) => {
  await page.goto('/#foto-7');
  await expectPicture(page, 7);
  await page.evaluate(() => (document.dir = 'rtl'));
  await page.evaluate(() => (location.hash = '#foto-9'));
  await expectPicture(page, 9);
  await expect(strip(page)).toBeFocused();
  await page.goBack();
  await expectPicture(page, 7);
});

test('closing a viewer that a link has opened leaves the visitor at the gallery', async ({ page }) => {
  await page.goto('/#foto-7');
  await expectPicture(page, 7);
  await control(page, words.viewer.close).click();
  await carousel.expectSlide(page, 7);
  await expect(page).toHaveURL('/');
});

test('without its styles the viewer stays closed, and a picture is a link', async ({ page, tolerate }) => {
  tolerate(/viewer|ERR_FAILED|ViewTransition/);
  await page.route(/viewer\.[^/]*\.css$/, (route) => route.abort());
  await carousel.openGallery(page);
  const path = (await carousel.slideLink(page, 1).getAttribute('href')) ?? '';
  await carousel.slideLink(page, 1).click();
  await expect(page).toHaveURL(path);
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
    .locator('img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await carousel.slideLink(page, 1).click();
  await expect(picture(page, 1)).toHaveCSS('background-image', new RegExp(file));
  await expect.poll(() => asked).toEqual([1]);
  release();
  await expect.poll(() => asked).toEqual([1, 2]);
});

test('a picture that does not come says so and offers the next, also when translated, and is asked for again by whoever comes back', async ({
  page,
  tolerate,
}) => {
  tolerate(/foto|avif|ERR_FAILED/);
  await carousel.openGallery(page);
  const url = (await carousel.slideLink(page, 4).getAttribute('href')) ?? '';
  await page.route(url, (route) => route.abort());
  await page.goto('/#foto-4');
  await expect(carousel.viewer(page).getByText(words.viewer.failed)).toBeInViewport();
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
  await page.unroute(url);
  await page.keyboard.press('ArrowLeft');
  await expect(picture(page, 4)).toHaveJSProperty('naturalWidth', carousel.FULL_WIDTH);
  await expect(carousel.viewer(page).getByText(words.viewer.failed)).toHaveCount(0);
});

test('a notice that comes while it is open is seen over the picture and closed', async ({ page }) => {
  await openHydrated(page);
  await write(page, MESSAGE);
  await page.clock.install();
  await button(page).click();
  await carousel.slideLink(page, 1).evaluate((link: HTMLElement) => link.click());
  await expect(carousel.viewer(page).locator('section[aria-live]')).toBeAttached();
  await page.clock.fastForward(1000);
  const toast = carousel
    .viewer(page)
    .getByRole('listitem')
    .filter({ hasText: contact.form.notices.sent.text });
  await expect(toast).toBeInViewport();
  // An edge, for grounds as dark as its own.
  await expect(toast).toHaveCSS('box-shadow', /0\.28\) 0px 0px 0px 1px/);
  await toast.getByRole('button').click();
  await expect(page.getByText(contact.form.notices.sent.text)).toHaveCount(0);
});

test('in every window, with text as large as it may be, buttons and words are in sight and cover no picture', async ({
  page,
}) => {
  await page.goto('/#foto-2');
  await expectPicture(page, 2);
  for (const [width, height, text] of [
    [320, 568, 100],
    [390, 844, 200],
    [844, 390, 200],
    [320, 200, 100],
    [2560, 1440, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    await expectPicture(page, 2);
    const stage = await strip(page).boundingBox();
    if (!stage) throw new Error('The viewer has no strip.');
    const name = `${width} × ${height}, ${text} %`;
    const caption = carousel.viewer(page).getByText(carousel.photos[1]?.caption ?? '', { exact: true });
    for (const mark of [
      ...(await carousel.viewer(page).getByRole('button').all()),
      counter(page, 2),
      caption,
    ]) {
      await expect.soft(mark, name).toBeInViewport({ ratio: 1 });
      const box = await mark.boundingBox();
      expect
        .soft(box && (box.y >= stage.y + stage.height || box.x >= stage.x + stage.width), name)
        .toBe(true);
    }
    const box = await picture(page, 2).boundingBox();
    const [across, along] = [(box?.width ?? 0) / stage.width, (box?.height ?? 0) / stage.height];
    expect.soft(Math.max(across, along), `${name}: whole, and as large as it can be`).toBeCloseTo(1, 2);
    if (text === 100) expect.soft(stage.width / width + stage.height / height, name).toBeGreaterThan(1.3);
  }
});

test('a scroll so slow that it seems to rest on its way says once where it goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#foto-2');
  await expectPicture(page, 2);
  const heard = await carousel.listen(carousel.viewer(page));
  await strip(page).evaluate((element) => {
    const scrollTo = (way: ScrollToOptions) => {
      element.dispatchEvent(new Event('scroll'));
      setTimeout(() => element.scroll(way), 600);
    };
    Object.assign(element, { scrollTo });
  });
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 3);
  expect(await heard()).toHaveLength(1);
});

test('upright and on its side a swipe turns, a double tap and two fingers enlarge, and a finger moves what is enlarged @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).tap();
  await expectPicture(page, 1);
  await expect(picture(page, 1)).toHaveJSProperty('naturalWidth', carousel.FULL_WIDTH);
  const readWidth = async () => (await picture(page, 1).boundingBox())?.width;
  for (const width of [390, carousel.FULL_WIDTH]) {
    await expect.poll(readWidth).toBe(width);
    await picture(page, 1).dblclick();
  }
  await expect.poll(readWidth).toBe(390);
  // Beyond the first picture there is nothing, not the page before.
  await carousel.swipe(strip(page), 300);
  await expectPicture(page, 1);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => (location.hash = '#foto-2'));
  await expectPicture(page, 2);
  await carousel.swipe(strip(page), -450);
  await expectPicture(page, 3);

  const third = picture(page, 3);
  await expect(third).toHaveJSProperty('naturalWidth', carousel.FULL_WIDTH);
  const readBox = () => third.boundingBox().then((box) => box ?? { x: Number.NaN, width: Number.NaN });
  const whole = await readBox();
  const tapTwice = async () => {
    await page.touchscreen.tap(400, 200);
    await page.touchscreen.tap(400, 200);
  };
  await tapTwice();
  await expect.poll(async () => (await readBox()).width).toBe(carousel.FULL_WIDTH);
  const { x } = await readBox();
  await carousel.swipe(strip(page), -80);
  await expect.poll(async () => (await readBox()).x).toBeLessThan(x - 30);
  await expectPicture(page, 3);
  await tapTwice();
  await expect.poll(readBox).toEqual(whole);

  await carousel.touch(strip(page), ({ x, y }, part) =>
    [-1, 1].map((side) => ({ x: x + side * (40 + part * 80), y })),
  );
  await expect(strip(page)).toHaveCSS('overflow-x', 'hidden');
  const readLeft = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
  await expect(async () => {
    const left = await readLeft();
    await carousel.swipe(strip(page), -80, -40);
    expect(await readLeft()).toBeGreaterThan(left);
  }).toPass();
  await expectPicture(page, 3);
});

test('a caption can be selected', async ({ page }) => {
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).click();
  const caption = carousel.photos[0]?.caption ?? '';
  await carousel.viewer(page).getByText(caption, { exact: true }).click({ clickCount: 3 });
  expect(await page.evaluate(() => String(getSelection()).trim())).toContain(caption);
});

test('on a page that two fingers have enlarged, what is seen of the viewer closes it @phone', async ({
  page,
}) => {
  await carousel.openGallery(page);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.2 });
  await carousel.slideLink(page, 1).evaluate((link: HTMLElement) => link.click());
  const close = control(page, words.viewer.close);
  const isSeen = () =>
    close.evaluate((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const { offsetLeft, offsetTop, width, height, scale } = visualViewport as VisualViewport;
      const isInView =
        left >= offsetLeft - 1 &&
        top >= offsetTop - 1 &&
        right <= offsetLeft + width + 1 &&
        bottom <= offsetTop + height + 1;
      const isHit = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      return [scale > 2, isInView, isHit];
    });
  await expect.poll(isSeen).toEqual([true, true, true]);
  await close.evaluate((button: HTMLElement) => button.click());
  await expect(carousel.viewer(page)).toHaveCount(0);
});

import { getAxeViolations } from './accessibility.ts';
import * as carousel from './gallery-page.ts';
import { lightboxButton, expectOpenImage, slideImage, track } from './lightbox-page.ts';
import { expect, test } from './fixtures.ts';
import { gallery as pictures, findGalleryImage, property, site, vision } from './fixture-content.ts';

const total = pictures.length;
/** Number of a photo with a floor plan and a before/after comparison. */
const projectPhoto =
  pictures.findIndex(({ image }) => image === findGalleryImage(vision.pairs.items[0]?.project)?.image) + 1;

test('arrow keys pan an enlarged image', async ({ page }) => {
  await page.goto('/#foto-4');
  await expectOpenImage(page, 4);
  const zoom = lightboxButton(page, property.carousel.viewer.zoom);
  await zoom.press('Enter');
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  const readBox = () => slideImage(page, 4).boundingBox();
  for (const [key, axis, isForward] of [
    ['ArrowRight', 'x', true],
    ['ArrowDown', 'y', true],
    ['ArrowLeft', 'x', false],
    ['ArrowUp', 'y', false],
  ] as const) {
    const previous = (await readBox())?.[axis] ?? Number.NaN;
    await page.keyboard.press(key);
    const readDistance = async () =>
      (previous - ((await readBox())?.[axis] ?? Number.NaN)) * (isForward ? 1 : -1);
    await expect.poll(readDistance, key).toBeGreaterThan(50);
  }
  await expectOpenImage(page, 4);
  await zoom.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expectOpenImage(page, 5);
});

test('Escape moves the focus to the current slide of the gallery', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.thumbnail(page, 3).click();
  await carousel.expectSlide(page, 3);
  await carousel.slideLink(page, 3).press('Enter');
  await expectOpenImage(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectOpenImage(page, 2);
  const focusedIds = await carousel.galleryRegion(page).evaluateHandle((element, ids: string[] = []) => {
    element.addEventListener('focusin', ({ target }) => ids.push((target as Element).id));
    return ids;
  });
  await page.keyboard.press('Escape');
  await carousel.expectSlide(page, 2);
  await expect(carousel.slideLink(page, 2)).toBeFocused();
  // Screen readers continue from the selection.
  const isSelected = (link: Element) => link.contains(getSelection()?.anchorNode ?? null);
  expect(await carousel.slideLink(page, 2).evaluate(isSelected)).toBe(true);
  // The opening slide and the counter of the gallery don't receive the focus.
  expect(await focusedIds.jsonValue()).toEqual(['imagen-2']);
  await expect(carousel.galleryRegion(page).locator('#carousel-announcement')).toHaveAttribute(
    'aria-live',
    'off',
  );
  await carousel.next(page).click();
  await carousel.expectSlide(page, 3);
  await expect(carousel.galleryRegion(page).locator('#carousel-announcement')).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('the open lightbox is an accessible modal dialog', async ({ page }) => {
  await page.goto(`/#foto-${projectPhoto}`);
  await expectOpenImage(page, projectPhoto);
  await page.getByRole('link', { name: site.skipLink }).focus();
  await expect(track(page)).toBeFocused();
  await carousel.lightbox(page).getByRole('button', { expanded: false }).click();
  expect(await getAxeViolations(page, 'dialog')).toEqual([]);
});

test('arrow keys scroll smoothly only to an adjacent photo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).press('Enter');
  await expectOpenImage(page, 1);
  // During keydown, an instant scroll has moved already. A smooth scroll starts in the next frame.
  const offsets = await track(page).evaluateHandle((element, list: number[] = []) => {
    addEventListener('keydown', () => list.push(Math.round(element.scrollLeft / element.clientWidth)));
    return list;
  });
  await page.keyboard.press('ArrowRight');
  await expectOpenImage(page, 2);
  await page.keyboard.press('End');
  await expectOpenImage(page, total);
  expect(await offsets.jsonValue()).toEqual([0, total - 1]);
});

test('the announcement follows a slow or interrupted scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#foto-2');
  await expectOpenImage(page, 2);
  const getAnnouncements = await carousel.recordAnnouncements(carousel.lightbox(page));
  // Delay the scroll, so that the track appears to be at rest meanwhile.
  await track(page).evaluate((element) => {
    const scrollTo = (options: ScrollToOptions) => {
      element.dispatchEvent(new Event('scroll'));
      setTimeout(() => element.scroll(options), 600);
    };
    Object.assign(element, { scrollTo });
  });
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['End', total],
    ['ArrowRight', total],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpenImage(page, number);
  }
  expect(await getAnnouncements()).toHaveLength(2);
  // A scroll that a key has started stops on the way, because the visitor turns the wheel or opens a fragment.
  const stopScroll = () =>
    track(page).evaluate((element) => Object.assign(element, { scrollTo: () => undefined }));
  const scrollToSlide = (number: number) =>
    track(page).evaluate(
      (element, left) => element.scroll({ left: left * element.clientWidth, behavior: 'instant' }),
      number - 1,
    );
  await stopScroll();
  await page.keyboard.press('ArrowLeft');
  await track(page).dispatchEvent('wheel');
  await scrollToSlide(1);
  await expectOpenImage(page, 1);
  await page.keyboard.press('ArrowRight');
  await track(page).evaluate((element) => {
    Reflect.deleteProperty(element, 'scrollTo');
    location.hash = '#foto-4';
  });
  await expectOpenImage(page, 4);
  await scrollToSlide(5);
  await expectOpenImage(page, 5);
});

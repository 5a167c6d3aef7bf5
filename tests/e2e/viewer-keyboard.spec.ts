import { getAxeViolations } from './accessibility.ts';
import * as carousel from './gallery-page.ts';
import { control, expectPicture, picture, strip } from './viewer-page.ts';
import { expect, test } from './fixtures.ts';
import { gallery as pictures, pictureOf, property, site, vision } from './fixture-content.ts';

const total = pictures.length;
/** A picture with a plan and a choice. */
const ofProject =
  pictures.findIndex(({ image }) => image === pictureOf(vision.pairs.items[0]?.project)?.image) + 1;

test('arrows move an enlarged picture both ways, whichever control has the focus, and turn none', async ({
  page,
}) => {
  await page.goto('/#foto-4');
  await expectPicture(page, 4);
  const zoom = control(page, property.carousel.viewer.zoom);
  await zoom.press('Enter');
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  const readPlace = () => picture(page, 4).boundingBox();
  for (const [key, axis, isFarther] of [
    ['ArrowRight', 'x', true],
    ['ArrowDown', 'y', true],
    ['ArrowLeft', 'x', false],
    ['ArrowUp', 'y', false],
  ] as const) {
    const before = (await readPlace())?.[axis] ?? Number.NaN;
    await page.keyboard.press(key);
    const readMove = async () =>
      (before - ((await readPlace())?.[axis] ?? Number.NaN)) * (isFarther ? 1 : -1);
    await expect.poll(readMove, key).toBeGreaterThan(50);
  }
  await expectPicture(page, 4);
  await zoom.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 5);
});

test('Escape returns to the slide last seen, and nothing else is said', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.thumbnail(page, 3).click();
  await carousel.expectSlide(page, 3);
  await carousel.slideLink(page, 3).press('Enter');
  await expectPicture(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, 2);
  const focused = await carousel.gallery(page).evaluateHandle((element, ids: string[] = []) => {
    element.addEventListener('focusin', ({ target }) => ids.push((target as Element).id));
    return ids;
  });
  await page.keyboard.press('Escape');
  await carousel.expectSlide(page, 2);
  await expect(carousel.slideLink(page, 2)).toBeFocused();
  // A screen reader reads on from here.
  const isSelected = (link: Element) => link.contains(getSelection()?.anchorNode ?? null);
  expect(await carousel.slideLink(page, 2).evaluate(isSelected)).toBe(true);
  // Neither the slide that has opened it, nor the gallery's number.
  expect(await focused.jsonValue()).toEqual(['imagen-2']);
  await expect(carousel.gallery(page).locator('#carousel-announcement')).toHaveAttribute('aria-live', 'off');
});

test('nothing but the open viewer is within reach, and it keeps nobody out', async ({ page }) => {
  await page.goto(`/#foto-${ofProject}`);
  await expectPicture(page, ofProject);
  await page.getByRole('link', { name: site.skipLink }).focus();
  await expect(strip(page)).toBeFocused();
  await carousel.viewer(page).getByRole('button', { expanded: false }).click();
  expect(await getAxeViolations(page, 'dialog')).toEqual([]);
});

test('a key animates only the scroll to a neighbouring photo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).press('Enter');
  await expectPicture(page, 1);
  // The first frame of a smooth scroll comes after the key event, whose handlers have already moved an instant scroll.
  const offsets = await strip(page).evaluateHandle((element, list: number[] = []) => {
    addEventListener('keydown', () => list.push(Math.round(element.scrollLeft / element.clientWidth)));
    return list;
  });
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 2);
  await page.keyboard.press('End');
  await expectPicture(page, total);
  expect(await offsets.jsonValue()).toEqual([0, total - 1]);
});

test('however slow a scroll is, and however far, it is said once where it goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#foto-2');
  await expectPicture(page, 2);
  const heard = await carousel.listen(carousel.viewer(page));
  // It seems to rest on its way.
  await strip(page).evaluate((element) => {
    const scrollTo = (way: ScrollToOptions) => {
      element.dispatchEvent(new Event('scroll'));
      setTimeout(() => element.scroll(way), 600);
    };
    Object.assign(element, { scrollTo });
  });
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['End', total],
    ['ArrowRight', total],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(page, number);
  }
  expect(await heard()).toHaveLength(2);
});

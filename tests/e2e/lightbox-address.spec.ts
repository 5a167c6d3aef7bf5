import * as carousel from './gallery-page.ts';
import { lightboxButton, expectOpenImage, track } from './lightbox-page.ts';
import { expect, test } from './fixtures.ts';
import { contact, hero, property } from './fixture-content.ts';

const { carousel: uiStrings } = property;

test('closing the lightbox restores the scroll position, focus and URL', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: hero.propertyLink }).click();
  await carousel.galleryRegion(page).scrollIntoViewIfNeeded();
  await expect(carousel.slides(page).nth(1)).toHaveAttribute('inert');
  await carousel
    .slides(page)
    .first()
    .evaluate((slide) => slide.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const readPosition = () => page.evaluate(() => [Math.round(scrollY), location.hash]);
  const position = await readPosition();
  expect(position[1]).toBe('#property');
  const historyLengths: number[] = [];
  // Simulate a busy machine, on which the scroll of the track ends before the navigation back.
  await page.evaluate(() => {
    const goBack = history.back.bind(history);
    history.back = () => void setTimeout(goBack, 400);
  });
  for (const close of [
    async () => {
      await track(page).dispatchEvent('scroll');
      await page.keyboard.press('Escape');
    },
    () => page.goBack(),
    () => lightboxButton(page, uiStrings.viewer.close).click(),
  ]) {
    await carousel.slideLink(page, 1).click();
    await expectOpenImage(page, 1);
    await close();
    await expect(carousel.lightbox(page)).toHaveCount(0);
    await expect(carousel.slideLink(page, 1)).toBeFocused();
    await expect.poll(readPosition).toEqual(position);
    historyLengths.push(await page.evaluate(() => history.length));
  }
  expect(new Set(historyLengths).size).toBe(1);
});

test('a fragment typed in the URL leaves the lightbox for its section', async ({ page }) => {
  await page.goto('/#foto-7');
  await expectOpenImage(page, 7);
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await expect(carousel.lightbox(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport();
  await expect(page).toHaveURL('/#contact');
});

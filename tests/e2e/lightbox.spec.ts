import { TEST_TIME } from '../support/temp-site.ts';
import { button, MESSAGE, fillForm } from './contact-page.ts';
import * as carousel from './gallery-page.ts';
import { counter, expectOpenImage, slideImage, readBoxes, track } from './lightbox-page.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { contact } from './fixture-content.ts';

test('an image in the lightbox has the language of the image on the page', async ({ page }) => {
  await page.goto('/');
  await carousel
    .slideLink(page, 2)
    .getByRole('img')
    .evaluate((image) => {
      image.setAttribute('lang', 'en');
    });
  await page.evaluate(() => {
    location.hash = 'foto-2';
  });
  await expectOpenImage(page, 2);
  await expect(slideImage(page, 1)).not.toHaveAttribute('lang');
  await expect(slideImage(page, 2)).toHaveAttribute('lang', 'en');
});

test('the controls and the caption lie beside the image', async ({ page }) => {
  await page.goto('/#foto-2');
  await expectOpenImage(page, 2);
  for (const { width, height, textPercent } of [
    { width: 320, height: 568, textPercent: 100 },
    { width: 390, height: 844, textPercent: 200 },
    { width: 844, height: 390, textPercent: 200 },
    { width: 320, height: 200, textPercent: 100 },
    { width: 2560, height: 1440, textPercent: 100 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, textPercent);
    await expectOpenImage(page, 2);
    const [trackBox] = await readBoxes(track(page));
    if (!trackBox)
      throw new Error('The lightbox has no track. Check the locator track() in lightbox-page.ts.');
    const name = `${width} × ${height}, ${textPercent} %`;
    const { caption = '' } = carousel.photos[1] ?? {};
    const texts = counter(page, 2).or(carousel.lightbox(page).getByText(caption, { exact: true }));
    const elements = await readBoxes(carousel.lightbox(page).getByRole('button').or(texts));
    const isBeside = ({ top, left }: (typeof elements)[0]) =>
      top >= trackBox.bottom || left >= trackBox.right;
    expect.soft(elements, name).toHaveLength(4 + 2);
    expect
      .soft(
        elements.filter((element) => !element.isWhole || !isBeside(element)),
        name,
      )
      .toEqual([]);
    const box = await slideImage(page, 2).boundingBox();
    const [widthRatio, heightRatio] = [
      (box?.width ?? 0) / trackBox.width,
      (box?.height ?? 0) / trackBox.height,
    ];
    expect.soft(Math.max(widthRatio, heightRatio), `${name}: the image fits the track`).toBeCloseTo(1, 2);
    if (textPercent === 100)
      expect.soft(trackBox.width / width + trackBox.height / height, name).toBeGreaterThan(1.3);
  }
});

test('a toast appears above the open lightbox', async ({ page }) => {
  await openHydrated(page);
  await fillForm(page, MESSAGE);
  await page.clock.install({ time: TEST_TIME });
  await button(page).click();
  await carousel.slideLink(page, 1).evaluate((link: HTMLElement) => link.click());
  await expect(carousel.lightbox(page).locator('section[aria-live]')).toBeAttached();
  await page.clock.fastForward(1000);
  const toast = carousel
    .lightbox(page)
    .getByRole('listitem')
    .filter({ hasText: contact.form.notices.sent.text });
  await expect(toast).toBeInViewport();
  // The outline separates the toast from dark images.
  await expect(toast).toHaveCSS('box-shadow', /0\.28\) 0px 0px 0px 1px/);
  // Escape closes the lightbox, and the toast only without it.
  await page.keyboard.press('Escape');
  await expect(carousel.lightbox(page)).toHaveCount(0);
  await expect(page.getByText(contact.form.notices.sent.text)).toBeVisible();
  await carousel.slideLink(page, 1).click();
  await toast.getByRole('button').click();
  await expect(page.getByText(contact.form.notices.sent.text)).toHaveCount(0);
});

test('the text of a caption can be selected', async ({ page }) => {
  await carousel.openGallery(page);
  await carousel.slideLink(page, 1).click();
  const caption = carousel.photos[0]?.caption ?? '';
  await carousel.lightbox(page).getByText(caption, { exact: true }).click({ clickCount: 3 });
  expect(await page.evaluate(() => String(getSelection()).trim())).toContain(caption);
});

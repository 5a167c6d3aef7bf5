import type { Page } from '@playwright/test';
import { expect, hasMenu } from './visitor.ts';
import { shownIn, siteWords, type Words } from './written-words.ts';

const { contact, gallery, property, site } = siteWords;
const { form } = contact;

/** What nobody may lose with the scripts: exhibitions, pictures, menu, and the ways to write, call and come. */
export async function expectEverything(page: Page, words = siteWords): Promise<void> {
  await expectExhibitions(page, words);
  await expectPictures(page, words);
  await expectNavigation(page, words);
  await expectWaysToWrite(page, words);
}

async function expectExhibitions(page: Page, words: Words): Promise<void> {
  const { exhibitionsSection } = words;
  for (const heading of Object.values(exhibitionsSection.tabs))
    await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${heading}$`) })).toBeVisible();
  for (const { title, description } of shownIn(words)) {
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/exhibiciones\/[a-z0-9-]+$/);
  }
}

async function expectPictures(page: Page, { gallery, property }: Words): Promise<void> {
  // From the end, because the strip already shows the first one.
  for (const [index, { alt }] of [...gallery.entries()].reverse()) {
    const thumbnail = property.carousel.thumbnail
      .replace('{n}', String(index + 1))
      .replace('{total}', String(gallery.length));
    await page.getByRole('button', { name: thumbnail }).click();
    const picture = page.locator('[id^=foto]').getByRole('img', { name: alt, exact: true });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function expectNavigation(page: Page, { footer, site }: Words): Promise<void> {
  const navigation = page.getByRole('navigation', { name: site.navigation.label });
  for (const { label, section } of site.navigation.links) {
    if (hasMenu(page)) await page.getByRole('button', { name: site.navigation.openMenu }).click();
    await navigation.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
    if (hasMenu(page)) await page.keyboard.press('Escape');
  }
  for (const { label, section } of footer.links)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `#${section}`,
    );
}

async function expectWaysToWrite(page: Page, words: Words): Promise<void> {
  const { details, form } = words.contact;
  await expect(page.getByText(form.withoutScript)).toBeVisible();
  await expect(page.getByRole('button', { name: form.submit })).toBeHidden();
  const write = page.locator('form').getByRole('link', { name: details.email.value });
  await expect(write).toHaveAttribute('href', `mailto:${details.email.value}`);
  const call = page.getByRole('link', { name: details.phone.value });
  await expect(call).toHaveAttribute('href', `tel:+${details.phone.value.replaceAll(/\D/g, '')}`);
  for (const { value } of Object.values(details))
    await expect(page.getByRole('definition').getByText(value)).toBeVisible();
}

/** With one script broken: each island has its script or knows that it will not have it, and nothing else is gone. */
export async function expectTheRest(page: Page): Promise<void> {
  const message = page.getByRole('textbox', { name: form.fields.message.label });
  await message.fill('Lo que escribí');
  await expect(page.locator('astro-island[ssr]:not([data-state])')).toHaveCount(0);
  // The form's last script brings the notices; without its first one it says where to write.
  const notices = page.getByLabel(site.notices.label, { exact: true });
  await expect(notices.or(page.getByText(form.withoutScript).filter({ visible: true }))).toHaveCount(1);
  await expect(message).toHaveValue('Lo que escribí');
  const thumbnails = page.getByRole('group', { name: property.carousel.thumbnails });
  await expect(thumbnails.getByRole('button')).toHaveCount(gallery.length);
  await expect(page.locator('article')).toHaveCount(shownIn(siteWords).length);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
}

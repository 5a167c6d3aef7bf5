import type { Locator, Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { expect, followBarLink, hasMenu, showIslands } from './visitor.ts';
import {
  contact,
  gallery,
  inTab,
  inTabs,
  property,
  siteWords,
  STATUSES,
  type Words,
} from './written-words.ts';

const { form } = contact;

/** What nobody may lose without script: exhibitions, pictures, menu, and the ways to write, call and come. */
export async function expectEverything(page: Page, words = siteWords): Promise<void> {
  await expectExhibitions(page, words);
  await expectPictures(page, words);
  await expectNavigation(page, words);
  await expectWaysToWrite(page, words);
}

async function expectExhibitions(page: Page, words: Words): Promise<void> {
  for (const status of STATUSES) {
    const tab = words.exhibitionsSection.tabs[status];
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(inTab(status, words).length);
    for (const { title, description } of inTab(status, words)) {
      const card = page.getByRole('article', { name: title, exact: true });
      await expect(card.getByText(description, { exact: true })).toBeVisible();
      await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/exhibiciones\/[a-z0-9-]+$/);
    }
  }
}

async function expectPictures(page: Page, { gallery, property }: Words): Promise<void> {
  // From the end, because the strip already shows the first one.
  for (const [index, { alt }] of [...gallery.entries()].reverse()) {
    const thumbnail = fill(property.carousel.thumbnail, { n: index + 1, total: gallery.length });
    await page.getByRole('link', { name: thumbnail }).click();
    const picture = page.locator('[id^=foto]').getByRole('img', { name: alt, exact: true });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function expectNavigation(page: Page, { footer, site }: Words): Promise<void> {
  for (const { label, section } of site.navigation.links) {
    await followBarLink(page, label, site);
    await expect(page).toHaveURL(`/#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
    if (hasMenu(page)) await page.keyboard.press('Escape');
  }
  for (const { label, section } of footer.links)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }),
    ).toHaveAttribute('href', `#${section}`);
}

async function expectWaysToWrite(page: Page, words: Words): Promise<void> {
  const { details, form } = words.contact;
  await expect(page.getByText(form.withoutScript)).toBeVisible();
  const topOf = async (target: Locator) => (await target.boundingBox())?.y;
  const firstField = page.getByRole('textbox', { name: form.fields.name.label, exact: true });
  expect(await topOf(page.getByText(form.withoutScript))).toBeLessThan((await topOf(firstField)) ?? 0);
  await expect(page.getByRole('button', { name: form.submit })).toBeDisabled();
  for (const write of await page.getByRole('link', { name: details.email.value }).all())
    await expect(write).toHaveAttribute('href', `mailto:${details.email.value}`);
  const call = page.getByRole('link', { name: details.phone.value });
  await expect(call).toHaveAttribute('href', `tel:+${details.phone.value.replaceAll(/\D/g, '')}`);
  for (const { value } of Object.values(details))
    await expect(page.getByRole('definition').getByText(value)).toBeVisible();
}

/** With one script broken: each island has hydrated, or its scripts have failed, which the form says, and nothing else is gone. */
export async function expectTheRest(page: Page): Promise<void> {
  const message = page.getByRole('textbox', { name: form.fields.message.label });
  await message.fill('Lo que escribí');
  await showIslands(page);
  await expect(page.locator('main astro-island[ssr]:not([data-failed])')).toHaveCount(0);
  const button = page.getByRole('button', { name: form.submit });
  const isFailed = await page.locator('#contact astro-island[data-failed]').count();
  await expect(button).toBeEnabled({ enabled: isFailed === 0 });
  await expect(page.getByText(form.withoutScript)).toBeVisible({ visible: isFailed > 0 });
  await expect(message).toHaveValue('Lo que escribí');
  const thumbnails = page.getByRole('group', { name: property.carousel.thumbnails });
  await expect(thumbnails.getByLabel(/./)).toHaveCount(gallery.length);
  await expect(page.locator('article')).toHaveCount(inTabs.length);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
}

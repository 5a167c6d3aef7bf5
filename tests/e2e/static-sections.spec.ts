import type { Page } from '@playwright/test';
import { expect, plainText, test } from './visitor.ts';
import { about, contact, footer, hero, property, vision } from './written-words.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function readPairs(page: Page, name: string): Promise<string[][]> {
  const pairs = await region(page, name)
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  return pairs.map((pair) => pair.map((text) => plainText(text ?? null)));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the two ways on from the cover are one line each on a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const name of [hero.propertyLink, hero.exhibitionsLink]) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeLessThan(60);
  }
});

test('the hero fills the screen with its size, title, words and two ways on', async ({ page }) => {
  const section = region(page, hero.heading);
  await expect(section.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  await expect(section.getByText(hero.size, { exact: true })).toBeInViewport();
  await expect(section.getByText(hero.text)).toBeInViewport({ ratio: 1 });
  await expect(section.getByRole('img', { name: hero.imageAlt })).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  expect(Math.round((await section.boundingBox())?.height ?? 0)).toBe(height);
  for (const [name, id] of [
    [hero.propertyLink, 'property'],
    [hero.exhibitionsLink, 'exhibitions'],
  ] as const) {
    const link = section.getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect
      .poll(async () => Math.abs((await page.locator(`#${id}`).boundingBox())?.y ?? 999))
      .toBeLessThan(80);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('every written word of the sections without an island is there', async ({ page }) => {
  const { details, design, amenities, features } = property;
  await test.step('the four blocks of facts', async () => {
    expect(await readPairs(page, details.heading)).toEqual(
      details.items.map(({ label, value }) => [label, value]),
    );
    expect(await readPairs(page, design.heading)).toEqual(
      design.items.map(({ name, value }) => [name, value]),
    );
    await expect(region(page, amenities.heading).getByRole('listitem')).toHaveText(
      amenities.items.map(({ name }) => name),
    );
    await expect(region(page, features.heading).getByRole('listitem')).toHaveText(features.items);
    await expect(page.getByRole('img', { name: property.diagram.label })).toBeVisible();
  });

  await test.step('Acerca de tells the story and counts', async () => {
    const section = region(page, about.heading);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(about.heading);
    await expect(section.getByRole('paragraph')).toHaveText(about.paragraphs);
    expect(await readPairs(page, about.heading)).toEqual(
      about.stats.map(({ label, value }) => [label, value]),
    );
    await expect(section.getByRole('img', { name: about.imageAlt })).toBeVisible();
  });

  await test.step('Visión shows its badge and its words', async () => {
    const section = region(page, vision.heading);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(vision.heading);
    await expect(section.getByRole('paragraph')).toHaveText([vision.badge, ...vision.paragraphs]);
    await expect(section.getByRole('img', { name: vision.imageAlt })).toBeVisible();
  });

  await test.step('Contacto says when, where and how', async () => {
    const { hours, phone, email, location } = contact.details;
    const section = region(page, contact.heading);
    expect(await readPairs(page, contact.heading)).toEqual(
      [hours, phone, email, location].map(({ label, value }) => [label, value]),
    );
    const call = section.getByRole('link', { name: phone.value });
    await expect(call).toHaveAttribute('href', `tel:${phone.value.replaceAll(' ', '')}`);
    const write = section.getByRole('link', { name: email.value });
    await expect(write).toHaveAttribute('href', `mailto:${email.value}`);
  });

  await test.step('the footer links to three sections and is signed', async () => {
    const signature = page.getByRole('contentinfo');
    const links = signature.getByRole('navigation', { name: footer.navigationLabel }).getByRole('link');
    await expect(links).toHaveText(footer.links.map(({ label }) => label));
    for (const [index, { section }] of footer.links.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `#${section}`);
    const year = await page.evaluate(() => String(new Date().getFullYear()));
    for (const words of [footer.motto, footer.copyright.replace('{year}', year), footer.place])
      await expect(signature.getByText(words, { exact: true })).toBeVisible();
  });
});

test('every picture of the page arrives', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the pictures are the same');
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
  });
  await expect(async () => {
    const missing = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
      );
    expect(missing).toEqual([]);
  }).toPass({ timeout: 20_000 });
});

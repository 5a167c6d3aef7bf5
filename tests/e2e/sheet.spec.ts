import type { Page } from '@playwright/test';
import { countLetters, PAPERS } from './paper.ts';
import { expect, test } from './visitor.ts';
import { contact, footer, hero, plans, property, sheet, site } from './written-words.ts';

const LEAST_PT = 8;
const PX_PER_PT = 96 / 72;
const { hours, phone, whatsapp, email } = contact.details;
const text = (page: Page, words: string) =>
  page.getByRole('article').getByText(words, { exact: true }).first();

test.beforeEach(async ({ page }) => {
  await page.goto('/ficha');
});

test('everything that decides is on a screen and on paper, in letters that are read, and no more on paper', async ({
  page,
}) => {
  const facts = [
    ...[hero.size, footer.place, sheet.offer, sheet.note],
    ...[...property.details.items, ...property.more].flatMap(({ label, value }) => [label, value]),
    ...property.design.items.flatMap(({ name, value }) => [name, value]),
    ...property.amenities.items.map(({ name }) => name),
    ...property.features.items,
    ...plans.plans.flatMap(({ name, area, scale }) => [name, area, ...(scale ? [scale.label] : [])]),
    ...[hours, phone, whatsapp, email].flatMap(({ label, value }) => [label, value]),
    new URL(site.url).host,
  ];
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const words of facts) await expect.soft(text(page, words), words).toBeVisible();
    for (const { alt } of [...plans.plans, { alt: hero.imageAlt }])
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
  }
  await expect(page.getByText(sheet.day.replace('{day}', ''))).toHaveText(/\d{1,2} de [a-z]+ de \d{4}$/);
  for (const role of ['navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(sheet.lead)).toBeHidden();
  // Four columns, in which the further facts stand too.
  const lefts = await page
    .locator('.sheet-facts > div')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(lefts.slice(4)).toEqual(lefts.slice(0, -4));
  const sizes = await page
    .locator('.sheet :is(p, span, dt, dd, h2, li, text):not(.sr-only)')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_PT * PX_PER_PT);
});

test('one page on paper, with its plans, without any, and printed from a phone', async ({ page }) => {
  const expectOnePage = async () => {
    for (const format of PAPERS) expect(await countLetters(page, format), format).toHaveLength(1);
  };
  await expectOnePage();
  await page.setViewportSize({ width: 360, height: 640 });
  await expectOnePage();
  // What the page of an owner without plans has not.
  await page.locator('.sheet figure').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  await expectOnePage();
});

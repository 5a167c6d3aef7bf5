import type { Page } from '@playwright/test';
import { CONTACT_FIELDS } from '../../src/contact/message.ts';
import { button, expectWritten, field, listDeliveries, MESSAGE, write } from './contact-page.ts';
import { expectSlide, fill, frame, gallery, next, photos, previous, slideLink } from './gallery-page.ts';
import { expect, hasMenu, holdScripts, showIslands, test } from './visitor.ts';
import { contact, current, exhibitionsSection, property, site } from './written-words.ts';

const { tabs } = exhibitionsSection;
const { navigation } = site;
const COMPLAINTS = /\.js|hydrat|dynamically imported module|Failed to load resource/i;

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
const readSlide = (page: Page) => frame(page).evaluate((strip) => strip.scrollLeft / strip.clientWidth);
const panel = (page: Page, id: string) => page.locator(`#exhibitions-${id}`);

async function followVisit(page: Page): Promise<void> {
  if (hasMenu(page)) await page.getByRole('button', { name: navigation.openMenu }).click();
  await page
    .getByRole('navigation', { name: navigation.label })
    .getByRole('link', { name: navigation.visit.label })
    .click();
}

test('before any script has come, tabs, thumbnails, plans and menu are links that lead somewhere, and what needs a script is disabled @both', async ({
  page,
}) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto('/');
  for (const [name, id] of [
    [tabs.past, 'pasadas'],
    [tabs.upcoming, 'proximas'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(panel(page, id)).toBeVisible();
    await expect(page.locator('.exhibition-panel:visible')).toHaveCount(1);
    await expect(page).toHaveURL(`/#exhibitions-${id}`);
  }
  await gallery(page).getByRole('link', { name: /5/ }).last().scrollIntoViewIfNeeded();
  await gallery(page).locator('a[href="#imagen-5"]').click();
  await expect.poll(() => readSlide(page)).toBeCloseTo(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const control of [previous(page), next(page), button(page)]) await expect(control).toBeDisabled();
  // Nothing is said of a picture that may be another; one of the project says itself what it is.
  await expect(gallery(page).getByText(fill(property.carousel.counter, 1), { exact: true })).toBeHidden();
  await expect(gallery(page).locator('p > span:visible')).toHaveCount(0);
  const project = photos.find(({ isProject }) => isProject)?.number ?? 0;
  await gallery(page)
    .locator(`a[href="#imagen-${String(project)}"]`)
    .click();
  await expect(
    gallery(page)
      .locator(`#foto-${String(project)}`)
      .getByText(site.projectNote, { exact: true }),
  ).toBeInViewport();

  await followVisit(page);
  await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport();
  await expect(page.locator('#menu')).toBeHidden();
});

test('what was done before the scripts came is not done again when they come, and the page stays where it is @both', async ({
  page,
}) => {
  const deliveries = listDeliveries(page);
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: tabs.past, exact: true }).click();
  await gallery(page).locator('a[href="#imagen-3"]').click();
  await followVisit(page);
  await write(page, MESSAGE);
  await field(page, 'subject').press('Enter');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const focused = await page.evaluateHandle(() => document.activeElement);
  release();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
  await expect(next(page)).toBeEnabled();
  expect(await readScroll(page)).toBe(0);
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectWritten(page, MESSAGE);
  expect(deliveries).toEqual([]);
  await expectSlide(page, 3);
});

test('a subject asked for before the form has hydrated is there when it has, once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await followVisit(page);
  await expect(field(page, 'name')).toBeInViewport();
  release();
  await expect(field(page, 'subject')).toHaveValue(navigation.visit.subject);
  await expect(page).toHaveURL('/#contact');
});

test('words typed before, during and after the arrival of the form are sent once by an impatient double click', async ({
  page,
}) => {
  const deliveries = listDeliveries(page);
  const release = await holdScripts(page);
  await page.goto('/');
  for (const name of CONTACT_FIELDS) {
    await field(page, name).pressSequentially(MESSAGE[name]);
    if (name === 'email') release();
  }
  await button(page).dblclick();
  await expect.poll(() => deliveries.length).toBe(1);
  expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(MESSAGE);
});

test('pictures scrolled by hand stay where they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await gallery(page).scrollIntoViewIfNeeded();
  await frame(page).evaluate((strip) =>
    strip.scrollTo({ left: strip.clientWidth * 3.8, behavior: 'instant' }),
  );
  await expect.poll(() => readSlide(page)).toBeCloseTo(4, 2);
  release();
  await expectSlide(page, 5);
});

test('the menu is closed by its button and by a link, before and after its script has come @phone', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: navigation.openMenu });
  const closer = page.getByRole('button', { name: navigation.closeMenu });
  const release = await holdScripts(page);
  await page.goto('/');
  for (const isHydrated of [false, true]) {
    if (isHydrated) release();
    await opener.click();
    if (isHydrated) await expect(page.locator('main')).toHaveAttribute('inert');
    await closer.click();
    await expect(closer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    if (isHydrated) await expect(page.locator('main')).toHaveAttribute('inert');
    const menu = page.getByRole('navigation', { name: navigation.label });
    await menu.getByRole('link', { name: navigation.links[2]?.label ?? '', exact: true }).click();
    await expect(closer).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(page.locator(`#${navigation.links[2]?.section ?? ''}`)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('h1').click();
  }
});

test('scripts that are refused leave the page as it is without script, and the form says where to write', async ({
  page,
  tolerate,
}) => {
  tolerate(COMPLAINTS);
  await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await readHeight();
  await showIslands(page);
  await expect(page.getByText(contact.form.withoutScript)).toBeVisible();
  await page.getByRole('link', { name: tabs.past, exact: true }).click();
  await expect(panel(page, 'pasadas')).toBeVisible();
  await page.getByRole('link', { name: tabs.current, exact: true }).click();
  expect(Math.abs((await readHeight()) - height)).toBeLessThan(150);
});

test('a tab in the background, where no frame is painted, is not taken for one without scripts', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('00:15');
  await expect(page.getByText(contact.form.withoutScript)).toBeHidden();
  await expect(page.locator('.exhibition-panel:visible')).toHaveCount(1);
});

test('pictures are where the page says, before anybody scrolls, and near ones are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const [picture, around] = [slideLink(page, 1).locator('img'), frame(page)];
  expect(await picture.boundingBox()).toEqual(await around.boundingBox());
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`/exhibiciones/${current.slug}`);
  const others = page.getByRole('navigation', { name: exhibitionsSection.page.others });
  for (const image of await others.locator('img').all())
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
});

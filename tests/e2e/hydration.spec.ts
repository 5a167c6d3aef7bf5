import type { Page } from '@playwright/test';
import {
  button,
  DRAFT_KEY,
  expectFormValues,
  field,
  recordDeliveries,
  MESSAGE,
  fillForm,
} from './contact-page.ts';
import * as carousel from './gallery-page.ts';
import {
  expect,
  followNavbarLink,
  holdScriptRequests,
  hydrateIslands,
  scrollIslandsIntoView,
  test,
} from './fixtures.ts';
import { contact, currentExhibition, exhibitionsSection, property, site } from './fixture-content.ts';

const { tabs } = exhibitionsSection;
const { navigation } = site;
/** Console errors of missing scripts, and of skipped view transitions to an image file. */
const CONSOLE_ERRORS = /\.js|hydrat|dynamically imported module|Failed to load resource|ViewTransition/i;

const panel = (page: Page, id: string) => page.locator(`#exhibitions-${id}`);

test('links work before hydration', async ({ page }) => {
  await holdScriptRequests(page);
  await page.goto('/');
  await page.getByRole('link', { name: tabs.past, exact: true }).click();
  await expect(panel(page, 'pasadas')).toBeVisible();
  await expect(page.locator('.exhibition-panel:visible')).toHaveCount(1);
  await expect(page).toHaveURL('/#exhibitions-pasadas');
  const project = carousel.photos.find(({ isProject }) => isProject)?.number ?? 0;
  await carousel.galleryRegion(page).locator(`a[href="#imagen-${project}"]`).click();
  const slide = carousel.galleryRegion(page).locator(`#foto-${project}`);
  await expect(slide.getByText(site.projectNote, { exact: true })).toBeInViewport();
  await page.getByRole('link', { name: exhibitionsSection.proposal.label }).click();
  await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport();
  await expect(page.locator('#menu')).toBeHidden();
});

test('controls that need a script are disabled or hidden before hydration', async ({ page }) => {
  await holdScriptRequests(page);
  await page.goto('/');
  for (const control of [carousel.previous(page), carousel.next(page), button(page)])
    await expect(control).toBeDisabled();
  // The counter and the caption could belong to a different slide before hydration.
  await expect(
    carousel
      .galleryRegion(page)
      .getByText(carousel.interpolateNumber(property.carousel.counter, 1), { exact: true }),
  ).toBeHidden();
  await expect(carousel.galleryRegion(page).locator('p > span:visible')).toHaveCount(0);
});

test('hydration keeps form values, focus and scroll positions', async ({ page }) => {
  const deliveries = recordDeliveries(page);
  const release = await holdScriptRequests(page);
  // The visitor types before the page restores a draft, which also contains invalid data.
  await page.addInitScript(
    ([key, name]) => {
      sessionStorage.setItem(key, '{"name":"Eva"}&%&name=Eva&x=y');
      document.onreadystatechange = () => {
        const nameInput = document.querySelector<HTMLInputElement>('#contact-name');
        if (nameInput && document.readyState === 'interactive') nameInput.value = name;
      };
    },
    [DRAFT_KEY, MESSAGE.name] as const,
  );
  await page.goto('/');
  await scrollIslandsIntoView(page);
  await carousel
    .slideGroup(page)
    .evaluate((track) => track.scrollTo({ left: track.clientWidth * 3.8, behavior: 'instant' }));
  await page.getByRole('link', { name: exhibitionsSection.proposal.label }).click();
  const { subject: _prefilled, ...typedFields } = MESSAGE;
  await expect(field(page, 'name')).toHaveValue(MESSAGE.name);
  await fillForm(page, typedFields);
  await field(page, 'name').press('Enter');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const focused = await page.evaluateHandle(() => document.activeElement);
  release();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
  await expect(carousel.next(page)).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFormValues(page, { ...typedFields, subject: exhibitionsSection.proposal.subject });
  expect(deliveries).toEqual([]);
  await carousel.expectSlide(page, 5);
});

test('islands report a lost connection until it returns', async ({ page, context, allowConsoleError }) => {
  allowConsoleError(CONSOLE_ERRORS);
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await context.setOffline(true);
  await scrollIslandsIntoView(page);
  await fillForm(page, MESSAGE);
  await expect(page.getByText(contact.form.withoutConnection)).toBeVisible();
  await expect(page.getByText(site.withoutConnection)).toHaveCount(2);
  for (const message of await page.getByText(site.withoutConnection).all())
    await expect(message).toBeVisible();
  await context.setOffline(false);
  await hydrateIslands(page);
  await expect(page.getByText(contact.form.withoutConnection)).toBeHidden();
  await expectFormValues(page, MESSAGE);
});

test('the menu closes by button, Back and link before hydration', { tag: '@phone' }, async ({ page }) => {
  const closer = page.getByRole('button', { name: navigation.closeMenu });
  await page.route(/\.js$/, () => undefined);
  await page.goto('/');
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await closer.click();
  await expect(closer).toBeHidden();
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeFocused();
  await page.goto('/#about');
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await page.goBack();
  await expect(closer).toBeHidden();
  const link = navigation.links[2];
  await followNavbarLink(page, link?.label ?? '');
  await expect(closer).toBeHidden();
  await expect(page.locator(`#${link?.section ?? ''}`)).toBeInViewport();
});

test('the page falls back to its static version when scripts fail to load', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(CONSOLE_ERRORS);
  await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await scrollIslandsIntoView(page);
  await expect(page.getByText(contact.form.broken)).toBeVisible();
  await expect(page.getByText(site.broken).filter({ visible: true })).toHaveCount(2);
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await readHeight();
  await page.getByRole('link', { name: tabs.past, exact: true }).click();
  await expect(panel(page, 'pasadas')).toBeVisible();
  await page.getByRole('link', { name: tabs.current, exact: true }).click();
  expect(await readHeight()).toBe(height);
  const url = (await carousel.slideLink(page, 1).getAttribute('href')) ?? '';
  await carousel.slideLink(page, 1).click();
  await expect(page).toHaveURL(url);
  await expect(page.locator('img')).toHaveJSProperty('naturalWidth', carousel.FULL_WIDTH);
});

test('the first gallery image fills its frame before any scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const [image, frame] = [carousel.slideLink(page, 1).locator('picture img'), carousel.slideGroup(page)];
  expect(await image.boundingBox()).toEqual(await frame.boundingBox());
});

test('images near the viewport load before any scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`/exhibiciones/${currentExhibition.slug}`);
  const otherExhibitions = page.getByRole('navigation', { name: exhibitionsSection.page.others });
  for (const image of await otherExhibitions.locator('picture img').all())
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
});

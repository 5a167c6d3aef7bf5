import type { Page } from '@playwright/test';
import {
  button,
  DRAFT_KEY,
  expectFormValues,
  field,
  recordDeliveries,
  MESSAGE,
  write,
} from './contact-page.ts';
import * as carousel from './gallery-page.ts';
import {
  expect,
  followBarLink,
  holdScriptRequests,
  hydrateIslands,
  scrollIslandsIntoView,
  test,
} from './fixtures.ts';
import { contact, current, exhibitionsSection, property, site } from './fixture-content.ts';

const { tabs } = exhibitionsSection;
const { navigation } = site;
/** Also of a picture by itself, which takes no part in the transition between pages. */
const CONSOLE_ERRORS = /\.js|hydrat|dynamically imported module|Failed to load resource|ViewTransition/i;

const panel = (page: Page, id: string) => page.locator(`#exhibitions-${id}`);

test('before the scripts come every link leads', async ({ page }) => {
  await holdScriptRequests(page);
  await page.goto('/');
  await page.getByRole('link', { name: tabs.past, exact: true }).click();
  await expect(panel(page, 'pasadas')).toBeVisible();
  await expect(page.locator('.exhibition-panel:visible')).toHaveCount(1);
  await expect(page).toHaveURL('/#exhibitions-pasadas');
  const project = carousel.photos.find(({ isProject }) => isProject)?.number ?? 0;
  await carousel.gallery(page).locator(`a[href="#imagen-${project}"]`).click();
  const slide = carousel.gallery(page).locator(`#foto-${project}`);
  await expect(slide.getByText(site.projectNote, { exact: true })).toBeInViewport();
  await page.getByRole('link', { name: exhibitionsSection.proposal.label }).click();
  await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport();
  await expect(page.locator('#menu')).toBeHidden();
});

test('before the scripts come what needs one is disabled, or not shown', async ({ page }) => {
  await holdScriptRequests(page);
  await page.goto('/');
  for (const control of [carousel.previous(page), carousel.next(page), button(page)])
    await expect(control).toBeDisabled();
  // Nothing is said of a picture that may be another.
  await expect(
    carousel
      .gallery(page)
      .getByText(carousel.interpolateNumber(property.carousel.counter, 1), { exact: true }),
  ).toBeHidden();
  await expect(carousel.gallery(page).locator('p > span:visible')).toHaveCount(0);
});

test('when the scripts come everything stays as the visitor has left it', async ({ page }) => {
  const deliveries = recordDeliveries(page);
  const release = await holdScriptRequests(page);
  // Whoever types before a draft comes back, which has texts that are none of its fields.
  await page.addInitScript(
    ([key, name]) => {
      sessionStorage.setItem(key, '{"name":"Eva"}&%&name=Eva&x=y');
      document.onreadystatechange = () => {
        const typed = document.querySelector<HTMLInputElement>('#contact-name');
        if (typed && document.readyState === 'interactive') typed.value = name;
      };
    },
    [DRAFT_KEY, MESSAGE.name] as const,
  );
  await page.goto('/');
  await scrollIslandsIntoView(page);
  await carousel
    .frame(page)
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 3.8, behavior: 'instant' }));
  await page.getByRole('link', { name: exhibitionsSection.proposal.label }).click();
  const { subject: _ours, ...typed } = MESSAGE;
  await expect(field(page, 'name')).toHaveValue(MESSAGE.name);
  await write(page, typed);
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
  await expectFormValues(page, { ...typed, subject: exhibitionsSection.proposal.subject });
  expect(deliveries).toEqual([]);
  await carousel.expectSlide(page, 5);
});

test('without a connection the islands say so until the line is back, and what is typed stays', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(CONSOLE_ERRORS);
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await context.setOffline(true);
  await scrollIslandsIntoView(page);
  await write(page, MESSAGE);
  await expect(page.getByText(contact.form.withoutConnection)).toBeVisible();
  await expect(page.getByText(site.withoutConnection)).toHaveCount(2);
  for (const note of await page.getByText(site.withoutConnection).all()) await expect(note).toBeVisible();
  await context.setOffline(false);
  await hydrateIslands(page);
  await expect(page.getByText(contact.form.withoutConnection)).toBeHidden();
  await expectFormValues(page, MESSAGE);
});

test('before its script has come the menu is closed by its button, by Back and by a link @phone', async ({
  page,
}) => {
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
  const [, , { label, section } = { label: '', section: '' }] = navigation.links;
  await followBarLink(page, label);
  await expect(closer).toBeHidden();
  await expect(page.locator(`#${section}`)).toBeInViewport();
});

test('scripts that are refused leave the page as it is without script', async ({
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

test('before anybody scrolls the first picture of the gallery fills its frame', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const [picture, around] = [carousel.slideLink(page, 1).locator('picture img'), carousel.frame(page)];
  expect(await picture.boundingBox()).toEqual(await around.boundingBox());
});

test('before anybody scrolls pictures near the window have come', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`/exhibiciones/${current.slug}`);
  const others = page.getByRole('navigation', { name: exhibitionsSection.page.others });
  for (const image of await others.locator('picture img').all())
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
});

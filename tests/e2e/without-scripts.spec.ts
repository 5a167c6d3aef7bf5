import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { button, MESSAGE, send } from './contact-page.ts';
import { expect, followBarLink, hasMenu, scrollIslandsIntoView, test } from './fixtures.ts';
import * as uiStrings from './fixture-content.ts';
import { STATUS_NAMES } from '../../src/schemas/exhibition-status.ts';

const { analytics, contact, gallery, getTabExhibitions, property } = uiStrings;
const { form } = contact;

test.slow();

const CONSOLE_ERRORS = /\.js|hydrat|dynamically imported module|uncaught|policy|script/i;
const PAGES_AT_ONCE = 3;

/** What can become of a script on its way to the visitor. */
type Fault = (route: Route) => Promise<void>;

const missing: Fault = (route) => route.fulfill({ status: 404, body: 'not found' });
const cutOff: Fault = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};
const throwing: Fault = (route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' });

/** Waits until this tab alone is underlined. */
async function expectMarked(page: Page, name: string): Promise<void> {
  const tabs = page.locator('.exhibition-tab');
  const marked = () =>
    tabs.evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one, '::after').borderTopWidth !== '0px')
        .map((one) => one.firstElementChild?.textContent),
    );
  await expect.poll(marked).toEqual([name]);
}

/** Spanish on a desktop, English on a phone, whose menu is the bar too. */
const READ = [
  ['Spanish', [], uiStrings.siteStrings],
  ['English', ['@phone'], uiStrings.englishStrings],
] as const;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no picture for paper is fetched', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const isPhotograph = (format: RegExp) => asked.filter((url) => format.test(url)).length;
    expect(isPhotograph(/\.avif$/)).toBeGreaterThan(gallery.length);
    // Chromium's preload scanner now and then asks for the JPEG of a `<picture>` that has better.
    expect(isPhotograph(/\.jpe?g$/)).toBeLessThan(3);
  });

  test('every picture but the cover is fetched in its smallest version', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const pictures = page.locator('picture:has(source + [loading=lazy])');
    const shown = await pictures.evaluateAll((all) =>
      all.map((picture) => [
        picture.querySelector('img')?.currentSrc,
        new URL(picture.querySelector('source')?.srcset.split(' ')[0] ?? '', document.baseURI).href,
      ]),
    );
    expect(shown.length).toBeGreaterThan(gallery.length);
    for (const [current, smallest] of shown) expect(current).toBe(smallest);
  });

  for (const [language, tag, read] of READ)
    test(
      `in ${language} every exhibition and every picture is there, bar, menu and footer lead, and what needs a script says so`,
      { tag: [...tag] },
      async ({ page }) => {
        const { contact, exhibitionsSection, footer, gallery, paths, property, site } = read;
        const { form } = contact;
        await page.goto(paths.home);
        for (const status of STATUS_NAMES) {
          await page.getByRole('link', { name: exhibitionsSection.tabs[status], exact: true }).click();
          await expect(page.getByRole('article')).toHaveCount(getTabExhibitions(status).length);
          await expectMarked(page, exhibitionsSection.tabs[status]);
          for (const listed of getTabExhibitions(status)) {
            // What has no words in English is there in Spanish.
            const { title, description, path } =
              read.exhibitions.find(({ slug }) => slug === listed.slug) ?? listed;
            const card = page.getByRole('article', { name: title, exact: true });
            await expect(card.getByText(description, { exact: true })).toBeVisible();
            await expect(card.getByRole('link').first()).toHaveAttribute('href', path);
          }
        }
        // The strip already shows the first one.
        const pictures = page.locator('[id^=foto]').getByRole('img');
        await expect(pictures).toHaveCount(gallery.length);
        const name = interpolate(property.carousel.thumbnail, { n: gallery.length, total: gallery.length });
        await page.getByRole('link', { name }).click();
        await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
        await expect(pictures.last()).not.toHaveJSProperty('naturalWidth', 0);
        await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
        for (const { label, section } of site.navigation.links) {
          await followBarLink(page, label, site);
          await expect(page).toHaveURL(`${paths.home}#${section}`);
          await expect(page.locator(`#${section}`)).toBeInViewport();
          if (hasMenu(page)) await page.keyboard.press('Escape');
        }
        const links = page.getByRole('contentinfo').getByRole('link');
        for (const { label, section } of footer.links)
          await expect(links.and(page.getByText(label, { exact: true }))).toHaveAttribute(
            'href',
            `#${section}`,
          );

        // Before its fields the form says how to write, call and come, and it sends nothing.
        const { details } = contact;
        await expect(page.getByText(form.withoutScript)).toBeVisible();
        const topOf = async (target: Locator) => (await target.boundingBox())?.y;
        const firstField = page.getByRole('textbox', { name: form.fields.name.label, exact: true });
        expect(await topOf(page.getByText(form.withoutScript))).toBeLessThan((await topOf(firstField)) ?? 0);
        await expect(page.getByRole('button', { name: form.submit })).toBeDisabled();
        for (const write of await page.getByRole('link', { name: details.email.value }).all())
          await expect(write).toHaveAttribute('href', `mailto:${contact.details.email.value}`);
        const call = page.getByRole('main').getByRole('link', { name: details.phone.value });
        await expect(call).toHaveAttribute('href', 'tel:+528144171480;ext=14');
        const { phone, email, location } = details;
        for (const value of [uiStrings.VISIT_HOURS[language], phone.value, email.value, location.value])
          await expect(page.getByRole('definition').getByText(value)).toBeVisible();
      },
    );

  test('the page of visits says what it needs', async ({ page }) => {
    await page.goto('/analytics');
    await expect(page.getByText(analytics.withoutScript)).toBeVisible();
    await expect(page.getByText(analytics.loading)).toBeHidden();
  });
});

test('one script alone, broken in any way, takes nothing away but itself', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(CONSOLE_ERRORS);
  await page.goto('/');
  // What one of these imports fails with it, as the browser has it; what comes later is below.
  const urls = await page
    .locator('main astro-island')
    .evaluateAll((all) =>
      all.flatMap((one) => ['component-url', 'renderer-url'].map((name) => one.getAttribute(name) ?? '')),
    );
  const names = [...new Set(urls)].map((url) => url.split('/').at(-1) ?? '');
  expect(names).toHaveLength(4);
  const faults = [missing, cutOff, throwing];
  const visits = names.map((name, index) => () => visitWithout(context, name, faults[index % 3] ?? missing));
  while (visits.length > 0) await Promise.all(visits.splice(0, PAGES_AT_ONCE).map((visit) => visit()));
});

async function visitWithout(context: BrowserContext, script: string, fault: Fault): Promise<void> {
  const page = await context.newPage();
  await page.route(`**/${script}*`, fault);
  await page.goto('/');
  await test.step(script, () => expectTheRest(page));
  await page.close();
}

/** With one script broken: each island has hydrated, or its scripts have failed, which the form says, and nothing else is gone. */
async function expectTheRest(page: Page): Promise<void> {
  const message = page.getByRole('textbox', { name: form.fields.message.label });
  await message.fill('Lo que escribí');
  await scrollIslandsIntoView(page);
  await expect(page.locator('main astro-island[ssr]:not([data-failed])')).toHaveCount(0);
  const button = page.getByRole('button', { name: form.submit });
  const isFailed = await page.locator('#contact astro-island[data-failed]').count();
  await expect(button).toBeEnabled({ enabled: isFailed === 0 });
  await expect(page.getByText(form.broken)).toBeVisible({ visible: isFailed > 0 });
  await expect(message).toHaveValue('Lo que escribí');
  const thumbnails = page.getByRole('group', { name: property.carousel.thumbnails });
  await expect(thumbnails.getByLabel(/./)).toHaveCount(gallery.length);
  await expect(page.locator('article:not([hidden])')).toHaveCount(uiStrings.allTabExhibitions.length);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
}

for (const file of ['Toasts.*js', 'toasts.*css'])
  test(`a message is sent, and the form says so for good, even if ${file} never arrives`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/toasts|dynamically imported module|uncaught: Event/i);
    await page.route(new RegExp(`/${file}$`), missing);
    await send(page, MESSAGE);
    await expect(page.getByText(form.notSent)).toBeVisible();
    await expect(button(page)).toHaveAccessibleDescription(
      new RegExp(`^${form.notSent} ${contact.details.email.value}`),
    );
  });

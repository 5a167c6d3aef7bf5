import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { TAB_FRAGMENTS } from '../../src/i18n/paths.ts';
import { button, MESSAGE, submitForm } from './contact-page.ts';
import { expect, followNavbarLink, hasMenu, scrollIslandsIntoView, test } from './fixtures.ts';
import * as content from './fixture-content.ts';
import { STATUS_NAMES } from '../../src/schemas/exhibition-status.ts';

const { analytics, contact, gallery, getTabExhibitions, property } = content;
const { form } = contact;

test.slow();

const CONSOLE_ERRORS = /\.js|hydrat|dynamically imported module|uncaught|policy|script/i;
const PAGES_AT_ONCE = 3;

/** Makes the request for a script fail. */
type Fault = (route: Route) => Promise<void>;

const respondNotFound: Fault = (route) => route.fulfill({ status: 404, body: 'not found' });
const truncateScript: Fault = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};
const respondWithError: Fault = (route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' });

/** Waits until the tab with this name is the only underlined tab. */
async function expectUnderlinedTab(page: Page, name: string): Promise<void> {
  const tabs = page.locator('.exhibition-tab');
  const getUnderlinedTabs = () =>
    tabs.evaluateAll((all) =>
      all
        .filter((tab) => getComputedStyle(tab, '::after').borderTopWidth !== '0px')
        .map((tab) => tab.firstElementChild?.textContent),
    );
  await expect.poll(getUnderlinedTabs).toEqual([name]);
}

/** Spanish on a desktop and English on a phone. */
const CASES = [
  ['Spanish', [], content.spanishContent],
  ['English', ['@phone'], content.englishContent],
] as const;

test.describe('JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser loads only the screen format of each photo', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const countRequests = (format: RegExp) => requestedUrls.filter((url) => format.test(url)).length;
    expect(countRequests(/\.avif$/)).toBeGreaterThan(gallery.length);
    // Chromium's preload scanner sometimes requests the JPEG fallback of a `<picture>`.
    expect(countRequests(/\.jpe?g$/)).toBeLessThan(3);
  });

  test('lazy images load their smallest file', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const pictures = page.locator('picture:has(source + [loading=lazy])');
    const urls = await pictures.evaluateAll((all) =>
      all.map((picture) => [
        picture.querySelector('img')?.currentSrc,
        new URL(picture.querySelector('source')?.srcset.split(' ')[0] ?? '', document.baseURI).href,
      ]),
    );
    expect(urls.length).toBeGreaterThan(gallery.length);
    for (const [current, smallest] of urls) expect(current).toBe(smallest);
  });

  for (const [locale, tag, localeStrings] of CASES)
    test(`the home page in ${locale} is complete`, { tag: [...tag] }, async ({ page }) => {
      const { contact, exhibitionsSection, footer, gallery, paths, property, site } = localeStrings;
      const { form } = contact;
      await page.goto(paths.home);
      for (const status of STATUS_NAMES) {
        await page.getByRole('link', { name: exhibitionsSection.tabs[status], exact: true }).click();
        await expect(page.getByRole('article')).toHaveCount(getTabExhibitions(status).length);
        await expectUnderlinedTab(page, exhibitionsSection.tabs[status]);
        for (const exhibition of getTabExhibitions(status)) {
          // Untranslated exhibitions have their Spanish text.
          const { title, description, path } =
            localeStrings.exhibitions.find(({ slug }) => slug === exhibition.slug) ?? exhibition;
          const card = page.getByRole('article', { name: title, exact: true });
          await expect(card.getByText(description, { exact: true })).toBeVisible();
          await expect(card.getByRole('link').first()).toHaveAttribute('href', path);
        }
      }
      // Select the last photo, because the track shows the first.
      const pictures = page.locator('[id^=foto]').getByRole('img');
      await expect(pictures).toHaveCount(gallery.length);
      const name = interpolate(property.carousel.thumbnail, { n: gallery.length, total: gallery.length });
      await page.getByRole('link', { name }).click();
      await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
      await expect(pictures.last()).not.toHaveJSProperty('naturalWidth', 0);
      await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
      for (const { label, section } of site.navigation.links) {
        await followNavbarLink(page, label, site);
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

      // The form explains above its fields how to get in touch, and its button is disabled.
      const { details } = contact;
      await expect(page.getByText(form.withoutScript)).toBeVisible();
      const getTop = async (target: Locator) => (await target.boundingBox())?.y;
      const firstField = page.getByRole('textbox', { name: form.fields.name.label, exact: true });
      expect(await getTop(page.getByText(form.withoutScript))).toBeLessThan((await getTop(firstField)) ?? 0);
      await expect(page.getByRole('button', { name: form.submit })).toBeDisabled();
      for (const emailLink of await page.getByRole('link', { name: details.email.value }).all())
        await expect(emailLink).toHaveAttribute('href', `mailto:${contact.details.email.value}`);
      const phoneLink = page.getByRole('main').getByRole('link', { name: details.phone.value });
      await expect(phoneLink).toHaveAttribute('href', 'tel:+528144171480;ext=14');
      const { phone, email, location } = details;
      for (const value of [content.VISIT_HOURS[locale], phone.value, email.value, location.value])
        await expect(page.getByRole('definition').getByText(value)).toBeVisible();
    });

  test('a text fragment opens only the tab of its text', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Other engines do not reveal hidden text in all versions.');
    const { tabs } = content.exhibitionsSection;
    const [upcoming] = getTabExhibitions('upcoming');
    // Text fragments match whole words.
    const [text = ''] = /^(?:\S+ ){3}\S+/.exec(upcoming?.description ?? '') ?? [];
    const panel = page.locator('.exhibition-panel:visible');
    await page.goto(`/#:~:text=${encodeURIComponent(text)}`);
    await expect(page.getByText(text)).toBeInViewport();
    await expect(panel).toHaveId(TAB_FRAGMENTS.upcoming);
    await expectUnderlinedTab(page, tabs.upcoming);
    await page.getByRole('link', { name: tabs.current, exact: true }).click();
    await expect(panel).toHaveId(TAB_FRAGMENTS.current);
    await expectUnderlinedTab(page, tabs.current);
  });

  test('/analytics explains that it needs JavaScript', async ({ page }) => {
    await page.goto('/analytics');
    await expect(page.getByText(analytics.withoutScript)).toBeVisible();
    await expect(page.getByText(analytics.loading)).toBeHidden();
  });
});

test('the page works when any one island script fails to load', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(CONSOLE_ERRORS);
  await page.goto('/');
  // The browser also reports the imports of a failed script. The last test covers scripts that load later.
  const urls = await page
    .locator('main astro-island')
    .evaluateAll((all) =>
      all.flatMap((island) =>
        ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
      ),
    );
  const names = [...new Set(urls)].map((url) => url.split('/').at(-1) ?? '');
  expect(names).toHaveLength(4);
  const faults = [respondNotFound, truncateScript, respondWithError];
  const visits = names.map(
    (name, index) => () => visitWithFault(context, name, faults[index % 3] ?? respondNotFound),
  );
  while (visits.length > 0) await Promise.all(visits.splice(0, PAGES_AT_ONCE).map((visit) => visit()));
});

async function visitWithFault(context: BrowserContext, script: string, fault: Fault): Promise<void> {
  const page = await context.newPage();
  await page.route(`**/${script}*`, fault);
  await page.goto('/');
  await test.step(script, () => expectUsablePage(page));
  await page.close();
}

/** Expects each island to have hydrated or to be marked as failed, and the rest of the page to be complete. */
async function expectUsablePage(page: Page): Promise<void> {
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
  await expect(page.locator('article:not([hidden])')).toHaveCount(content.allTabExhibitions.length);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
}

for (const file of ['Toasts.*js', 'toasts.*css'])
  test(`the form confirms a sent message when ${file} fails to load`, async ({ page, allowConsoleError }) => {
    allowConsoleError(/toasts|dynamically imported module|uncaught: Event/i);
    await page.route(new RegExp(`/${file}$`), respondNotFound);
    await submitForm(page, MESSAGE);
    await expect(page.getByText(form.notSent)).toBeVisible();
    await expect(button(page)).toHaveAccessibleDescription(
      new RegExp(`^${form.notSent} ${contact.details.email.value}`),
    );
  });

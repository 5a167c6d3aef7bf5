import type { Locator, Page } from '@playwright/test';
import { lightbox, next, slides } from './gallery-page.ts';
import { countGlyphs, getPhotographFilters, PAPERS, PHOTOGRAPH_PX } from './printed-pages.ts';
import { getPathOfEachPageType } from './site-pages.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import * as siteContent from './fixture-content.ts';

const { contact, hero, plans, property, factSheet, site } = siteContent;
/** Minimum letters on a printed page: about three lines. */
const MIN_LETTERS = 60;
const MIN_FONT_SIZE_PT = 8;
const MAX_HOME_PAGES = 10;
const PX_PER_PT = 96 / 72;
/** Width of a printed QR code that phones can read: 12 mm. */
const MIN_CODE_PX = (12 / 25.4) * 96;
const textInFactSheet = (page: Page, text: string) =>
  page.getByRole('article').getByText(text, { exact: true }).first();

/** Returns the texts that are not the whole text of a visible element. */
const getMissingTexts = (container: Locator, texts: readonly string[]): Promise<string[]> =>
  container.evaluate((root, expectedTexts) => {
    const normalize = (text: string) =>
      text
        .replace(/[\u200b\u00ad]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    const visibleTexts = new Set<string>();
    for (const element of root.querySelectorAll('*'))
      if (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
        visibleTexts.add(normalize(element.textContent));
    return expectedTexts.filter((text) => !visibleTexts.has(normalize(text)));
  }, texts);

/** Expects the printed page to contain the texts, without controls and navigation. */
async function expectPrintedTexts(
  page: Page,
  { site, hero, exhibitionsSection, property }: siteContent.SiteContent,
  texts: string[],
): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => getMissingTexts(page.locator('body'), texts)).toEqual([]);
  for (const role of ['button', 'tablist', 'textbox', 'navigation', 'radio', 'search'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  for (const name of [site.skipLink, hero.propertyLink, exhibitionsSection.detailsLink])
    await expect.soft(page.getByRole('link', { name, exact: true }), name).toHaveCount(0);
  await expect(page.getByRole('group', { name: property.carousel.thumbnails })).toBeHidden();
  await expect(page.locator('footer p').first()).toHaveCSS('color', 'rgb(24, 25, 24)');
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

for (const [language, strings] of siteContent.contentByLanguage)
  test(`the home page and an exhibition print all their text in ${language}`, async ({ page }) => {
    const { about, contact, exhibitionsSection, hero, property, site, vision } = strings;
    const [current] = siteContent.filterByStatus('current', strings);
    // Closed tabs must print before and after hydration, so each language covers a case.
    if (language === 'Spanish') {
      await openHydrated(page);
      await next(page).click();
    } else await page.goto(strings.paths.home);
    await expectPrintedTexts(page, strings, [
      hero.size,
      hero.text,
      property.heading,
      ...property.details.items.map(({ label }) => label),
      ...property.features.items,
      ...Object.values(exhibitionsSection.tabs),
      vision.pairs.today,
      ...siteContent.allTabExhibitions.map(({ title }) => title),
      about.heading,
      vision.badge,
      contact.details.phone.value,
      contact.details.email.value,
      new URL(site.url).host,
    ]);
    for (const { caption } of strings.gallery)
      await expect.soft(page.getByText(caption).filter({ visible: true }), caption).not.toHaveCount(0);
    const leftEdges = await slides(page).evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect().x),
    );
    expect(Math.min(...leftEdges)).toBeGreaterThanOrEqual(0);

    await page.goto(current?.path ?? '');
    const { title = '', artist = '', essay = [], imageAlt = '' } = current ?? {};
    await expectPrintedTexts(page, strings, [title, artist, ...essay, new URL(site.url).host]);
    await expect(page.getByRole('img', { name: imageAlt })).toBeVisible();
    const [url, printedUrl] = await page
      .locator('main a[href^=http]')
      .first()
      .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
    expect(printedUrl).toContain(url);
  });

test('the lightbox is left out of the printed page', async ({ page }) => {
  await openHydrated(page, '/exhibiciones/barro-que-suena');
  const glyphCounts = await countGlyphs(page, 'Letter');
  await page.locator('#foto-1 > a').click();
  await expect(lightbox(page)).toBeVisible();
  expect(await countGlyphs(page, 'Letter')).toEqual(glyphCounts);
});

for (const path of ['/', '/ficha'])
  test(`an immediate PDF of ${path} contains all photographs as JPEG`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const files = await page
      .locator('picture:not([aria-hidden]) > img')
      .evaluateAll(
        (images: HTMLImageElement[], minWidth) =>
          images
            .filter((image) => image.checkVisibility() && Number(image.getAttribute('width')) > minWidth)
            .map(({ src }) => src),
        PHOTOGRAPH_PX,
      );
    const photographs = getPhotographFilters(await page.pdf());
    expect(photographs).toEqual(Array.from(new Set(files), () => 'DCTDecode'));
    // Chromium also prints lazy images, unlike other browsers.
    const printedImages = page.locator('picture > img:not(:last-child)');
    await expect(printedImages.first()).toBeAttached();
    expect(
      await printedImages.evaluateAll((all: HTMLImageElement[]) =>
        all.every(({ loading }) => loading === 'eager'),
      ),
    ).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('picture > img:not(:last-child)').filter({ visible: true })).toHaveCount(0);
  });

test('printed pages have at least three lines of text', async ({ page, request }) => {
  test.slow();
  const getPaths = (kind: 'home' | 'plans' | 'factSheet') =>
    siteContent.contentByLanguage.map(([, { paths }]): string => paths[kind]);
  // Floor plans print as drawings with few letters. The fact sheet has its own tests below.
  const excludedPaths = [...getPaths('plans'), ...getPaths('factSheet')];
  const paths = (await getPathOfEachPageType(request)).filter((path) => !excludedPaths.includes(path));
  for (const path of ['/analytics', ...paths]) {
    await page.goto(path);
    // Each locale uses a different paper size.
    const [spanishPaper, englishPaper] = PAPERS;
    const glyphCounts = await countGlyphs(page, path.startsWith('/en') ? englishPaper : spanishPaper);
    for (const count of glyphCounts) expect.soft(count, path).toBeGreaterThanOrEqual(MIN_LETTERS);
    if (getPaths('home').includes(path))
      expect.soft(glyphCounts.length, path).toBeLessThanOrEqual(MAX_HOME_PAGES);
  }
});

test('the fact sheet shows all facts on screen and in print', async ({ page }) => {
  await page.goto('/ficha');
  const { hours, phone, whatsapp, email } = contact.details;
  const facts = [
    ...[hero.size, siteContent.footer.place, factSheet.offer, factSheet.note],
    ...[...property.details.items, ...property.more].flatMap(({ label, value }) => [label, value]),
    ...[property.price.label, property.price.value, property.projectMark.explanation],
    ...property.design.items.flatMap(({ name, value }) => [name, value]),
    ...property.amenities.items.map(({ name }) => name),
    ...property.features.items,
    ...plans.plans.flatMap(({ name, area }) => [name, plans.today, area]),
    '10 m',
    ...[hours.label, siteContent.VISIT_HOURS.Spanish],
    ...[phone, whatsapp, email].flatMap(({ label, value }) => [label, value]),
  ];
  await expect(textInFactSheet(page, new URL(site.url).host)).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect.poll(() => getMissingTexts(page.getByRole('article'), facts), media).toEqual([]);
    for (const { alt } of [...plans.plans.map(({ today }) => today), { alt: hero.imageAlt }])
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
  }
  await expect(page.getByText(factSheet.day.replace('{day}', ''))).toHaveText(/\d{1,2} de [a-z]+ de \d{4}$/);
  for (const role of ['navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(factSheet.lead)).toBeHidden();
  // The facts fill four columns.
  const leftEdges = await page
    .locator('.fact-sheet-facts > div')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
  expect(leftEdges.slice(4)).toEqual(leftEdges.slice(0, -4));
  const fontSizes = await page
    .locator('.fact-sheet :is(p, span, dt, dd, h2, li, text):not(.sr-only)')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(Math.min(...fontSizes)).toBeGreaterThanOrEqual(MIN_FONT_SIZE_PT * PX_PER_PT);
});

test('the fact sheet groups the amenities of the project in a list', async ({ page }) => {
  await page.goto('/ficha');
  const projectAmenities = property.amenities.items.filter((item) => 'isProject' in item);
  const list = page.getByRole('list', { name: property.projectMark.label, exact: true });
  await expect(list.getByRole('listitem')).toHaveText(projectAmenities.map(({ name }) => name));
  for (const line of await page.locator('.fact-sheet-features li').all())
    await expect(line).toHaveCSS('display', 'list-item');
});

test('the fact sheet prints on a single page', async ({ page }) => {
  const expectOnePage = async (papers: readonly (typeof PAPERS)[number][] = PAPERS) => {
    for (const format of papers) expect(await countGlyphs(page, format), format).toHaveLength(1);
  };
  for (const [, { paths }] of siteContent.contentByLanguage.toReversed()) {
    await page.goto(paths.factSheet);
    await expectOnePage();
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expectOnePage(['Letter']);
  // A site without floor plans has a fact sheet without figures.
  await page.locator('.fact-sheet figure').evaluateAll((figures) => {
    for (const figure of figures) figure.remove();
  });
  await expectOnePage(['Letter']);
});

test('the fact sheet replaces its actions with its URL in print', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: () => console.log('printed') });
    Object.assign(navigator, {
      share: ({ url }: ShareData) => {
        console.log(url);
        return Promise.resolve();
      },
    });
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/ficha');
  const print = page.getByRole('button', { name: factSheet.print });
  const share = page.getByRole('link', { name: factSheet.share });
  const url = `${site.url}/ficha`;
  await expect(share).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${factSheet.link}\n${url}`)}`,
  );
  await print.click();
  await share.click();
  await expect.poll(() => logged).toEqual(expect.arrayContaining(['printed', url]));
  await expect(page.locator('.fact-sheet-code')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const control of [print, share, page.getByRole('link', { name: property.price.request.label })])
    await expect(control).toHaveCount(0);
  await expect(
    textInFactSheet(page, factSheet.upToDate.replace('{address}', url.replace('https://', ''))),
  ).toBeVisible();
  const code = await page.locator('.fact-sheet-code').boundingBox();
  expect(code?.width ?? 0).toBeGreaterThanOrEqual(MIN_CODE_PX);
});

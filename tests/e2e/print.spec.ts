import type { Page } from '@playwright/test';
import { viewer } from './gallery-page.ts';
import { countGlyphs, listPhotographs, PAPERS, PHOTOGRAPH_PX } from './paper.ts';
import { listKinds } from './site-pages.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import * as words from './fixture-content.ts';

const { contact, hero, plans, property, sheet, site } = words;
/** Three lines: fewer is a heading or a footer alone. */
const LEAST_LETTERS = 60;
const LEAST_PT = 8;
const HOME_SHEETS = 10;
const PX_PER_PT = 96 / 72;
const text = (page: Page, words: string) =>
  page.getByRole('article').getByText(words, { exact: true }).first();

/** Everything that a page says is printed, and nothing that is pressed, filled in or followed by hand. */
async function expectPrinted(
  page: Page,
  { site, hero, exhibitionsSection, property }: words.SiteContent,
  texts: string[],
): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const text of texts)
    await expect
      .soft(page.getByText(text, { exact: true }).filter({ visible: true }), text)
      .not.toHaveCount(0);
  for (const role of ['button', 'tablist', 'textbox', 'navigation', 'radio', 'search'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  for (const name of [site.skipLink, hero.propertyLink, exhibitionsSection.detailsLink])
    await expect.soft(page.getByRole('link', { name, exact: true }), name).toHaveCount(0);
  await expect(page.getByRole('group', { name: property.carousel.thumbnails })).toBeHidden();
  await expect(page.locator('footer p').first()).toHaveCSS('color', 'rgb(24, 25, 24)');
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

for (const [language, printed] of words.uiStringsByLocale)
  test(`in ${language} the home page and an exhibition print plainly and whole, and where they come from`, async ({
    page,
  }) => {
    const { about, contact, exhibitionsSection, hero, property, site, vision } = printed;
    const [current] = words.filterByStatus('current', printed);
    // Before the islands hydrate and after it: what is closed on the screen is on paper.
    if (language === 'Spanish') await openHydrated(page);
    else await page.goto(printed.paths.home);
    await expectPrinted(page, printed, [
      hero.size,
      hero.text,
      property.heading,
      ...property.details.items.map(({ label }) => label),
      ...property.features.items,
      ...Object.values(exhibitionsSection.tabs),
      vision.pairs.today,
      ...words.allTabExhibitions.map(({ title }) => title),
      about.heading,
      vision.badge,
      contact.details.phone.value,
      contact.details.email.value,
      new URL(site.url).host,
    ]);
    for (const { caption } of printed.gallery)
      await expect.soft(page.getByText(caption).filter({ visible: true }), caption).not.toHaveCount(0);

    await page.goto(current?.path ?? '');
    const { title = '', artist = '', essay = [], imageAlt = '' } = current ?? {};
    await expectPrinted(page, printed, [title, artist, ...essay, new URL(site.url).host]);
    await expect(page.getByRole('img', { name: imageAlt })).toBeVisible();
    const [address, printedAddress] = await page
      .locator('main a[href^=http]')
      .first()
      .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
    expect(printedAddress).toContain(address);
  });

test('the page prints as it is without the viewer that lies over it', async ({ page }) => {
  await openHydrated(page, '/exhibiciones/barro-que-suena');
  const letters = await countGlyphs(page, 'Letter');
  await page.locator('#foto-1 > a').click();
  await expect(viewer(page)).toBeVisible();
  expect(await countGlyphs(page, 'Letter')).toEqual(letters);
});

for (const path of ['/', '/ficha'])
  test(`a PDF of ${path} that is asked for at once has all photographs, as JPEG, which is light`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const files = await page
      .locator('picture:not([aria-hidden]) > img')
      .evaluateAll(
        (images: HTMLImageElement[], least) =>
          images
            .filter((image) => image.checkVisibility() && Number(image.getAttribute('width')) > least)
            .map(({ src }) => src),
        PHOTOGRAPH_PX,
      );
    const photographs = listPhotographs(await page.pdf());
    expect(photographs).toEqual(Array.from(new Set(files), () => 'DCTDecode'));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('picture > img:not(:last-child)').filter({ visible: true })).toHaveCount(0);
  });

test('no sheet of a page is empty or has a line or two, and the home page takes at most ten', async ({
  page,
  request,
}) => {
  test.slow();
  const of = (kind: 'home' | 'plans' | 'sheet') =>
    words.uiStringsByLocale.map(([, { paths }]): string => paths[kind]);
  // A sheet of the plans is a drawing, which has few letters; that of the facts is one, below.
  const others = [...of('plans'), ...of('sheet')];
  const pages = (await listKinds(request)).filter((path) => !others.includes(path));
  for (const path of ['/analytics', ...pages]) {
    await page.goto(path);
    // Each kind of page on both papers, one for each language.
    const [spanish, english] = PAPERS;
    const sheets = await countGlyphs(page, path.startsWith('/en') ? english : spanish);
    for (const letters of sheets) expect.soft(letters, path).toBeGreaterThanOrEqual(LEAST_LETTERS);
    if (of('home').includes(path)) expect.soft(sheets.length, path).toBeLessThanOrEqual(HOME_SHEETS);
  }
});

test('everything that decides is on a screen and on paper, in letters that are read, and no more on paper', async ({
  page,
}) => {
  await page.goto('/ficha');
  const { hours, phone, whatsapp, email } = contact.details;
  const facts = [
    ...[hero.size, words.footer.place, sheet.offer, sheet.note],
    ...[...property.details.items, ...property.more].flatMap(({ label, value }) => [label, value]),
    ...[property.price.label, property.price.value, property.projectMark.explanation],
    ...property.design.items.flatMap(({ name, value }) => [name, value]),
    ...property.amenities.items.map(({ name }) => name),
    ...property.features.items,
    ...plans.plans.flatMap(({ name, area }) => [name, plans.today, area]),
    '10 m',
    ...[hours.label, words.VISIT_HOURS.Spanish],
    ...[phone, whatsapp, email].flatMap(({ label, value }) => [label, value]),
  ];
  await expect(text(page, new URL(site.url).host)).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const words of facts) await expect.soft(text(page, words), words).toBeVisible();
    for (const { alt } of [...plans.plans.map(({ today }) => today), { alt: hero.imageAlt }])
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

test('on the sheet the amenities of the project stand together below their mark, and each feature on a line', async ({
  page,
}) => {
  await page.goto('/ficha');
  const planned = property.amenities.items.filter((item) => 'isProject' in item);
  const list = page.getByRole('list', { name: property.projectMark.label, exact: true });
  await expect(list.getByRole('listitem')).toHaveText(planned.map(({ name }) => name));
  for (const line of await page.locator('.sheet-features li').all())
    await expect(line).toHaveCSS('display', 'list-item');
});

test('one page on paper, with its plans, without any, and printed from a phone', async ({ page }) => {
  const expectOnePage = async (papers: readonly (typeof PAPERS)[number][] = PAPERS) => {
    for (const format of papers) expect(await countGlyphs(page, format), format).toHaveLength(1);
  };
  for (const [, { paths }] of words.uiStringsByLocale.toReversed()) {
    await page.goto(paths.sheet);
    await expectOnePage();
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expectOnePage(['Letter']);
  // What the page of an owner without plans has not.
  await page.locator('.sheet figure').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  await expectOnePage(['Letter']);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the sheet is printed, shared and asked about from a screen, and found again from paper', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { print: () => console.log('printed') });
        Object.assign(navigator, {
          share: ({ url }: ShareData) => {
            console.log(url);
            return Promise.resolve();
          },
        });
      });
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await page.goto('/ficha');
      const print = page.getByRole('button', { name: sheet.print });
      const share = page.getByRole('link', { name: sheet.share });
      const address = `${site.url}/ficha`;
      await expect(print).toHaveCount(javaScriptEnabled ? 1 : 0);
      await expect(share).toHaveAttribute(
        'href',
        `https://wa.me/?text=${encodeURIComponent(`${sheet.link}\n${address}`)}`,
      );
      if (javaScriptEnabled) {
        await print.click();
        await share.click();
        await expect.poll(() => told).toEqual(expect.arrayContaining(['printed', address]));
      }
      await expect(page.locator('.sheet-code')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      for (const control of [print, share, page.getByRole('link', { name: property.price.request.label })])
        await expect(control).toHaveCount(0);
      await expect(
        text(page, sheet.upToDate.replace('{address}', address.replace('https://', ''))),
      ).toBeVisible();
      await expect(page.locator('.sheet-code path')).toBeVisible();
    });
  });

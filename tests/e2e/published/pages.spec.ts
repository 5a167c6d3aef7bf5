import type { Page } from '@playwright/test';
import spanish from '../../../content/words/es.json' with { type: 'json' };
import { getAxeViolations, getHorizontalOverflow } from '../accessibility.ts';
import { recordTabOrder } from '../tab-order.ts';
import { forEachHomeState } from '../home-states.ts';
import { countGlyphs, PAPERS } from '../paper.ts';
import { LIGHTHOUSE_PHONE, recordScriptRequests, NOT_FOUND_STATUS, openHydrated } from '../fixtures.ts';
import { expect, FIXED_PAGES, readText, test, uiStrings } from './published-site.ts';

const { about, contact, exhibitionsSection, gallery, property, vision } = uiStrings;
const HEADING_PX = 72 + 48;
const COLD_REQUESTS = 26;
const NARROW = { width: 320, height: 640 };
const STOPS =
  ':is(a[href], button, input, textarea, select, summary, [tabindex="0"]):not([tabindex="-1"], [type="radio"]:not(:checked))';
const FILE = /\.\w+$/;

/** The scripts of a page's islands; those of its own, such as the one of a chosen day, are no framework's. */
const listIslandScripts = (page: Page): Promise<string[]> =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) =>
        ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
      ),
    );

test.slow();

test('every link within the site leads to a page, and to a place in it', async ({
  pages,
  request,
  baseURL,
}) => {
  test.setTimeout(30_000 + pages.length * 5_000);
  const texts = new Map<string, string>();
  const read = async (path: string) => {
    const text = texts.get(path) ?? (await readText(request, path));
    texts.set(path, text);
    return text;
  };
  for (const page of pages)
    for (const [, href = ''] of (await read(page)).matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${page}`);
      if (origin !== baseURL) continue;
      const target = await read(pathname);
      // Browsers look for an id that is the fragment as it is written, then for the decoded one.
      const ids = [hash.slice(1), decodeURIComponent(hash.slice(1))].map(
        (id) => `id="${id.replaceAll('&', '&amp;')}"`,
      );
      if (hash && !FILE.test(pathname))
        expect(
          ids.some((id) => target.includes(id)),
          `${page} leads to ${href}`,
        ).toBe(true);
    }
});

test('the house fits one sheet', async ({ page }) => {
  await page.goto('/ficha');
  for (const format of PAPERS) expect(await countGlyphs(page, format), format).toHaveLength(1);
});

test.describe('of all pages', () => {
  test.use({ viewport: NARROW, bypassCSP: true });

  test('at 320 px and before a gesture none keeps anybody out, moves sideways or asks for an island', async ({
    page,
    pages,
    allowConsoleError,
  }) => {
    allowConsoleError(NOT_FOUND_STATUS);
    test.setTimeout(30_000 + pages.length * 10_000);
    const scripts = recordScriptRequests(page);
    for (const path of pages) {
      const before = scripts.length;
      await page.goto(path);
      expect.soft(await getAxeViolations(page), `${path} keeps somebody out`).toEqual([]);
      expect.soft(await getHorizontalOverflow(page), `${path} moves sideways`).toBeLessThanOrEqual(0);
      // /analytics, the first of these, has nothing to show without its own.
      const islands = await listIslandScripts(page);
      const asked = scripts.slice(before);
      // A page that names no script of its own asks for none.
      const hasOwn = (await page.locator('script[type="module"][src]').count()) > 0;
      const early = hasOwn ? asked.filter((url) => islands.includes(new URL(url).pathname)) : asked;
      if (!FIXED_PAGES.includes(path)) expect.soft(early, `${path} asks for a script`).toEqual([]);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect
        .soft(await getHorizontalOverflow(page), `${path} moves sideways at 200 %`)
        .toBeLessThanOrEqual(0);
    }
    expect(scripts).not.toEqual([]);
  });
});

test('by keyboard every stop is reached, in sight, named and marked, on a desktop on the way there, on a phone on the way back', async ({
  page,
  pages,
}) => {
  // One page of each kind, and of another language its home page, where every page would only repeat the proof.
  const texts = uiStrings.pages.map(({ path }) => path);
  const kindOf = (path: string) =>
    texts.includes(path) ? 'text page' : path.replace(/(?<=^\/exhibiciones\/|^\/[a-z]{2}\b).+/, '');
  const kinds = new Map(pages.toReversed().map((path) => [kindOf(path), path])).values();
  for (const path of kinds) {
    await openHydrated(page, path);
    await expect(page.getByText(spanish.analyticsPage.loading)).toBeHidden();
    for (const [width, key] of [
      [1440, 'Tab'],
      [390, 'Shift+Tab'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { names, faults } = await recordTabOrder(page, key);
      expect(faults, `${path} ${width}`).toEqual([]);
      // A set of tabs or of radio buttons is one stop.
      const reachable = page.locator(`${STOPS}:not([inert], [inert] *)`).filter({ visible: true });
      await expect(reachable, `${path} ${width}`).toHaveCount(names.length);
    }
  }
});

test('at 320 px nothing moves sideways in any state of the home page', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(NOT_FOUND_STATUS);
  // The message of the form, which the visit answers; what nobody answers is aborted, and fails.
  allowConsoleError(/^request to /);
  await page.setViewportSize(NARROW);
  await forEachHomeState(page, uiStrings, async (_, state) =>
    expect.soft(await getHorizontalOverflow(page), state).toBeLessThanOrEqual(0),
  );
});

/** What each anchor asks for, and how much of it must be in sight: less below texts of the owner, which may take a line more. */
const LANDINGS = [
  { id: 'property', title: property.heading, role: 'img', name: property.diagram.label, ratio: 0.5 },
  {
    id: 'exhibitions',
    title: exhibitionsSection.heading,
    role: 'tablist',
    name: exhibitionsSection.tabsLabel,
    ratio: 1,
  },
  {
    id: 'about',
    title: about.heading,
    role: 'img',
    name: gallery.find(({ image }) => about.photograph.endsWith(image.slice(1)))?.alt ?? '',
    ratio: 0.5,
  },
  { id: 'contact', title: contact.heading, role: 'textbox', name: contact.form.fields.name.label, ratio: 1 },
] as const;

test('every anchor lands on the heading and on what was asked for', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const { id, title, role, name, ratio } of LANDINGS) {
      await page.goto(`/#${id}`);
      const heading = page.getByRole('heading', { name: title, level: 2, exact: true });
      const readOffset = async () => Math.abs(((await heading.boundingBox())?.y ?? Number.NaN) - HEADING_PX);
      await expect.poll(readOffset, id).toBeLessThan(5);
      await expect(page.locator(`#${id}`).getByRole(role, { name, exact: true }), id).toBeInViewport({
        ratio,
      });
      await page.goto('about:blank');
    }
    await page.goto('/#vision');
    await expect(page.getByRole('heading', { name: vision.heading, exact: true })).toBeInViewport();
  }
});

test.describe('on an ordinary phone', () => {
  test.use(LIGHTHOUSE_PHONE);

  test('the home page makes few requests before the first scroll or gesture @full-browser', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(COLD_REQUESTS);
  });
});

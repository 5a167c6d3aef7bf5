import type { Page } from '@playwright/test';
import spanish from '../../../content/words/es.json' with { type: 'json' };
import { getAxeViolations, getHorizontalOverflow } from '../accessibility.ts';
import { recordTabOrder } from '../tab-order.ts';
import { forEachHomeState } from '../home-states.ts';
import { countGlyphs, PAPERS } from '../printed-pages.ts';
import { LIGHTHOUSE_PHONE, recordScriptRequests, NOT_FOUND_STATUS, openHydrated } from '../fixtures.ts';
import { expect, FIXED_PAGES, readText, test, publishedContent } from './published-site.ts';

const { contact, exhibitions, exhibitionsSection, property } = publishedContent;
const HEADING_PX = 72 + 48;
const COLD_REQUESTS = 26;
const NARROW = { width: 320, height: 640 };
const STOPS =
  ':is(a[href], button, input, textarea, select, summary, [tabindex="0"]):not([tabindex="-1"], [type="radio"]:not(:checked))';
const FILE = /\.\w+$/;

/** Returns the script URLs of the islands. The page's own scripts, such as the sunlight picker, are not included. */
const getIslandScripts = (page: Page): Promise<string[]> =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) =>
        ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
      ),
    );

test.slow();

test('internal links lead to existing pages and fragments', async ({ pages, request, baseURL }) => {
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
      // Browsers look for an element with the raw fragment as its id, then with the decoded fragment.
      const ids = [hash.slice(1), decodeURIComponent(hash.slice(1))].map(
        (id) => `id="${id.replaceAll('&', '&amp;')}"`,
      );
      if (hash && !FILE.test(pathname))
        expect(
          ids.some((id) => target.includes(id)),
          `${page} links to ${href}`,
        ).toBe(true);
    }
});

test('the printed fact sheet fits on a single page', async ({ page }) => {
  await page.goto('/ficha');
  for (const format of PAPERS) expect(await countGlyphs(page, format), format).toHaveLength(1);
});

test.describe('all pages', () => {
  test.use({ viewport: NARROW, bypassCSP: true });

  test('pages are accessible at 320 px before an island loads', async ({
    page,
    pages,
    allowConsoleError,
  }) => {
    allowConsoleError(NOT_FOUND_STATUS);
    test.setTimeout(30_000 + pages.length * 10_000);
    const scripts = recordScriptRequests(page);
    for (const path of pages) {
      const previousCount = scripts.length;
      await page.goto(path);
      expect.soft(await getAxeViolations(page), `accessibility violations of ${path}`).toEqual([]);
      expect.soft(await getHorizontalOverflow(page), `horizontal overflow of ${path}`).toBeLessThanOrEqual(0);
      // The fixed page /analytics loads its island at once.
      const islands = await getIslandScripts(page);
      const requested = scripts.slice(previousCount);
      // A page without scripts of its own requests no script.
      const hasPageScripts = (await page.locator('script[type="module"][src]').count()) > 0;
      const early = hasPageScripts
        ? requested.filter((url) => islands.includes(new URL(url).pathname))
        : requested;
      if (!FIXED_PAGES.includes(path)) expect.soft(early, `early scripts of ${path}`).toEqual([]);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect
        .soft(await getHorizontalOverflow(page), `horizontal overflow of ${path} at 200 %`)
        .toBeLessThanOrEqual(0);
    }
    expect(scripts).not.toEqual([]);
  });
});

test('tab stops are reachable, visible, named and outlined', async ({ page, pages }) => {
  // One page of each type, and only the home page of other locales, because the pages of a type share their markup.
  const texts = publishedContent.pages.map(({ path }) => path);
  const getPageType = (path: string) =>
    texts.includes(path) ? 'text page' : path.replace(/(?<=^\/exhibiciones\/|^\/[a-z]{2}\b).+/, '');
  const pageTypes = new Map(pages.toReversed().map((path) => [getPageType(path), path])).values();
  for (const path of pageTypes) {
    await openHydrated(page, path);
    await expect(page.getByText(spanish.analyticsPage.loading)).toBeHidden();
    for (const [width, key] of [
      [1440, 'Tab'],
      [390, 'Shift+Tab'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // A tab list and a radio group are one stop each.
      const reachable = page.locator(`${STOPS}:not([inert], [inert] *)`).filter({ visible: true });
      // Parts of the dashboard render after hydration, so the record is repeated until it is complete.
      await expect(async () => {
        const { names, faults } = await recordTabOrder(page, key);
        expect(faults, `${path} ${width}`).toEqual([]);
        expect(names.length, `${path} ${width}`).toBe(await reachable.count());
      }).toPass({ timeout: 60_000 });
    }
  }
});

test('the home page fits 320 px in each of its states', async ({ page, allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  // forEachHomeState answers the contact request. Other external requests are aborted and fail the test.
  allowConsoleError(/^request to /);
  await page.setViewportSize(NARROW);
  await forEachHomeState(page, publishedContent, async (_, state) =>
    expect.soft(await getHorizontalOverflow(page), state).toBeLessThanOrEqual(0),
  );
});

/** Optional sections; undefined if the owner deleted the file. */
const optionalSections: Partial<Pick<typeof publishedContent, 'about' | 'vision'>> = publishedContent;
const { about, vision } = { ...optionalSections };
/** Heading at the top of each section. The heading of the vision is in front of its photograph. */
const HEADINGS = {
  property: property.heading,
  exhibitions: exhibitions.length > 0 ? exhibitionsSection.heading : undefined,
  about: about?.heading,
  contact: contact.heading,
};

test('each fragment scrolls its heading into view', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [id, name] of Object.entries(HEADINGS)) {
      if (name === undefined) continue;
      await page.goto(`/#${id}`);
      const heading = page.getByRole('heading', { name, level: 2, exact: true });
      const readOffset = async () => Math.abs(((await heading.boundingBox())?.y ?? Number.NaN) - HEADING_PX);
      await expect.poll(readOffset, id).toBeLessThan(5);
      await page.goto('about:blank');
    }
    if (!vision) continue;
    await page.goto('/#vision');
    await expect(page.getByRole('heading', { name: vision.heading, exact: true })).toBeInViewport();
  }
});

test.describe('mid-range phone', () => {
  test.use(LIGHTHOUSE_PHONE);

  test(
    'the home page makes few requests before the first scroll or gesture',
    { tag: '@full-browser' },
    async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(COLD_REQUESTS);
    },
  );
});

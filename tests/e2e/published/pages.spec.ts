import { findViolations, readOverflow } from '../find-barriers.ts';
import { walkThereAndBack } from '../focus-stops.ts';
import { countLetters, PAPERS } from '../paper.ts';
import { listScripts, NOT_FOUND_STATUS, openHydrated } from '../visitor.ts';
import { expect, FIXED_PAGES, readText, test } from './published-site.ts';

const NARROW = { width: 320, height: 640 };
const STOPS =
  ':is(a[href], button, input, textarea, select, summary, [tabindex="0"]):not([tabindex="-1"], [type="radio"]:not(:checked))';
const FILE = /\.\w+$/;

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
      const ids = [hash.slice(1), decodeURIComponent(hash.slice(1))].map((id) => `id="${id}"`);
      if (hash && !FILE.test(pathname))
        expect(
          ids.some((id) => target.includes(id)),
          `${page} leads to ${href}`,
        ).toBe(true);
    }
});

test('the house fits one sheet', async ({ page }) => {
  await page.goto('/ficha');
  for (const format of PAPERS) expect(await countLetters(page, format), format).toHaveLength(1);
});

test.describe('of all pages', () => {
  test.use({ viewport: NARROW, bypassCSP: true });

  test('none asks for a script before the first scroll or gesture, is inaccessible or moves sideways at 320 px, with text at 200 % either', async ({
    page,
    pages,
    tolerate,
  }) => {
    tolerate(NOT_FOUND_STATUS);
    test.setTimeout(30_000 + pages.length * 10_000);
    const scripts = listScripts(page);
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // /analytics, the first of these, has nothing to show without its own.
      if (!FIXED_PAGES.includes(path)) expect.soft(scripts, path).toEqual([]);
      expect.soft(await findViolations(page), path).toEqual([]);
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(scripts).not.toEqual([]);
  });
});

test('by keyboard every stop is reached, in sight, named and marked, there and back, on a desktop and on a phone', async ({
  page,
  pages,
}) => {
  // One page of each kind, where every page would only repeat the proof.
  const kindOf = (path: string) => path.replace(/(?<=^\/exhibiciones\/).+/, '');
  const kinds = new Map(pages.toReversed().map((path) => [kindOf(path), path])).values();
  for (const path of kinds) {
    await openHydrated(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { names, faults } = await walkThereAndBack(page);
      expect(faults, `${path} ${width}`).toEqual([]);
      // A set of tabs or of radio buttons is one stop.
      const reachable = page.locator(`${STOPS}:not([inert], [inert] *)`).filter({ visible: true });
      await expect(reachable, `${path} ${width}`).toHaveCount(names.length);
    }
  }
});

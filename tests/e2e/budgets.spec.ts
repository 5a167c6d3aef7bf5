import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { brotli, gzip, getTransferSize } from './compress.ts';
import { LIGHTHOUSE_PHONE as PHONE, expect, test, hydrateIslands } from './fixtures.ts';
import { exhibitions } from './fixture-content.ts';

/** Maximum bytes of a single file, by resource type, that a phone loads before the first interaction. */
const FILE_BUDGETS: Record<string, number> = {
  document: 35_000,
  image: 4_500,
  font: 13_000,
  script: 0,
  stylesheet: 6_000,
};
/** Compressed bytes that contain the whole hero: the initial TCP congestion window of ten segments without headers. */
const HERO_BUDGET = 14_000;
const FONTS_BUDGET = 49_000;
const COLD_BUDGET = 110_000;
const INLINE_SCRIPTS_BUDGET = 3_072;
const HYDRATED_SCRIPTS_BUDGET = 97_000;

/** Returns the HTML that the first `HERO_BUDGET` bytes contain with gzip and with Brotli. */
const decompressFirstBytes = (html: Buffer) => [
  gunzipSync(gzip(html).subarray(0, HERO_BUDGET), { finishFlush: constants.Z_SYNC_FLUSH }),
  brotliDecompressSync(brotli(html).subarray(0, HERO_BUDGET), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }),
];

const COMPRESSIBLE = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** File that a page has loaded. */
interface MeasuredFile {
  path: string;
  /** Resource type of Playwright: `script`, `image`. */
  kind: string;
  /** Transfer size without headers. */
  bytes: number;
}

/** Measures the transfer size of a response without headers. Text counts as the larger of gzip and Brotli. */
async function measureResponse(response: Response): Promise<MeasuredFile> {
  const body = await response.body();
  const isText = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  return {
    path: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    bytes: isText ? getTransferSize(body) : body.length,
  };
}

/** Records the files that the page loads from now on. The returned function returns them, largest first. */
function recordFiles(page: Page): () => Promise<MeasuredFile[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => (await Promise.all(responses.map(measureResponse))).sort((a, b) => b.bytes - a.bytes);
}

const describeFile = ({ path, bytes }: MeasuredFile) => `${bytes} B ${path}`;

/** Expects the files to fit the budget. The assertion is soft, so that one run reports every exceeded budget. */
function expectWithinBudget(subject: string, files: readonly MeasuredFile[], budget: number): void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const advice = `${subject}: ${total - budget} B over the budget of ${budget} B. Compare these files with \`main\`, then shrink or defer what grew:`;
  expect.soft(total, [advice, ...files.map(describeFile)].join('\n')).toBeLessThanOrEqual(budget);
}

async function captureFirstScreen(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Browsers may paint a loaded image a frame later than the rest of the page.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
    await Promise.all(loaded.map((image) => image.decode()));
  });
  return page.screenshot({ animations: 'disabled' });
}

test.use(PHONE);

const exhibitionWithActivities = exhibitions.find((exhibition) => 'activities' in exhibition);

for (const [subject, path, resourceTypes, budget] of [
  ['/analytics without page views', '/analytics', /./, 137_000],
  ['the floor plan page with all its drawings', '/plantas', /document|image/, 25_000],
  [
    'an exhibition page with activities',
    `/exhibiciones/${exhibitionWithActivities?.slug}`,
    /document/,
    23_000,
  ],
] as const)
  test(`${subject} stays within its budget`, async ({ page }) => {
    const getFiles = recordFiles(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await getFiles();
    expectWithinBudget(
      subject,
      files.filter(({ kind }) => resourceTypes.test(kind)),
      budget,
    );
  });

test('the home page stays within its budgets', async ({ page }) => {
  const getFiles = recordFiles(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const files = await getFiles();
  for (const file of files)
    expectWithinBudget(`One ${file.kind} before the first gesture`, [file], FILE_BUDGETS[file.kind] ?? 1_000);
  expectWithinBudget(
    'All fonts before the first gesture',
    files.filter(({ kind }) => kind === 'font'),
    FONTS_BUDGET,
  );
  expectWithinBudget('All files before the first gesture', files, COLD_BUDGET);
  // JSON-LD and speculation rules are data. They count towards the budget of the document.
  const inlineScripts = await page
    .locator('script:not([src], [type="application/ld+json"], [type="speculationrules"])')
    .allTextContents();
  expect(inlineScripts.length).toBeGreaterThan(1);
  const bytes = brotli(Buffer.from(inlineScripts.join(''))).length;
  expectWithinBudget('Scripts in the page', [{ path: '/', kind: 'script', bytes }], INLINE_SCRIPTS_BUDGET);

  await hydrateIslands(page);
  const getScripts = async () => (await getFiles()).filter(({ kind }) => kind === 'script');
  const getScriptPaths = async () => (await getScripts()).map(({ path }) => path);
  // The contact form loads the toasts last.
  await expect.poll(getScriptPaths).toContainEqual(expect.stringMatching(/\/Toasts\./));
  const scripts = await getScripts();
  expectWithinBudget('Scripts of all islands', scripts, HYDRATED_SCRIPTS_BUDGET);
});

for (const [path, viewport] of [
  ['/', PHONE.viewport],
  ['/en', PHONE.viewport],
  ['/', { width: 768, height: 1024 }],
  ['/', { width: 1440, height: 900 }],
] as const)
  test(`the first bytes of ${path} render the screen at ${viewport.width} px`, async ({ page, request }) => {
    test.slow();
    const html = await (await request.get(path)).body();
    // The shorter result is a prefix of the longer result.
    const [shorter] = decompressFirstBytes(html).sort((a, b) => a.length - b.length);
    const truncatedHtml = shorter ?? html;
    await page.setViewportSize(viewport);
    const completeScreen = await captureFirstScreen(page, path);
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: truncatedHtml }));
    await page.route(/\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    expect((await captureFirstScreen(page, path)).equals(completeScreen)).toBe(true);
  });

for (const deviceScaleFactor of [1, 2, 3])
  test(`the home page loads its hero once at pixel ratio ${deviceScaleFactor}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    const image = page.locator('.hero-image img');
    const { current, candidates } = await image.evaluate((element: HTMLImageElement) => {
      const sources = element.parentElement?.querySelectorAll('source, img') ?? [];
      const srcsets = Array.from(sources, (source) => source.getAttribute('srcset') ?? '');
      const files = [...srcsets.flatMap((srcset) => srcset.match(/\/_astro\/\S+/g) ?? []), element.src];
      return {
        current: element.currentSrc,
        candidates: files.map((file) => new URL(file, location.href).href),
      };
    });
    expect(loaded.filter((url) => candidates.includes(url))).toStrictEqual([current]);
    await context.close();
  });

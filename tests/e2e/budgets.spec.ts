import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { brotli, gzip, weighText } from './compress.ts';
import { LIGHTHOUSE_PHONE as PHONE, expect, test, hydrateIslands } from './fixtures.ts';
import { exhibitions } from './fixture-content.ts';

/** Bytes that one file of a kind may weigh before a phone's first gesture; the drawn pictures of this site are light. */
const FILE_BUDGETS: Record<string, number> = {
  document: 35_000,
  image: 4_500,
  font: 13_000,
  script: 0,
  stylesheet: 6_000,
};
/** To the end of the cover, of a home page that a host compresses as it answers: one flight of ten segments, headers left out. */
const COVER_BUDGET = 14_000;
/** All fonts of the home page before a phone's first gesture: those of the cover, and of the captions below it. */
const FONTS_BUDGET = 49_000;
const COLD_BUDGET = 110_000;
const INLINE_SCRIPTS_BUDGET = 3_072;
const HYDRATED_SCRIPTS_BUDGET = 97_000;

/** What a browser can read of the first bytes of a page, by gzip and by Brotli. */
const receiveFirstBytes = (html: Buffer) => [
  gunzipSync(gzip(html).subarray(0, COVER_BUDGET), { finishFlush: constants.Z_SYNC_FLUSH }),
  brotliDecompressSync(brotli(html).subarray(0, COVER_BUDGET), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }),
];

const COMPRESSIBLE = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** A file as a visitor's connection carries it, headers left out: text by gzip or Brotli, whichever is larger. */
async function weigh(response: Response) {
  const body = await response.body();
  const isText = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  return {
    path: new URL(response.url()).pathname,
    kind: response.request().resourceType(),
    bytes: isText ? weighText(body) : body.length,
  };
}

type WeighedFile = Awaited<ReturnType<typeof weigh>>;

/** Listens to every file that the page receives, but not from the browser's cache; returns those so far, the heaviest first. */
function startWeighing(page: Page): () => Promise<WeighedFile[]> {
  const received: Response[] = [];
  page.on('response', (response) => received.push(response));
  return async () => (await Promise.all(received.map(weigh))).sort((a, b) => b.bytes - a.bytes);
}

const describeFile = ({ path, bytes }: WeighedFile) => `${bytes} B ${path}`;

/** Says which budget is exceeded, by how much, by which files (the heaviest first), and what to do; the other budgets are told, too. */
function expectWithin(what: string, files: readonly WeighedFile[], budget: number): void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const advice = `${what}: ${total - budget} B more than its budget of ${budget} B. Compare these with \`main\`, and let what grew come later or be less:`;
  expect.soft(total, [advice, ...files.map(describeFile)].join('\n')).toBeLessThanOrEqual(budget);
}

async function seeFirstScreen(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // An image that has loaded may be painted a frame later than the rest.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
    await Promise.all(loaded.map((image) => image.decode()));
  });
  return page.screenshot({ animations: 'disabled' });
}

test.use(PHONE);

const eventful = exhibitions.find((exhibition) => 'activities' in exhibition);

for (const [what, path, kinds, budget] of [
  ['an empty table of page views', '/analytics', /./, 137_000],
  ['the page of the plans, with the drawings of both states,', '/plantas', /document|image/, 25_000],
  ['the page of an exhibition with activities', `/exhibiciones/${eventful?.slug}`, /document/, 23_000],
] as const)
  test(`${what} stays within its budget`, async ({ page }) => {
    const weighed = startWeighing(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await weighed();
    expectWithin(
      what,
      files.filter(({ kind }) => kinds.test(kind)),
      budget,
    );
  });

test('the home page stays within its budgets', async ({ page }) => {
  const weighed = startWeighing(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const files = await weighed();
  for (const file of files)
    expectWithin(`One ${file.kind} before the first gesture`, [file], FILE_BUDGETS[file.kind] ?? 1_000);
  expectWithin(
    'All fonts before the first gesture',
    files.filter(({ kind }) => kind === 'font'),
    FONTS_BUDGET,
  );
  expectWithin('All files before the first gesture', files, COLD_BUDGET);
  // JSON-LD is data, which no browser runs; the page's own budget weighs it.
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"], [type="speculationrules"])')
    .allTextContents();
  expect(inline.length).toBeGreaterThan(1);
  const bytes = brotli(Buffer.from(inline.join(''))).length;
  expectWithin('Scripts in the page', [{ path: '/', kind: 'script', bytes }], INLINE_SCRIPTS_BUDGET);

  await hydrateIslands(page);
  const recordScriptRequests = async () => (await weighed()).filter(({ kind }) => kind === 'script');
  const listPaths = async () => (await recordScriptRequests()).map(({ path }) => path);
  // The form fetches it last, and nothing else tells when it has come.
  await expect.poll(listPaths).toContainEqual(expect.stringMatching(/\/Toasts\./));
  const scripts = await recordScriptRequests();
  expectWithin('Scripts of all islands', scripts, HYDRATED_SCRIPTS_BUDGET);
});

for (const [path, viewport] of [
  ['/', PHONE.viewport],
  ['/en', PHONE.viewport],
  ['/', { width: 768, height: 1024 }],
  ['/', { width: 1440, height: 900 }],
] as const)
  test(`at ${viewport.width} px the first screen of ${path} is complete in the first bytes, without any other style`, async ({
    page,
    request,
  }) => {
    test.slow();
    const html = await (await request.get(path)).body();
    // Each is the beginning of the page: what the shorter has, both have.
    const [arrived = html] = receiveFirstBytes(html).sort((a, b) => a.length - b.length);
    await page.setViewportSize(viewport);
    const complete = await seeFirstScreen(page, path);
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: arrived }));
    await page.route(/\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    expect((await seeFirstScreen(page, path)).equals(complete)).toBe(true);
  });

for (const deviceScaleFactor of [1, 2, 3])
  test(`the home page loads its hero once at pixel ratio ${deviceScaleFactor}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    const image = page.locator('.hero-picture img');
    const { current, candidates } = await image.evaluate((element: HTMLImageElement) => {
      const sources = element.parentElement?.querySelectorAll('source, img') ?? [];
      const texts = Array.from(sources, (source) => source.getAttribute('srcset') ?? '');
      const files = [...texts.flatMap((text) => text.match(/\/_astro\/\S+/g) ?? []), element.src];
      return {
        current: element.currentSrc,
        candidates: files.map((file) => new URL(file, location.href).href),
      };
    });
    expect(loaded.filter((url) => candidates.includes(url))).toStrictEqual([current]);
    await context.close();
  });

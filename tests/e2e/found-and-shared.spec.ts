import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { isNode, listObjects, readGraph } from '../content/structured-data.ts';
import { expect, test } from './visitor.ts';
import { site } from './written-words.ts';

/** Fetches a picture by its whole address on the site and measures it. */
async function measure(request: APIRequestContext, address: unknown) {
  const { origin, pathname } = new URL(String(address));
  expect(origin).toBe(site.url);
  const response = await request.get(pathname);
  expect(response.ok(), pathname).toBe(true);
  const { width, height, format } = await sharp(await response.body()).metadata();
  expect(response.headers()['content-type']).toBe(`image/${format}`);
  return { width, height };
}

test('every picture that search engines and cards are told is there, in the size that is told', async ({
  request,
}) => {
  const list = await (await request.get('/exhibiciones')).text();
  const [address = '/none'] = /\/exhibiciones\/[\w-]+(?=")/.exec(list) ?? [];
  const documents = await Promise.all(['/', address].map(async (path) => (await request.get(path)).text()));
  const images = documents
    .flatMap((html) => listObjects(readGraph(html)))
    .flatMap(({ image }) => (isNode(image) ? [image] : []));
  expect(images).toHaveLength(documents.length);
  for (const { url, width, height } of images) {
    expect([width, height].map((size) => /^\d+ px$/.test(String(size)))).toEqual([true, true]);
    expect(await measure(request, url)).toEqual({
      width: Number.parseInt(String(width)),
      height: Number.parseInt(String(height)),
    });
  }
  for (const html of documents) {
    const told = (property: string) =>
      RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
    expect(await measure(request, told('og:image'))).toEqual({
      width: Number(told('og:image:width')),
      height: Number(told('og:image:height')),
    });
  }
});

test('the manifest has the words of the site, and icons of the sizes that it tells', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: '/' });
  const uses = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(uses).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await measure(request, new URL(src, site.url).href);
    expect(`${String(width)}x${String(height)}`).toBe(sizes);
  }
});

import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { listObjects, readGraph } from '../content/structured-data.ts';
import { expect, test } from './visitor.ts';
import { current, exhibitionsSection, home, site } from './written-words.ts';

const { list, page: labels } = exhibitionsSection;
/** What the head of a page of each kind says, and what the card of a link to it says and shows. */
const HEADS = [
  { address: '/', title: home.title, description: home.description, card: site.share },
  { address: '/exhibiciones', ...list, card: { ...list, imageAlt: site.share.imageAlt } },
  {
    address: `/exhibiciones/${current.slug}`,
    title: labels.title.replace('{title}', current.title),
    description: current.description,
    card: current,
  },
];

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

test('the head of each kind of page says all of this and nothing else', async ({ page }) => {
  for (const { address, title, description, card } of HEADS) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    const metas = await page
      .locator('head meta:is([name], [property])')
      .evaluateAll((all) =>
        all.map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      );
    expect(Object.fromEntries(metas), address).toEqual({
      viewport: expect.any(String) as unknown,
      'theme-color': expect.any(String) as unknown,
      description,
      'format-detection': 'telephone=no',
      'og:type': 'website',
      'og:locale': site.language.replace('-', '_'),
      'og:site_name': site.name,
      'og:title': card.title,
      'og:description': card.description,
      'og:url': site.url + address,
      'og:image': expect.stringMatching(/\.jpe?g$/) as unknown,
      'og:image:type': 'image/jpeg',
      // As large as the original allows: published-site.test.ts measures it.
      'og:image:width': expect.stringMatching(/^\d+$/) as unknown,
      'og:image:height': expect.stringMatching(/^\d+$/) as unknown,
      'og:image:alt': card.imageAlt,
      'twitter:card': 'summary_large_image',
    });
  }
});

test('every picture that search engines are told is there, in the size that is told', async ({ request }) => {
  const paths = ['/', '/exhibiciones/barro-que-suena'];
  const documents = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const images = documents
    .flatMap((html) => listObjects(readGraph(html)))
    .flatMap(({ image }) => listObjects(image));
  // That of the residence; the main one of the exhibition, and three more.
  expect(images).toHaveLength(5);
  for (const { url, width, height } of images) {
    expect([width, height].map((size) => /^\d+ px$/.test(String(size)))).toEqual([true, true]);
    expect(await measure(request, url)).toEqual({
      width: Number.parseInt(String(width)),
      height: Number.parseInt(String(height)),
    });
  }
});

test('every icon answers, and the manifest has the words of the site, and icons of the sizes that it tells', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const icons = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]*)"/g)];
  expect(icons).toHaveLength(3);
  for (const [, address = ''] of icons) expect((await request.get(address)).ok(), address).toBe(true);
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

import { expect, test } from 'vitest';
import { matchAll, findDuplicates, isIndexed, pages, SITE_URL, textOf } from './built-site.ts';
import { listObjects, readGraph } from './json-ld.ts';

const indexed = pages.filter(isIndexed);

test('the URL in site.json begins the canonical one of every page, and that of its card', () => {
  expect(indexed.length).toBeGreaterThan(1);
  for (const [path, html] of indexed) {
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
    expect(html).toContain(`<meta property="og:url" content="${SITE_URL}${path}">`);
  }
});

test('the URL in site.json begins every other one in JSON-LD', () => {
  const objects = listObjects(pages.map(([, html]) => readGraph(html)));
  const urls = objects.flatMap((node) => [node['@id'], node.url]).filter(Boolean);
  expect(urls.length).toBeGreaterThan(pages.length);
  expect(urls.filter((url) => !String(url).startsWith(`${SITE_URL}/`))).toStrictEqual([]);
});

test('the sitemap has the pages that search engines may keep and no other', () => {
  const locations = matchAll(textOf('sitemap.xml'), /<url><loc>([^<]*)<\/loc>/g);
  expect(locations.sort()).toStrictEqual(indexed.map(([path]) => SITE_URL + path).sort());
});

test('nothing is said twice in the head of a page', () => {
  for (const [path, html] of pages) {
    const [head = ''] = html.split('</head>');
    const names = head.match(/(?<=<meta (?:name|property|http-equiv)=)"[^"]*"|<title>|"canonical"/g) ?? [];
    expect(names).toContain('<title>');
    expect(findDuplicates(names), path).toStrictEqual([]);
  }
});

import { expect, test } from 'vitest';
import { matchAll, getDuplicates, isIndexed, pages, SITE_URL, getBuiltText } from './built-site.ts';
import { getNestedObjects, parseGraph } from './json-ld.ts';

const indexed = pages.filter(isIndexed);

test('canonical and Open Graph URLs begin with the site URL', () => {
  expect(indexed.length).toBeGreaterThan(1);
  for (const [path, html] of indexed) {
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
    expect(html).toContain(`<meta property="og:url" content="${SITE_URL}${path}">`);
  }
});

test('JSON-LD URLs begin with the site URL', () => {
  const objects = getNestedObjects(pages.map(([, html]) => parseGraph(html)));
  const urls = objects.flatMap((node) => [node['@id'], node.url]).filter(Boolean);
  expect(urls.length).toBeGreaterThan(pages.length);
  expect(urls.filter((url) => !String(url).startsWith(`${SITE_URL}/`))).toStrictEqual([]);
});

test('sitemap lists the indexed pages', () => {
  const locations = matchAll(getBuiltText('sitemap.xml'), /<url><loc>([^<]*)<\/loc>/g);
  expect(locations.sort()).toStrictEqual(indexed.map(([path]) => SITE_URL + path).sort());
});

test('head of every page has unique meta tags', () => {
  for (const [path, html] of pages) {
    const [head = ''] = html.split('</head>');
    const names = head.match(/(?<=<meta (?:name|property|http-equiv)=)"[^"]*"|<title>|"canonical"/g) ?? [];
    expect(names).toContain('<title>');
    expect(getDuplicates(names), path).toStrictEqual([]);
  }
});

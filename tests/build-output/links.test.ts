import { expect, inject, test } from 'vitest';
import english from '../fixtures/site/content/words/en.json' with { type: 'json' };
import * as fixtures from '../e2e/fixture-files.ts';
import { readContent } from '../../src/content/read-content.ts';
import { getRedirects, getLinkTargets } from '../../src/queries/link-targets.ts';
import { matchAll, pages, SIESTA_PATH, builtFiles, SITE_URL, getBuiltText } from './built-site.ts';

const getHeading = (file: string) =>
  /<h1[^>]*>\s*(.*?)\s*<\/h1>/.exec(getBuiltText(file))?.[1]?.replaceAll('\u00a0', ' ') ?? '';
const [inSpanish, inEnglish] = [fixtures.moved, english.moved];
const SIESTA_IN_ENGLISH = '/en/exhibitions/la-hora-de-la-siesta';
const REDIRECTS = [
  ...['la-siesta', 'siesta'].flatMap((name) => [
    { from: `/exhibiciones/${name}`, to: SIESTA_PATH, title: 'La hora de la siesta', ...inSpanish },
    { from: `/en/exhibitions/${name}`, to: SIESTA_IN_ENGLISH, title: 'La hora de la siesta', ...inEnglish },
  ]),
  { from: '/como-llegar', to: '/visita', title: getHeading('visita.html'), ...inSpanish },
  ...['como-llegar', 'directions', 'how-to-come'].map((name) => ({
    ...{ from: `/en/${name}`, to: '/en/come-up', title: getHeading('en/come-up.html'), ...inEnglish },
  })),
];

test('link targets of the content check are built files', async () => {
  const targets = getLinkTargets((await readContent(inject('builtSite'))).pages);
  const paths = new Set(pages.map(([path]) => path));
  const isBuilt = (target: string): boolean => paths.has(target) || builtFiles.has(target.slice(1));
  expect(targets.length).toBeGreaterThan(pages.length);
  expect(targets.filter((target) => !isBuilt(target))).toStrictEqual([]);
});

/** Built files that aren't link targets. */
const NON_TARGETS: readonly RegExp[] = [
  // The next build may change these names.
  /^\/_astro\//,
  // Browsers, crawlers and hosts request these files by fixed names.
  /^\/(?:robots\.txt|favicon\..*|apple-touch-icon\.png|_headers|_redirects.*|\.well-known\/.*)$/,
  // Only /licencias.txt refers to this file.
  /^\/licencias-de-paquetes\.txt$/,
];

test('built files are link targets of the content check', async () => {
  const { pages: sitePages } = await readContent(inject('builtSite'));
  const targets = new Set([
    ...getLinkTargets(sitePages),
    ...getRedirects(sitePages).map(({ from }) => from),
    '/404',
  ]);
  const files = [...builtFiles.keys()].map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);
  const unknown = files.filter((target) => !targets.has(target));
  expect(unknown.filter((target) => !NON_TARGETS.some((pattern) => pattern.test(target)))).toStrictEqual([]);
  expect(NON_TARGETS.filter((pattern) => !unknown.some((target) => pattern.test(target)))).toStrictEqual([]);
});

test('headings of a text page have unique ids', () => {
  const html = getBuiltText('visita.html');
  const ids = matchAll(html, / id="([^"]*)"/g);
  expect(ids.filter((id) => id.startsWith('texto-'))).toContain('texto-si-llueve');
  expect(ids).toStrictEqual([...new Set(ids)]);
});

test.each(REDIRECTS)(
  '$from is a redirect page that search engines skip',
  ({ from, to, title, notice, link }) => {
    const page = getBuiltText(`${from.slice(1)}.html`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${to}">`);
    expect(page).toMatch(new RegExp(`<noscript>\\s*<meta http-equiv="refresh" content="0;url=${to}">`));
    expect(page).toContain(`location.replace("${to}" + location.search + location.hash)`);
    expect(page).toContain(`<html lang="${from.startsWith('/en/') ? 'en' : 'es-MX'}">`);
    expect(page).toContain(notice);
    expect(page).toContain(`<a href="${to}">${link.replace('{title}', title)}</a>`);
  },
);

test.each(REDIRECTS)('$from has a redirect rule for Netlify and nginx', ({ from, to }) => {
  expect(getBuiltText('_redirects')).toContain(`${from} ${to} 301!\n${from} ${to} 301\n`);
  expect(getBuiltText('_redirects-nginx')).toContain(`${from} ${to};\n`);
});

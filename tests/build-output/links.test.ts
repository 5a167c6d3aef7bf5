import { expect, inject, test } from 'vitest';
import english from '../fixtures/site/content/words/en.json' with { type: 'json' };
import * as uiStrings from '../e2e/fixture-files.ts';
import { readContent } from '../../src/content/read-content.ts';
import { listRedirects, listLinkTargets } from '../../src/queries/link-targets.ts';
import { matchAll, pages, SIESTA_PATH, site, SITE_URL, textOf } from './built-site.ts';

const readHeading = (file: string) =>
  /<h1[^>]*>\s*(.*?)\s*<\/h1>/.exec(textOf(file))?.[1]?.replaceAll('\u00a0', ' ') ?? '';
const [inSpanish, inEnglish] = [uiStrings.moved, english.moved];
const SIESTA_IN_ENGLISH = '/en/exhibitions/la-hora-de-la-siesta';
/** Paths once given, where they lead now, and the title and the words of the page there. */
const MOVED = [
  ...['la-siesta', 'siesta'].flatMap((name) => [
    { from: `/exhibiciones/${name}`, to: SIESTA_PATH, title: 'La hora de la siesta', ...inSpanish },
    { from: `/en/exhibitions/${name}`, to: SIESTA_IN_ENGLISH, title: 'La hora de la siesta', ...inEnglish },
  ]),
  { from: '/como-llegar', to: '/visita', title: readHeading('visita.html'), ...inSpanish },
  ...['como-llegar', 'directions', 'how-to-come'].map((name) => ({
    ...{ from: `/en/${name}`, to: '/en/come-up', title: readHeading('en/come-up.html'), ...inEnglish },
  })),
];

test('whatever the check lets a link lead to is built', async () => {
  const targets = listLinkTargets((await readContent(inject('builtSite'))).pages);
  const paths = new Set(pages.map(([path]) => path));
  const isBuilt = (target: string): boolean => paths.has(target) || site.has(target.slice(1));
  expect(targets.length).toBeGreaterThan(pages.length);
  expect(targets.filter((target) => !isBuilt(target))).toStrictEqual([]);
});

/** What nobody links, and why not. */
const NO_TARGETS: readonly RegExp[] = [
  // Parts of pages, under names that the next build may change.
  /^\/_astro\//,
  // Asked for by programs, under names that a standard or another program fixes.
  /^\/(?:robots\.txt|favicon\..*|apple-touch-icon\.png|_headers|_redirects.*|\.well-known\/.*)$/,
  // Named by /licencias.txt.
  /^\/licencias-de-paquetes\.txt$/,
];

test('whatever is built may be linked', async () => {
  const { pages: sitePages } = await readContent(inject('builtSite'));
  const targets = new Set([
    ...listLinkTargets(sitePages),
    ...listRedirects(sitePages).map(({ from }) => from),
    '/404',
  ]);
  const files = [...site.keys()].map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);
  const unknown = files.filter((target) => !targets.has(target));
  expect(unknown.filter((target) => !NO_TARGETS.some((reason) => reason.test(target)))).toStrictEqual([]);
  // Each reason is one that something has.
  expect(NO_TARGETS.filter((reason) => !unknown.some((target) => reason.test(target)))).toStrictEqual([]);
});

test('a heading of a text has an id that no other part of its page has', () => {
  const html = textOf('visita.html');
  const ids = matchAll(html, / id="([^"]*)"/g);
  expect(ids.filter((id) => id.startsWith('texto-'))).toContain('texto-si-llueve');
  expect(ids).toStrictEqual([...new Set(ids)]);
});

test.each(MOVED)(
  '$from leads on by a page in its language, which search engines do not keep',
  ({ from, to, title, notice, link }) => {
    const page = textOf(`${from.slice(1)}.html`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${to}">`);
    expect(page).toMatch(new RegExp(`<noscript>\\s*<meta http-equiv="refresh" content="0;url=${to}">`));
    expect(page).toContain(`location.replace("${to}" + location.search + location.hash)`);
    expect(page).toContain(`<html lang="${from.startsWith('/en/') ? 'en' : 'es-MX'}">`);
    expect(page).toContain(notice);
    expect(page).toContain(`<a href="${to}">${link.replace('{title}', title)}</a>`);
  },
);

test.each(MOVED)('$from leads on by what a host redirects', ({ from, to }) => {
  expect(textOf('_redirects')).toContain(`${from} ${to} 301!\n${from} ${to} 301\n`);
  expect(textOf('_redirects-nginx')).toContain(`${from} ${to};\n`);
});

import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import * as words from '../e2e/written-files.ts';
import { essayHeadings } from '../../src/build/essay-headings.ts';
import { isDraft } from '../../src/editing/content-check/check-exhibitions.ts';
import { listLinkTargets } from '../../src/editing/content-check/links.ts';
import { openContentFolder } from '../../src/editing/content-check/content-folder.ts';
import { readMarkdownFiles } from '../../src/editing/content-check/markdown-files.ts';
import { readTranslations } from '../../src/editing/content-check/translated-pages.ts';
import { DEFAULT_LANGUAGE } from '../../src/languages.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';
import { findAll, pages, SIESTA, site, SITE_URL, textOf } from './built-site.ts';

const visit = /<h1[^>]*>\s*(.*?)\s*<\/h1>/.exec(textOf('visita.html'))?.[1]?.replaceAll('\u00a0', ' ') ?? '';
/** Paths once given, where they lead now, and the title of what is there. */
const MOVED = [
  { from: '/exhibiciones/la-siesta', to: SIESTA, title: 'La hora de la siesta' },
  { from: '/exhibiciones/siesta', to: SIESTA, title: 'La hora de la siesta' },
  { from: '/como-llegar', to: '/visita', title: visit },
];

test('whatever the check lets a link lead to is built', async () => {
  const exhibitions = await readMarkdownFiles(FROZEN_SITE, 'content/exhibitions');
  const textPages = await readMarkdownFiles(FROZEN_SITE, 'content/pages');
  const views = words.gallery.map(({ view }) => view?.plan ?? '');
  const spanish = { language: DEFAULT_LANGUAGE, exhibitions, textPages, views, savedPlans: [] };
  const translations = await readTranslations(await openContentFolder(FROZEN_SITE), spanish);
  const targets: string[] = [];
  for (const one of [spanish, ...translations]) {
    const published = one.exhibitions.filter((exhibition) => !isDraft(exhibition));
    targets.push(...(await listLinkTargets({ ...one, exhibitions: published })));
  }
  expect(targets).toContain('/en/come-up#what-follows');
  const html = new Map(pages);
  const isBuilt = (target: string): boolean => {
    const [path = '', id = ''] = target.split('#');
    const page = html.get(path);
    return page === undefined ? site.has(path.slice(1)) : id === '' || page.includes(` id="${id}"`);
  };
  expect(targets.length).toBeGreaterThan(pages.length);
  expect(targets.filter((target) => !isBuilt(target))).toStrictEqual([]);
});

test('no heading takes an id of its page', async () => {
  const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
  const own = textOf('visita.html').replace(/<div class="[^"]*page-text.*<\/main>/s, '');
  const ids = findAll(own, / id="([^"]*)"/g);
  expect(ids).toContain('menu');
  const text = ids.map((id) => `## ${id.replaceAll('-', ' ')}`).join('\n\n');
  const { metadata } = await renderer.render(text);
  expect(metadata.headings).toHaveLength(ids.length);
  expect(metadata.headings.filter(({ slug }) => ids.includes(slug))).toStrictEqual([]);
});

test.each(MOVED)(
  '$from leads on by a page in Spanish, which search engines do not keep',
  ({ from, to, title }) => {
    const page = textOf(`${from.slice(1)}.html`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${to}">`);
    expect(page).toMatch(new RegExp(`<noscript>\\s*<meta http-equiv="refresh" content="0;url=${to}">`));
    expect(page).toContain(`location.replace("${to}" + location.hash)`);
    expect(page).toContain(words.notFound.moved.notice);
    expect(page).toContain(`<a href="${to}">${words.notFound.moved.link.replace('{title}', title)}</a>`);
  },
);

test.each(MOVED)('$from leads on by what a host redirects', ({ from, to }) => {
  expect(textOf('_redirects')).toContain(`${from} ${to} 301!\n${from} ${to} 301\n`);
  expect(textOf('_redirects-nginx')).toContain(`${from} ${to};\n`);
});

const calendar = textOf(`${SIESTA.slice(1)}.ics`);

test('calendars know the events of a former name again', () => {
  expect(calendar).toContain('UID:la-siesta@');
});

test('the calendar of a former name is that of the new one', () => {
  expect(textOf('exhibiciones/siesta.ics')).toBe(calendar);
  expect(textOf('_redirects')).toContain(`/exhibiciones/siesta.ics ${SIESTA}.ics 301\n`);
});

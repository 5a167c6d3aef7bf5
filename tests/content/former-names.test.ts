import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import notFound from '../site/content/pages/not-found.json' with { type: 'json' };
import { SiteFolder } from '../setup/site-folder.ts';
import { readBuilt } from './read-built.ts';
import { reportChanged } from './report-changed.ts';

const LONG = 'content/exhibitions/mesa-larga.md';
const VISIT = 'content/pages/visita.md';
const formerly = (names: string): [RegExp, string] => [/^---\n/, `---\nformerly: [${names}]\n`];

test('a path once given leads on, by a page in Spanish or by what a host redirects', async () => {
  await using site = await SiteFolder.create();
  await site.replace(LONG, ...formerly('mesa-corta, mesa'));
  await site.replace(VISIT, ...formerly('como-llegar'));
  await site.addCode();
  const dist = await site.build();
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const pages = readBuilt(dist, 'html');
  for (const [from, to, title] of [
    ['/exhibiciones/mesa-corta', '/exhibiciones/mesa-larga', 'Mesa larga'],
    ['/exhibiciones/mesa', '/exhibiciones/mesa-larga', 'Mesa larga'],
    ['/como-llegar', '/visita', /<h1[^>]*>\s*(.*?)\s*<\/h1>/.exec(pages.get('/visita') ?? '')?.[1]],
  ] as const) {
    const page = pages.get(from);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]+${to}">`));
    expect(page).toMatch(new RegExp(`<noscript>\\s*<meta http-equiv="refresh" content="0;url=${to}">`));
    expect(page).toContain(`location.replace("${to}" + location.hash)`);
    expect(page).toContain(notFound.moved.notice);
    expect(page).toContain(
      `<a href="${to}">${notFound.moved.link.replace('{title}', String(title).replaceAll('\u00a0', ' '))}</a>`,
    );
    expect(read('_redirects')).toContain(`${from} ${to} 301!\n${from} ${to} 301\n`);
    expect(read('_redirects-nginx')).toContain(`${from} ${to};\n`);
    expect(read('sitemap.xml')).not.toContain(`${from}<`);
  }
  const calendar = read('exhibiciones/mesa-larga.ics');
  expect(read('exhibiciones/mesa.ics')).toBe(calendar);
  expect(calendar).toContain('UID:mesa-corta@');
  expect(read('_redirects')).toContain('/exhibiciones/mesa.ics /exhibiciones/mesa-larga.ics 301\n');
});

const TELAR = 'content/exhibitions/telar-de-persianas.md';

test.each([
  ['a page that is there', [LONG], 'agua-prestada', '«content/exhibitions/agua-prestada.md»'],
  ['itself, which is a loop', [LONG], 'mesa-larga', `«${LONG}»`],
  ['another page of the site', [VISIT], 'ficha', 'otra página del sitio'],
  ['twice the same', [LONG], 'mesa, mesa', `«${LONG}»`],
  ['in two files', [LONG, TELAR], 'mesa', `«${LONG}»`],
])('a former name that is %s is told', async (_what, files, list, owner) => {
  const report = await reportChanged(async (content) => {
    for (const file of files) await content.replace(file, ...formerly(list));
  });
  const names = list.split(', ');
  expect(report).toEqual([
    `${String(files.at(-1))}:2 · «formerly[${names.length}]» · Se encontró "${String(names.at(-1))}", que es una dirección de ${owner}. Se espera un nombre que ya no lleve a ninguna página, y una sola vez.`,
  ]);
});

import { expect, test } from 'vitest';
import { reportChanged } from './report-changed.ts';

const LONG = 'content/exhibitions/mesa-larga.md';
const VISIT = 'content/pages/visita.md';
const formerly = (names: string): [RegExp, string] => [/^---\n/, `---\nformerly: [${names}]\n`];

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
  expect(report).toStrictEqual([
    `${String(files.at(-1))}:2 · «formerly[${names.length}]» · Se encontró "${String(names.at(-1))}", que es una dirección de ${owner}. Se espera un nombre que ya no lleve a ninguna página, y una sola vez.`,
  ]);
});

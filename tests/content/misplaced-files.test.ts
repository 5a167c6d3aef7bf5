import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkUnknownFiles } from '../../src/editing/content-check/unknown-files.ts';
import { checkModifiedContent } from './check-modified-content.ts';

test('content check reports each misplaced file once', async () => {
  const misplaced = [
    'content/en/pages/visita.md',
    'content/en/pages/imprenta.en.md',
    'content/exhibitions/mesa-larga.EN.md',
    'content/exhibitions/mesa-larga-en.md',
    'content/pages/visita_en.md',
  ];
  const report = await checkModifiedContent(async (site) => {
    for (const file of misplaced) await site.write(file, '---\nid: 21\n---\n\n<b>x</b>\n');
  });
  expect(report.map((line) => line.replace(/:.*/, '')).toSorted()).toStrictEqual(misplaced.toSorted());
  expect(
    report
      .filter((line) => line.includes('llámalo'))
      .map((line) => line.replace(/.*llámalo ([^;]*).*/, '$1')),
  ).toStrictEqual(['mesa-larga.en.md', 'mesa-larga.en.md', 'visita.en.md']);
});

test.each([
  'mesa-larga-en.md',
  'mesa-larga.EN.md',
  'mesa-larga.en-US.md',
  'mesa-larga-ingles.md',
  'mesa-larga.inglés.md',
  'mesa-larga-english.md',
  'mesa-larga (en).md',
  'en-mesa-larga.md',
  'en/mesa-larga.md',
])('content check reports the misspelled translation %s once', async (name) => {
  const folder = 'content/exhibitions';
  const report = await checkModifiedContent(async (site) => {
    await site.write(`${folder}/${name}`, await readFile(join(site.root, folder, 'mesa-larga.en.md')));
    await site.remove(`${folder}/mesa-larga.en.md`);
  });
  const advice = name.includes('/') ? `muévelo a ${folder}/mesa-larga.en.md` : 'llámalo mesa-larga.en.md';
  expect(report).toStrictEqual([expect.stringContaining(advice)]);
});

test.each([
  ['exhibitions/long-table.md', '---\n---\n\nIt is long.\n'],
  ['pages/come-up.md', '---\nslug: "come-up"\n---\n\nRing the bell.\n'],
  ['pages/visita.fr.md', '---\nslug: "visite"\n---\n\nSonnez.\n'],
])('content check treats %s without fields as a translation', async (name, text) => {
  const report = await checkModifiedContent((site) => site.write(`content/${name}`, text));
  expect(report).toStrictEqual([
    `content/${name}:1 · Faltan sus datos, entre las dos líneas ---. Si es el texto en otro idioma, dale el nombre de la página que traduce y su idioma, por ejemplo visita.en.md.`,
  ]);
});

test.each([
  [
    'visits.json',
    'Visits.json',
    'content/Visits.json:1 · Se encontró «content/Visits.json». Se espera «content/visits.json».',
  ],
  ['visits.json', 'visits.json.txt', 'Se espera «content/visits.json».'],
  ['plans/plans.json', 'planos/plans.json', 'Se espera «content/plans/plans.json».'],
  ['exhibitions/mesa-larga.md', 'exhibitions/Mesa larga.md', '«mesa-larga.md».'],
  ['exhibitions/mesa-larga.md', 'exhibitions/mesa-larga.md.txt', '«content/exhibitions/mesa-larga.md».'],
  ['exhibitions/mesa-larga.md', 'exhibitions/mesa-larga.md.md', '«mesa-larga.md».'],
  [
    'exhibitions/mesa-larga.en.md',
    'exhibitions/Mesa-Larga.en.md',
    'content/exhibitions/Mesa-Larga.en.md:1 · Se encontró el nombre «Mesa-Larga.en.md». Se espera el de la página que traduce: «mesa-larga.en.md».',
  ],
])('content check reports %s under the name %s once', async (name, wrongName, message) => {
  const report = await checkModifiedContent(async (site) => {
    const text = await readFile(join(site.root, 'content', name));
    await site.remove(`content/${name}`);
    await site.write(`content/${wrongName}`, text);
  });
  expect(report).toStrictEqual([expect.stringContaining(message)]);
});

test('content check reports a missing privacy notice once', async () => {
  const report = await checkModifiedContent((site) => site.remove('content/pages/privacidad.md'));
  expect(report).toStrictEqual([
    expect.stringContaining('content/pages/privacidad.md:1 · Falta este archivo.'),
  ]);
});

test.each([
  ['mesa-larga (1).md', 'Es una copia de «mesa-larga.md»'],
  [
    'mesa-larga-1.md',
    '«id» · El número 21 también lo usa «content/exhibitions/mesa-larga.md». Se espera un número que ninguna otra exhibición tenga, por ejemplo 32.',
  ],
])('content check reports the copied exhibition %s once', async (name, message) => {
  const report = await checkModifiedContent(async (site) => {
    const text = await readFile(join(site.root, 'content/exhibitions/mesa-larga.md'));
    await site.write(`content/exhibitions/${name}`, text);
  });
  expect(report.filter((line) => !line.includes('Aviso'))).toStrictEqual([
    expect.stringMatching(`^content/exhibitions/${RegExp.escape(name)}:.*${RegExp.escape(message)}`),
  ]);
});

test.each(['visita (1).md', 'visita - copia.md', 'visita copy 2.md', 'Copia de visita.md'])(
  'content check reports %s as a copy',
  async (name) => {
    const report = await checkModifiedContent((site) => site.write(`content/pages/${name}`, 'x'));
    expect(report).toContain(
      `content/pages/${name}:1 · Se encontró el nombre «${name}». Es una copia de «visita.md», y saldría como otra página. Borra una de las dos.`,
    );
  },
);

test.each([
  'foto.JPG',
  'foto.jpeg',
  'foto.jfif',
  'foto.heic',
  'foto.heif',
  'foto.gif',
  'foto.tif',
  'foto.bmp',
])('content check accepts the unused image %s', (name) => {
  expect(checkUnknownFiles({ files: new Set([`content/exhibitions/${name}`]) })).toStrictEqual([]);
});

test.each(['foto.psd', 'foto', 'jpg'])('content check reports the unknown file %s', (name) => {
  expect(checkUnknownFiles({ files: new Set([`content/exhibitions/${name}`]) })).toHaveLength(1);
});

import { expect, test } from 'vitest';
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

test.each(['visita (1).md', 'visita - copia.md', 'visita copy 2.md', 'Copia de visita.md'])(
  'content check reports %s as a copy',
  async (name) => {
    const report = await checkModifiedContent((site) => site.write(`content/pages/${name}`, 'x'));
    expect(report).toContain(
      `content/pages/${name}:1 · Se encontró el nombre «${name}». Es una copia de «visita.md», y saldría como otra página. Borra una de las dos.`,
    );
  },
);

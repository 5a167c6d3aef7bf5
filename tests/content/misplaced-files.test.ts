import { expect, test } from 'vitest';
import { checkModifiedContent } from './check-modified-content.ts';

test('a file in the wrong place has one line, and nothing of it is read', async () => {
  const misplaced = [
    'content/en/pages/visita.md',
    'content/en/pages/imprenta.en.md',
    'content/exhibitions/mesa-larga.EN.md',
    'content/exhibitions/mesa-larga-en.md',
    'content/pages/visita_en.md',
  ];
  const told = await checkModifiedContent(async (site) => {
    for (const file of misplaced) await site.write(file, '---\nid: 21\n---\n\n<b>x</b>\n');
  });
  expect(told.map((line) => line.replace(/:.*/, '')).toSorted()).toStrictEqual(misplaced.toSorted());
  expect(
    told.filter((line) => line.includes('llámalo')).map((line) => line.replace(/.*llámalo ([^;]*).*/, '$1')),
  ).toStrictEqual(['mesa-larga.en.md', 'mesa-larga.en.md', 'visita.en.md']);
});

test.each(['visita (1).md', 'visita - copia.md', 'visita copy 2.md', 'Copia de visita.md'])(
  '%s, a copy, is told to go, and not to be a second page',
  async (name) => {
    const told = await checkModifiedContent((site) => site.write(`content/pages/${name}`, 'x'));
    expect(told).toContain(
      `content/pages/${name}:1 · Se encontró el nombre «${name}». Es una copia de «visita.md», y saldría como otra página. Borra una de las dos.`,
    );
  },
);

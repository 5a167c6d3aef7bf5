import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXHIBITION, expectReport, reportChanged, REPORTS } from './report-changed.ts';

test.each(['types', 'values'])('all wrong %s of an exhibition are told in one run, by line', async (what) => {
  const text = await readFile(join(REPORTS, `exhibition-${what}.md`), 'utf8');
  await expectReport(`exhibition-${what}`, await reportChanged((content) => content.write(EXHIBITION, text)));
});

test('an exhibition has 24 pictures at most', async () => {
  const pictures = `pictures:\n${'  - { image: ./tablones.png, alt: "Un papel" }\n'.repeat(25)}status`;
  expect(await reportChanged((content) => content.replace(EXHIBITION, /^status/m, pictures))).toStrictEqual([
    expect.stringContaining('Se encontró una lista de 25. Se espera una lista de hasta 24 fotografías.'),
  ]);
});

const missing = (field: string) =>
  `${EXHIBITION}:1 · «${field}» · Falta este campo. Escríbelo, o los días de los que sale solo: opens y closes.`;

test.each([
  ['neither day', '', ['date', 'status']],
  ['the last alone', 'closes: "2021-10-02"\n', ['date', 'status']],
  ['the first alone', 'opens: "2021-10-02"\n', []],
  ['neither day in a draft', 'draft: true\n', ['date']],
])('a date and a status may be left out where days tell them: with %s', async (_which, lines, fields) => {
  const told = await reportChanged(async (content) => {
    await content.replace(EXHIBITION, /^status: .*\n/m, '');
    await content.replace(EXHIBITION, /^date: .*\n/m, lines);
  });
  expect(told).toStrictEqual(fields.map(missing));
});

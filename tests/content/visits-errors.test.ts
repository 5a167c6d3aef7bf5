import { expect, test } from 'vitest';
import { checkModifiedContent } from './check-modified-content.ts';

const VISITS = 'content/visits.json';

test.each([
  [
    'hours that end before they begin',
    '"13:00"',
    '"9:00"',
    '«hours.to» · Se encontró "09:00", que no es después de from: "09:30".',
  ],
  [
    'a misspelt weekday',
    '"martes"',
    '"martez"',
    '«days[1]» · Se encontró "martez". Se espera una de estas palabras: lunes, martes',
  ],
  [
    'a second shift that overlaps the first',
    '"to": "13:00",',
    '"to": "13:00", "reopens": [{ "from": "12:00", "to": "18:00" }],',
    '«hours.reopens[1].from» · Se encontró "12:00", y antes se cierra a las "13:00". Se espera una hora posterior del mismo día.',
  ],
])('content check rejects %s', async (_error, from, to, message) => {
  expect(await checkModifiedContent((content) => content.replace(VISITS, from, to))).toStrictEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  ['"to": "2027-01-02"', '"to": "2026-12-28"'],
  [/"to": "2027-01-02",\s*/, ''],
  ['"from": "2026-12-29"', '"day": "2026-12-29"'],
])('content check rejects closed days with an invalid range', async (from, to) => {
  expect(await checkModifiedContent((content) => content.replace(VISITS, from, to))).toStrictEqual([
    expect.stringContaining(
      '«closedDays[3]» · Se espera un día, en day, o from y to: el primero y el último, en ese orden.',
    ),
  ]);
});

const MESA_LARGA_PATH = 'content/exhibitions/mesa-larga.md';

test.each(['2026-12-29', '2027-01-02'])(
  'content check warns about an activity on %s, a closed day',
  async (day) => {
    const report = await checkModifiedContent((content) =>
      content.replace(MESA_LARGA_PATH, '2027-01-30', day),
    );
    expect(report).toStrictEqual([
      expect.stringContaining(
        '«activities[3].day» · Aviso, no detiene nada: este día está en closedDays de content/visits.json. Corrígelo, o déjalo si así es.',
      ),
    ]);
  },
);

test('content check accepts a capitalized weekday', async () => {
  expect(
    await checkModifiedContent((content) => content.replace(VISITS, '"martes"', '"Martes"')),
  ).toStrictEqual([]);
});

test.each([
  ['a closed day that is over', '2026-11-19'],
  ['a weekday without visits', '2026-12-07'],
])('content check accepts an activity on %s', async (_description, day) => {
  const report = await checkModifiedContent((content) => content.replace(MESA_LARGA_PATH, '2027-01-30', day));
  expect(report).toStrictEqual([]);
});

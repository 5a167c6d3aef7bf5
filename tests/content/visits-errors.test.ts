import { expect, test } from 'vitest';
import { reportChanged } from './report-changed.ts';

const VISITS = 'content/visits.json';

test.each([
  [
    'hours that end before they begin are',
    '"13:00"',
    '"9:00"',
    '«hours.to» · Se encontró "09:00", que no es después de from: "09:30".',
  ],
  [
    'a day that no week has is',
    '"martes"',
    '"martez"',
    '«days[1]» · Se encontró "martez". Se espera una de estas palabras: lunes, martes',
  ],
  [
    'a second shift that begins before the first one ends is',
    '"to": "13:00",',
    '"to": "13:00", "reopens": [{ "from": "12:00", "to": "18:00" }],',
    '«hours.reopens[1].from» · Se encontró "12:00", y antes se cierra a las "13:00". Se espera una hora posterior del mismo día.',
  ],
])('%s refused', async (_what, from, to, told) => {
  expect(await reportChanged((content) => content.replace(VISITS, from, to))).toStrictEqual([
    expect.stringContaining(told),
  ]);
});

test.each([
  [
    'a day twice',
    '"days": ["sábado"]',
    '"days": ["martes"], "from": "15:00", "to": "16:00" }, { "days": ["martes"]',
    '«hours.other[2]» · Aviso, no detiene nada: martes ya está antes en other, y esas horas valen.',
  ],
  [
    'all days',
    '"days": ["sábado"]',
    '"days": ["martes", "miércoles", "jueves", "viernes", "sábado"]',
    '«hours.from» · Aviso, no detiene nada: other tiene todos los días, y from y to no valen en ninguno.',
  ],
])('of other hours %s is told', async (_what, from, to, told) => {
  expect(await reportChanged((content) => content.replace(VISITS, from, to))).toStrictEqual([
    expect.stringContaining(`${told} Si se abre dos veces el mismo día, la segunda va en reopens.`),
  ]);
});

const CLOSED = /"closedDays": \[[^\]]*\]/;

/** On 22 November 2026, a Sunday, beside Tuesday to Saturday. */
test.each([
  [
    'a day twice',
    '{ "day": "2026-12-31" }, { "from": "2026-12-29", "to": "2027-01-02" }',
    'closedDays[2]',
    'este día ya está en closedDays[1]. Borra uno.',
  ],
  [
    'a day without visits',
    '{ "day": "2026-12-07" }',
    'closedDays[1]',
    'es lunes, que no está en days. Bórralo, o corrige el día.',
  ],
  [
    'a day of the winter after this',
    '{ "day": "2027-12-24" }',
    'closedDays[1]',
    'falta más de un año para 2027-12-24. Corrige el año, o déjalo si así es.',
  ],
  [
    'days that are all over',
    '{ "day": "2026-11-20" }, { "from": "2026-11-03", "to": "2026-11-06" }',
    'closedDays',
    'ya pasaron todos. Escribe los que vienen, o deja [].',
  ],
])('of closed days %s is told', async (_what, days, field, told) => {
  const written = days.replaceAll(' }', ', "note": "cerrado" }');
  const report = await reportChanged((content) =>
    content.replace(VISITS, CLOSED, `"closedDays": [${written}]`),
  );
  expect(report.filter((line) => line.startsWith(VISITS))).toStrictEqual([
    expect.stringContaining(` · «${field}» · Aviso, no detiene nada: ${told}`),
  ]);
});

test.each([
  ['"to": "2027-01-02"', '"to": "2026-12-28"'],
  [/"to": "2027-01-02",\s*/, ''],
])('days that are closed without their first or last are refused', async (from, to) => {
  expect(await reportChanged((content) => content.replace(VISITS, from, to))).toStrictEqual([
    expect.stringContaining(
      '«closedDays[3]» · Se espera un día, en day, o from y to: el primero y el último, en ese orden.',
    ),
  ]);
});

const MESA = 'content/exhibitions/mesa-larga.md';

test('an activity on a closed day is told', async () => {
  const report = await reportChanged((content) =>
    content.replace(MESA, 'day: "2027-01-30"', 'day: "2026-12-30"'),
  );
  expect(report).toStrictEqual([
    expect.stringContaining(
      '«activities[3].day» · Aviso, no detiene nada: este día está en closedDays de content/visits.json. Corrígelo, o déjalo si así es.',
    ),
  ]);
});

test.each([
  ['a visit', VISITS, '"No se cobra"', '"Se cobra: $ 5"', 'admission', '$ 5'],
  [
    'an activity',
    MESA,
    '"Hay café desde temprano"',
    '"El desayuno, 80 pesos"',
    'activities[3].note',
    '80 pesos',
  ],
])('a price of %s is told where search engines read that all is free', async (...row) => {
  const [, file, from, to, field, price] = row;
  const report = await reportChanged((content) => content.replace(file, from, to));
  expect(report.filter((line) => line.startsWith(file))).toStrictEqual([
    expect.stringContaining(
      `«${field}» · Aviso, no detiene nada: aquí cuesta "${price}", y los buscadores leen que todo es gratis: isFree es true en ${VISITS}.`,
    ),
  ]);
});

test.each([
  ['of a sum of none', '"No se cobra"', '"$0, y 0 pesos a las 9"'],
  ['of a price where not all is free', /"No se cobra",\s*"isFree": true/, '"Se cobra: $ 5"'],
])('nothing is told %s', async (_what, from, to) => {
  expect(await reportChanged((content) => content.replace(VISITS, from, to))).toStrictEqual([]);
});

test.each([
  ['a closed day that is over', '2026-11-19'],
  ['a weekday without visits', '2026-12-07'],
])('an activity on %s is right', async (_what, day) => {
  const report = await reportChanged((content) => content.replace(MESA, '2027-01-30', day));
  expect(report).toStrictEqual([]);
});

test.each([
  ['opens', 'antes', 'day: "2026-10-03"', '2026-08-06'],
  ['closes', 'después', 'day: "2027-01-30"', '2027-04-15'],
])('an activity more than a month from %s is told', async (_field, where, from, day) => {
  const report = await reportChanged((content) => content.replace(MESA, from, `day: "${day}"`));
  expect(report).toStrictEqual([
    expect.stringContaining(`Aviso, no detiene nada: este día es más de un mes ${where} de `),
  ]);
});

test.each([
  ['the evening before it opens', 'day: "2026-10-03"', '2026-09-06'],
  ['a week after it closes', 'day: "2027-01-30"', '2027-03-21'],
])('an activity %s is right', async (_what, from, day) => {
  const report = await reportChanged((content) => content.replace(MESA, from, `day: "${day}"`));
  expect(report).toStrictEqual([]);
});

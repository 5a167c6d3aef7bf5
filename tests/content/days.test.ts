import { expect, test, vi } from 'vitest';
import type { ExhibitionStatus } from '../../src/schemas/exhibition-status.ts';
import { readBuildDay } from '../../src/build-day.ts';
import { checkDays } from '../../src/editing/content-check/check-days.ts';
import { decideStatus } from '../../src/queries/decide-status.ts';
import { TEST_DAY } from '../setup/site-folder.ts';
import { EXHIBITION, reportChanged } from './report-changed.ts';

const warning = (word: string) =>
  `Aviso, no detiene nada: por sus días hoy sería ${word}. Borra esta línea y la pestaña cambia sola; o corrige el día.`;

test.each([
  ['actual', '2026-11-01', '2026-11-21', 'pasada'],
  ['actual', '2026-11-01', '2026-11-22', undefined],
  ['actual', undefined, '2026-11-22', undefined],
  ['actual', undefined, '2026-11-21', 'pasada'],
  ['proxima', '2026-11-22', undefined, 'actual'],
  ['próxima', '2026-11-23', '2026-12-01', undefined],
  ['proxima', undefined, undefined, undefined],
  ['pasada', '2026-11-23', '2026-12-01', 'proxima'],
  ['pasada', '2026-11-01', '2026-11-22', 'actual'],
  [undefined, '2026-11-01', '2026-11-21', undefined],
])('on 22 November the check compares %s from %s to %s', (status, opens, closes, word) => {
  const found = checkDays('a.md', { data: { status, opens, closes }, lineOf: () => 6 }, TEST_DAY);
  expect(found.map(({ message }) => message)).toStrictEqual(word === undefined ? [] : [warning(word)]);
  expect(found.every(({ isWarning, line }) => isWarning && line === 6)).toBe(true);
});

test.each([
  [
    { draft: true, opens: '2026-11-22' },
    'draft',
    'ya llegó su día, "2026-11-22", y en borrador nadie la ve. Borra draft: true, o corrige opens.',
  ],
  [{ opens: '2062-11-22' }, 'opens', 'dice 2062, que queda lejos de hoy. Corrígelo, o déjalo si así es.'],
  [{ closes: '1926-11-22' }, 'closes', 'dice 1926, que queda lejos de hoy. Corrígelo, o déjalo si así es.'],
  [{ date: 'Mayo de 2062' }, 'date', 'dice 2062, que queda lejos de hoy. Corrígelo, o déjalo si así es.'],
  [
    { opens: '2026-11-01', closes: '2027-01-31', date: 'Noviembre de 2026 – enero de 2028' },
    'date',
    'dice 2028, y opens y closes no. Corrígelo, o borra date: sale sola de los días.',
  ],
  [
    { activities: [{ day: '2062-11-22' }] },
    'activities[1].day',
    'dice 2062, que queda lejos de hoy. Corrígelo, o déjalo si así es.',
  ],
])('on 22 November the check warns of %j', (data, field, message) => {
  const told = checkDays('a.md', { data, lineOf: () => 6 }, TEST_DAY);
  expect(told).toStrictEqual([
    { file: 'a.md', line: 6, field, message: `Aviso, no detiene nada: ${message}`, isWarning: true },
  ]);
});

test.each([
  { draft: true, opens: '2026-11-23' },
  { draft: true },
  { opens: '1986-11-22', works: [{ year: '1926' }] },
  { date: 'De 1986 a 2030' },
  { opens: '2026-11-21', closes: '2027-01-31', date: 'Hasta enero de 2027' },
  { opens: '2026-11-21', date: 'Viernes 6 de febrero' },
])('on 22 November the check is quiet about %j', (data) => {
  expect(checkDays('a.md', { data, lineOf: () => 6 }, TEST_DAY)).toStrictEqual([]);
});

// Monterrey is six hours behind UTC.
test.each([
  ['2026-11-23T02:00Z', []],
  ['2026-11-23T06:00Z', [`${EXHIBITION}:7 · «status» · ${warning('pasada')}`]],
])('at %s in the time zone of the site a show of 22 November has ended or not', async (moment, told) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
  const days = 'opens: "2026-11-01"\ncloses: "2026-11-22"\nstatus: actual';
  expect(
    await reportChanged((content) => content.replace(EXHIBITION, /^date: .*\nstatus: .*$/m, days)),
  ).toStrictEqual(told);
});

test.each([
  ['SOURCE_DATE_EPOCH', 'ayer', 'un número de segundos desde 1970, por ejemplo 1798761600'],
  ['BUILD_DAY', '2027-02-29', 'un día, por ejemplo 2027-01-01'],
])('%s %s is refused in one sentence, without a stack', (name, value, expected) => {
  vi.stubEnv(name, value);
  const error = { message: `${name}: Se encontró "${value}". Se espera ${expected}.`, stack: '' };
  expect(() => readBuildDay('America/Mexico_City')).toThrow(expect.objectContaining(error));
});

interface Case {
  written?: ExhibitionStatus;
  opens: string;
  closes?: string;
  status: ExhibitionStatus;
  statusNote?: string;
  hasEndedEarly?: boolean;
  isPutOff?: boolean;
}

/** Both sides of each boundary; then a status that is written, which wins, and no note contradicts its days. */
test.each<Case>([
  { opens: '2028-03-09', status: 'upcoming' },
  { opens: '2028-03-08', status: 'upcoming', statusNote: 'opensOn' },
  { opens: '2028-02-24', status: 'upcoming', statusNote: 'opensOn' },
  { opens: '2028-02-23', closes: '2028-03-01', status: 'current' },
  { opens: '2028-02-23', closes: '2028-02-29', status: 'current', statusNote: 'lastWeek' },
  { opens: '2028-02-23', closes: '2028-02-23', status: 'current', statusNote: 'lastWeek' },
  { opens: '2028-02-22', closes: '2028-02-22', status: 'past' },
  { opens: '2028-01-01', status: 'current' },
  { written: 'past', opens: '2028-02-22', closes: '2028-02-22', status: 'past' },
  { written: 'past', opens: '2028-02-22', closes: '2028-02-23', status: 'past', hasEndedEarly: true },
  { written: 'past', opens: '2028-02-24', closes: '2028-02-24', status: 'past', hasEndedEarly: true },
  { written: 'current', opens: '2028-02-22', closes: '2028-02-22', status: 'current' },
  {
    written: 'current',
    opens: '2028-02-24',
    closes: '2028-02-24',
    status: 'current',
    statusNote: 'lastWeek',
  },
  { written: 'upcoming', opens: '2028-02-22', closes: '2028-02-24', status: 'upcoming', isPutOff: true },
  { written: 'upcoming', opens: '2028-02-23', closes: '2028-02-24', status: 'upcoming' },
  {
    written: 'upcoming',
    opens: '2028-02-24',
    closes: '2028-02-22',
    status: 'upcoming',
    statusNote: 'opensOn',
  },
])(
  'on 23 February of a leap year $written from $opens to $closes is $status, with the note $statusNote',
  ({ written, opens, closes, status, statusNote, hasEndedEarly = false, isPutOff = false }) => {
    const decided = decideStatus({ status: written, opens, closes }, '2028-02-23');
    expect(decided).toStrictEqual({ status, statusNote, hasEndedEarly, isPutOff });
  },
);

test.each([
  ['Pacific/Kiritimati', '2026-11-24'],
  ['America/Mexico_City', '2026-11-23'],
  ['Pacific/Pago_Pago', '2026-11-22'],
])('while it is another day elsewhere, the day of a build in %s is %s', (zone, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 23, 10, 30) / 1000));
  expect(readBuildDay(zone)).toBe(day);
});

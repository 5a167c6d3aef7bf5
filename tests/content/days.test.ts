import { expect, test, vi } from 'vitest';
import type { ExhibitionStatus } from '../../src/schemas/exhibition-status.ts';
import { getBuildDate } from '../../src/dates/build-date.ts';
import { getExhibitionStatus } from '../../src/queries/get-exhibition-status.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

// Monterrey is six hours behind UTC.
test.each([
  ['2026-11-23T05:00Z', 'yet to come', []],
  [
    '2026-11-23T06:00Z',
    'told',
    [
      `${EXHIBITION}:2 · «draft» · Aviso, no detiene nada: ya llegó su día, "2026-11-23", y en borrador nadie la ve. Borra draft: true, o corrige opens.`,
    ],
  ],
])(
  'at %s in the time zone of the site a draft that opens on 23 November is %s',
  async (moment, _what, told) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
    const report = await checkModifiedContent(async (content) => {
      await content.replace(EXHIBITION, /^date: .*$/m, 'opens: "2026-11-23"');
      await content.replace(EXHIBITION, '---\n', '---\ndraft: true\n');
    });
    expect(report).toStrictEqual(told);
  },
);

const MOVED = 'content/exhibitions/mesa-larga.md';
const UNREAD = 'Aviso, no detiene nada: no se lee, porque no nombra los días de opens y closes. Se lee';

test('the check warns in each language of a date whose days moved', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(MOVED, 'closes: "2027-03-14"', 'closes: "2027-02-28"'),
  );
  expect(report).toStrictEqual([
    `${MOVED}:10 · «date.es» · ${UNREAD} "7 de septiembre de 2026 – 28 de febrero de 2027": borra date, o escribe ahí esos días.`,
    `${MOVED}:11 · «date.en» · ${UNREAD} "September 7, 2026 – February 28, 2027": borra date, o escribe ahí esos días.`,
  ]);
});

test.each([
  ['SOURCE_DATE_EPOCH', 'ayer', 'un número de segundos desde 1970, por ejemplo 1798761600'],
  ['BUILD_DAY', '2027-02-29', 'un día, por ejemplo 2027-01-01'],
])('%s %s is refused in one sentence, without a stack', (name, value, expected) => {
  vi.stubEnv(name, value);
  const error = { message: `${name}: Se encontró "${value}". Se espera ${expected}.`, stack: '' };
  expect(() => getBuildDate('America/Mexico_City')).toThrow(expect.objectContaining(error));
});

interface Case {
  written?: ExhibitionStatus;
  opens: string;
  closes?: string;
  status: ExhibitionStatus;
  statusNote?: string;
  closedEarly?: boolean;
  isPostponed?: boolean;
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
  { written: 'past', opens: '2028-02-22', closes: '2028-02-23', status: 'past', closedEarly: true },
  { written: 'past', opens: '2028-02-24', closes: '2028-02-24', status: 'past', closedEarly: true },
  { written: 'current', opens: '2028-02-22', closes: '2028-02-22', status: 'current' },
  {
    written: 'current',
    opens: '2028-02-24',
    closes: '2028-02-24',
    status: 'current',
    statusNote: 'lastWeek',
  },
  { written: 'upcoming', opens: '2028-02-22', closes: '2028-02-24', status: 'upcoming', isPostponed: true },
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
  ({ written, opens, closes, status, statusNote, closedEarly = false, isPostponed = false }) => {
    const decided = getExhibitionStatus({ status: written, opens, closes }, '2028-02-23');
    expect(decided).toStrictEqual({ status, statusNote, closedEarly, isPostponed });
  },
);

test.each([
  ['Pacific/Kiritimati', '2026-11-24'],
  ['America/Mexico_City', '2026-11-23'],
  ['Pacific/Pago_Pago', '2026-11-22'],
])('while it is another day elsewhere, the day of a build in %s is %s', (zone, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 23, 10, 30) / 1000));
  expect(getBuildDate(zone)).toBe(day);
});

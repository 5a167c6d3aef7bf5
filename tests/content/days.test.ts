import { expect, test, vi } from 'vitest';
import type { ExhibitionStatus } from '../../src/schemas/exhibition-status.ts';
import { getBuildDate } from '../../src/dates/build-date.ts';
import { getExhibitionStatus } from '../../src/queries/get-exhibition-status.ts';
import { EXHIBITION, checkModifiedContent } from './check-modified-content.ts';

/** Midnight of the opening date at the fixture site, which is six hours behind UTC. */
const OPENING_MIDNIGHT = Date.parse('2026-11-23T06:00Z');
const HOUR_MS = 3_600_000;

/** Checks a draft of an exhibition that opens on 23 November, at the time of the build. */
const checkDraftAt = (time: number): Promise<string[]> => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(time / 1000));
  return checkModifiedContent(async (content) => {
    await content.replace(EXHIBITION, /^date: .*$/m, 'opens: "2026-11-23"');
    await content.replace(EXHIBITION, '---\n', '---\ndraft: true\n');
  });
};

test('content check accepts a draft before its opening date', async () => {
  expect(await checkDraftAt(OPENING_MIDNIGHT - HOUR_MS)).toStrictEqual([]);
});

test('content check warns about a draft from its opening date on', async () => {
  expect(await checkDraftAt(OPENING_MIDNIGHT)).toStrictEqual([
    `${EXHIBITION}:2 · «draft» · Aviso, no detiene nada: ya llegó su día, "2026-11-23", y en borrador nadie la ve. Borra draft: true, o corrige opens.`,
  ]);
});

const MESA_LARGA = 'content/exhibitions/mesa-larga.md';
const UNREAD_WARNING =
  'Aviso, no detiene nada: no se lee, porque no nombra los días de opens y closes. Se lee';

test('content check warns once about dates that are outdated in two languages', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(MESA_LARGA, 'closes: "2027-03-14"', 'closes: "2027-02-28"'),
  );
  expect(report).toStrictEqual([
    `${MESA_LARGA}:9 · «date» · ${UNREAD_WARNING} "7 de septiembre de 2026 – 28 de febrero de 2027", "September 7, 2026 – February 28, 2027": borra date, o escribe ahí esos días.`,
  ]);
});

test.each([
  ['SOURCE_DATE_EPOCH', 'ayer', 'un número de segundos desde 1970, por ejemplo 1798761600'],
  ['BUILD_DAY', '2027-02-29', 'un día, por ejemplo 2027-01-01'],
])('getBuildDate rejects %s=%s with a one-line error', (name, value, expected) => {
  vi.stubEnv(name, value);
  const error = { message: `${name}: Se encontró "${value}". Se espera ${expected}.`, stack: '' };
  expect(() => getBuildDate('America/Mexico_City')).toThrow(expect.objectContaining(error));
});

test('getBuildDate returns today without environment variables', () => {
  vi.stubEnv('BUILD_DAY', '');
  const age = Date.now() - Date.parse(getBuildDate('UTC'));
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(2 * 86_400_000);
});

interface Case {
  contentStatus?: ExhibitionStatus;
  opens: string;
  closes?: string;
  status: ExhibitionStatus;
  statusNote?: string;
  closedEarly?: boolean;
  isPostponed?: boolean;
}

const expectStatus = ({
  contentStatus,
  opens,
  closes,
  status,
  statusNote,
  closedEarly = false,
  isPostponed = false,
}: Case): void => {
  const result = getExhibitionStatus({ status: contentStatus, opens, closes }, '2028-02-23');
  expect(result).toStrictEqual({ status, statusNote, closedEarly, isPostponed });
};

/** Times before and after each boundary on 23 February 2028. */
test.each<Case>([
  { opens: '2028-03-09', status: 'upcoming' },
  { opens: '2028-03-08', status: 'upcoming', statusNote: 'opensOn' },
  { opens: '2028-02-24', status: 'upcoming', statusNote: 'opensOn' },
  { opens: '2028-02-23', closes: '2028-03-01', status: 'current' },
  { opens: '2028-02-23', closes: '2028-02-29', status: 'current', statusNote: 'lastWeek' },
  { opens: '2028-02-23', closes: '2028-02-23', status: 'current', statusNote: 'lastWeek' },
  { opens: '2028-02-22', closes: '2028-02-22', status: 'past' },
  { opens: '2028-01-01', status: 'current' },
])('getExhibitionStatus derives $status from the dates $opens to $closes', expectStatus);

test.each<Case>([
  { contentStatus: 'past', opens: '2028-02-22', closes: '2028-02-22', status: 'past' },
  { contentStatus: 'past', opens: '2028-02-22', closes: '2028-02-23', status: 'past', closedEarly: true },
  { contentStatus: 'past', opens: '2028-02-24', closes: '2028-02-24', status: 'past', closedEarly: true },
  { contentStatus: 'current', opens: '2028-02-22', closes: '2028-02-22', status: 'current' },
  {
    contentStatus: 'current',
    opens: '2028-02-24',
    closes: '2028-02-24',
    status: 'current',
    statusNote: 'lastWeek',
  },
  {
    contentStatus: 'upcoming',
    opens: '2028-02-22',
    closes: '2028-02-24',
    status: 'upcoming',
    isPostponed: true,
  },
  { contentStatus: 'upcoming', opens: '2028-02-23', closes: '2028-02-24', status: 'upcoming' },
  {
    contentStatus: 'upcoming',
    opens: '2028-02-24',
    closes: '2028-02-22',
    status: 'upcoming',
    statusNote: 'opensOn',
  },
])('getExhibitionStatus keeps $contentStatus for the dates $opens to $closes', expectStatus);

test.each([
  ['Pacific/Kiritimati', '2026-11-24'],
  ['America/Mexico_City', '2026-11-23'],
  ['Pacific/Pago_Pago', '2026-11-22'],
])('getBuildDate returns the local date in %s: %s', (timeZone, date) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 23, 10, 30) / 1000));
  expect(getBuildDate(timeZone)).toBe(date);
});

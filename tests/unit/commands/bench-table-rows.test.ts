import { expect, test } from 'vitest';
import { listRows } from '../../../src/commands/bench/table-rows.mjs';

const visit = { bytes: 119_000, requests: 6, scriptBytes: 0, files: [] };
const lab = { fcp: 800, lcp: 1070, tbt: 0, cls: 0, scores: [100, 100, 100, 100], failed: [] };
const tap = { ms: 40, times: 1 };
const whole = {
  bytes: 850_000,
  galleryCount: 20,
  pictures: 20,
  homeScriptBytes: 78_000,
  scriptBytes: 81_000,
};
const good = {
  ...{ home: visit, notFound: visit, atHash: visit, analytics: visit, reloaded: 0 },
  ...{ inline: { together: 2900, separately: 3000 }, whole, shifts: 0, phone: lab, desktop: lab },
  ...{ taps: { menu: tap, details: tap, tab: tap, next: { ...tap, ms: 900 } } },
  ...{ interactions: new Map([['menú', 96]]), analyticsPhone: lab, builds: { cold: 40, warm: 5 } },
};
const missed = (...runs: (typeof good)[]) =>
  listRows(runs)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

test('a good run meets every target', () => {
  expect(missed(good)).toEqual([]);
  expect(listRows([good])).toHaveLength(28);
});

test('a median beyond its limit is told, one bad run of three is not', () => {
  const slow = { ...good, phone: { ...lab, lcp: 1081 } };
  expect(missed(slow, good, good)).toEqual([]);
  expect(missed(slow, slow, good)).toEqual(['LCP simulado']);
});

test('a single lost or doubled tap and a single missing picture are told', () => {
  const doubled = { ...good, taps: { ...good.taps, next: { ms: 400, times: 2 } } };
  const lost = { ...good, taps: { ...good.taps, tab: { ms: Infinity, times: 0 } } };
  const unseen = { ...good, whole: { ...whole, pictures: 19 } };
  expect(missed(good, good, doubled)).toEqual(['… siguiente']);
  expect(missed(good, good, lost)).toEqual(['… pestaña']);
  expect(missed(good, good, unseen)).toEqual(['Fotografías de la galería vistas']);
});

test('what must answer at once has a limit in time, too', () => {
  const late = { ...good, taps: { ...good.taps, menu: { ms: 420, times: 1 } } };
  expect(missed(late)).toEqual(['Primer toque, scripts a 300 ms: menú']);
});

test('a score below 100 is told with the others beside it', () => {
  const low = { ...good, desktop: { ...lab, scores: [100, 100, 100, 92] } };
  const [row] = listRows([low]).filter(({ isMet }) => !isMet);
  expect(row).toMatchObject({ what: 'Lighthouse escritorio', value: '100 · 100 · 100 · 92' });
});

test('the slowest control is the one that is slow in most runs', () => {
  const measured = (menu: number, send: number) => ({
    ...good,
    interactions: new Map([
      ['menú', menu],
      ['enviar', send],
    ]),
  });
  const runs = [measured(80, 90), measured(900, 96), measured(72, 104)];
  expect(missed(...runs)).toEqual([]);
  const row = listRows(runs).find(({ what }) => what.startsWith('INP'));
  expect(row).toMatchObject({ what: 'INP más largo, CPU 4× más lenta: enviar', value: '96 (90–104) ms' });
  expect(missed(measured(80, 101))).toEqual(['INP más largo, CPU 4× más lenta: enviar']);
});

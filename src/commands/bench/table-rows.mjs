import { formatSpread, UNITS } from './figure-format.mjs';
import { summarize } from './statistics.mjs';

/** @typedef {import('./site-run.mjs').SiteRun} SiteRun */
/** @typedef {{ what: string, value: string, target: string, isMet: boolean }} Row */
/** @typedef {{ read: (run: SiteRun) => number, unit: keyof typeof UNITS, limit: number }} Figure */

const PERFECT_SCORE = 100;
const LONGEST_INTERACTION_MS = 100;

/**
 * Every row of the table, in the order of the targets that the site has set itself.
 *
 * @param {readonly SiteRun[]} runs
 * @returns {Row[]}
 */
export function listRows(runs) {
  const row = (/** @type {string} */ what, /** @type {Figure} */ figure) => toRow(what, runs, figure);
  return [
    row('JavaScript antes del primer gesto: /', {
      read: ({ home }) => home.scriptBytes,
      unit: 'bytes',
      limit: 0,
    }),
    row('… página 404', { read: ({ notFound }) => notFound.scriptBytes, unit: 'bytes', limit: 0 }),
    row('… abierta en /#contact', { read: ({ atHash }) => atHash.scriptBytes, unit: 'bytes', limit: 0 }),
    row('… recargada a media página', { read: ({ reloaded }) => reloaded, unit: 'bytes', limit: 0 }),
    row('Scripts en línea, brotli, juntos', {
      read: ({ inline }) => inline.together,
      unit: 'bytes',
      limit: 3000,
    }),
    row('… cada uno por separado, la suma', {
      read: ({ inline }) => inline.separately,
      unit: 'bytes',
      limit: 3000,
    }),
    row('Total en frío', { read: ({ home }) => home.bytes, unit: 'kilobytes', limit: 120_000 }),
    row('Peticiones en frío', { read: ({ home }) => home.requests, unit: 'count', limit: 6 }),
    row('FCP simulado', { read: ({ phone }) => phone.fcp, unit: 'ms', limit: 830 }),
    row('LCP simulado', { read: ({ phone }) => phone.lcp, unit: 'ms', limit: 1080 }),
    row('TBT', { read: ({ phone }) => phone.tbt, unit: 'ms', limit: 0 }),
    row('CLS al cargar', { read: ({ phone }) => phone.cls, unit: 'shift', limit: 0 }),
    row('CLS al recorrer y despertar', { read: ({ shifts }) => shifts, unit: 'shift', limit: 0 }),
    scoreRow(
      'Lighthouse teléfono',
      runs.map(({ phone }) => phone),
    ),
    scoreRow(
      'Lighthouse escritorio',
      runs.map(({ desktop }) => desktop),
    ),
    row('Total al recorrer todo y ver toda la galería', {
      read: ({ whole }) => whole.bytes,
      unit: 'kilobytes',
      limit: 900_000,
    }),
    allRow(
      'Fotografías de la galería vistas',
      runs.map(({ whole }) => whole.pictures),
      runs.map(({ whole }) => whole.galleryCount),
    ),
    row('JavaScript con toda isla despierta', {
      read: ({ whole }) => whole.scriptBytes,
      unit: 'kilobytes',
      limit: 85_000,
    }),
    row('… solo en /', { read: ({ whole }) => whole.homeScriptBytes, unit: 'kilobytes', limit: 85_000 }),
    tapRow('Primer toque, scripts a 300 ms: menú', runs, 'menu', 100),
    tapRow('… detalles', runs, 'details', 100),
    tapRow('… pestaña', runs, 'tab'),
    tapRow('… siguiente', runs, 'next'),
    interactionRow(runs),
    row('/analytics en frío, total', {
      read: ({ analytics }) => analytics.bytes,
      unit: 'kilobytes',
      limit: 130_000,
    }),
    row('/analytics en frío, LCP', {
      read: ({ analyticsPhone }) => analyticsPhone.lcp,
      unit: 'ms',
      limit: 1200,
    }),
    row('Construir en frío', { read: ({ builds }) => builds.cold, unit: 'seconds', limit: 60 }),
    row('Reconstruir tras un cambio', { read: ({ builds }) => builds.warm, unit: 'seconds', limit: 6 }),
  ];
}

/**
 * @param {string} what
 * @param {readonly SiteRun[]} runs
 * @param {Figure} figure met when its median is at most its limit
 * @returns {Row}
 */
function toRow(what, runs, { read, unit, limit }) {
  const values = runs.map(read);
  const { format, unit: name } = UNITS[unit];
  return {
    what,
    value: formatSpread(values, unit),
    target: limit === 0 ? `0${name}` : `≤ ${format(limit)}${name}`,
    isMet: summarize(values).median <= limit,
  };
}

/**
 * @param {string} what
 * @param {readonly import('./lighthouse-report.mjs').LighthouseReport[]} reports
 * @returns {Row}
 */
function scoreRow(what, reports) {
  const byCategory = (reports[0]?.scores ?? []).map((_, index) =>
    reports.map(({ scores }) => scores[index] ?? 0),
  );
  return {
    what,
    value: byCategory.map((scores) => formatSpread(scores, 'count')).join(' · '),
    target: byCategory.map(() => PERFECT_SCORE).join(' · '),
    isMet: byCategory.every((scores) => summarize(scores).median === PERFECT_SCORE),
  };
}

/**
 * @param {string} what
 * @param {readonly number[]} values
 * @param {readonly number[]} targets one for each value
 * @returns {Row} met only when every value is what it should be
 */
function allRow(what, values, targets) {
  return {
    what,
    value: formatSpread(values, 'count'),
    target: formatSpread(targets, 'count'),
    isMet: values.every((value, index) => value === targets[index]),
  };
}

/**
 * @param {string} what
 * @param {readonly SiteRun[]} runs
 * @param {keyof SiteRun['taps']} name
 * @param {number} [limitMs] for what must answer without waiting for a script
 * @returns {Row} met only when no tap of any run was lost or doubled
 */
function tapRow(what, runs, name, limitMs = Infinity) {
  const taps = runs.map((run) => run.taps[name]);
  const times = taps.map((tap) => tap.times);
  const values = taps.map(({ ms }) => ms);
  const target = Number.isFinite(limitMs) ? `≤ ${UNITS.ms.format(limitMs)} ms, una vez` : 'una vez';
  return {
    what,
    value: `${formatSpread(values, 'ms')}, ${formatTimes(times)}`,
    target,
    isMet: times.every((count) => count === 1) && summarize(values).median <= limitMs,
  };
}

/**
 * @param {readonly SiteRun[]} runs
 * @returns {Row} of the kind of control with the longest median: the longest of all would be whatever disturbed a run
 */
function interactionRow(runs) {
  const [slowest] = listInteractions(runs);
  if (!slowest) throw new RangeError('No interaction was measured.');
  return {
    what: `INP más largo, CPU 4× más lenta: ${slowest.control}`,
    value: formatSpread(slowest.values, 'ms'),
    target: `≤ ${UNITS.ms.format(LONGEST_INTERACTION_MS)} ms`,
    isMet: summarize(slowest.values).median <= LONGEST_INTERACTION_MS,
  };
}

/**
 * @param {readonly SiteRun[]} runs
 * @returns {{ control: string, values: number[] }[]} ms of each run, the kind of control with the longest median first
 */
export function listInteractions(runs) {
  const controls = [...(runs[0]?.interactions.keys() ?? [])];
  return controls
    .map((control) => ({ control, values: runs.map(({ interactions }) => interactions.get(control) ?? 0) }))
    .sort((a, b) => summarize(b.values).median - summarize(a.values).median);
}

/** @param {readonly number[]} times */
function formatTimes(times) {
  const { min, max } = summarize(times);
  if (min === 1 && max === 1) return 'una vez';
  return min === max ? `${min} veces` : `de ${min} a ${max} veces`;
}

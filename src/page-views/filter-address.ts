import type { DeviceClass } from './device-class.ts';
import { type HistoryFilter, NO_FILTER } from './history-filter.ts';
import type { Period } from './period.ts';

/** Names and values as the address bar shows them. Shared addresses hold them: never change one. */
const FIELDS = { search: 'buscar', path: 'pagina', referrer: 'referencia', device: 'dispositivo' } as const;
const PERIOD = 'periodo';
const FROM = 'desde';
const TO = 'hasta';
const PERIODS: Readonly<Record<string, Period>> = {
  hoy: { kind: 'today' },
  '7d': { kind: 'last', days: 7 },
  '30d': { kind: 'last', days: 30 },
};
const DEVICES: Readonly<Record<string, DeviceClass>> = {
  movil: 'mobile',
  tablet: 'tablet',
  escritorio: 'desktop',
};

/** Reads a filter from the query of an address (`?periodo=7d&buscar=arte`). What cannot be read asks for nothing. */
export function readFilter(search: string): HistoryFilter {
  const query = new URLSearchParams(search);
  const filter: HistoryFilter = { period: readPeriod(query), search: query.get(FIELDS.search) ?? '' };
  const path = query.get(FIELDS.path);
  const referrer = query.get(FIELDS.referrer);
  const device = new Map(Object.entries(DEVICES)).get(query.get(FIELDS.device) ?? '');
  if (path !== null) filter.path = path;
  if (referrer !== null) filter.referrer = referrer;
  if (device) filter.device = device;
  return filter;
}

/** Writes a filter as the query of an address; the default view is the address without any. */
export function writeFilter(filter: HistoryFilter): string {
  const { period, search, path, referrer, device } = filter;
  const query = new URLSearchParams();
  if (period.kind === 'range') {
    query.set(FROM, period.from);
    query.set(TO, period.to);
  }
  const periodName = nameOf(PERIODS, (named) => isSamePeriod(named, period));
  if (periodName) query.set(PERIOD, periodName);
  if (search) query.set(FIELDS.search, search);
  if (path !== undefined) query.set(FIELDS.path, path);
  if (referrer !== undefined) query.set(FIELDS.referrer, referrer);
  const deviceName = nameOf(DEVICES, (named) => named === device);
  if (deviceName) query.set(FIELDS.device, deviceName);
  // Both may stand in a query as they are, and addresses are read by people.
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text && `?${text}`;
}

function readPeriod(query: URLSearchParams): Period {
  const from = query.get(FROM) ?? '';
  const to = query.get(TO) ?? '';
  if (isDay(from) && isDay(to)) return { kind: 'range', from, to };
  return new Map(Object.entries(PERIODS)).get(query.get(PERIOD) ?? '') ?? NO_FILTER.period;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Some browsers read the 31st of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isSamePeriod(one: Period, other: Period): boolean {
  return (
    one.kind === other.kind && !(one.kind === 'last' && other.kind === 'last' && one.days !== other.days)
  );
}

function nameOf<Value>(
  names: Readonly<Record<string, Value>>,
  isIt: (value: Value) => boolean,
): string | undefined {
  return Object.keys(names).find((name) => {
    const value = names[name];
    return value !== undefined && isIt(value);
  });
}

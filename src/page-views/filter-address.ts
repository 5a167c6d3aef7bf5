import { NO_FILTER, type PageViewFilter, type Period } from './filter.ts';

/** Names and values as the address bar shows them. Shared addresses hold them: never change one. */
const FIELDS = { search: 'buscar', path: 'pagina', referrer: 'referencia', device: 'dispositivo' } as const;
const PERIOD = 'periodo';
const FROM = 'desde';
const TO = 'hasta';
const PERIODS = { hoy: 'today', '7d': 'week', '30d': 'month' } as const;
const DEVICES = { movil: 'mobile', tablet: 'tablet', escritorio: 'desktop' } as const;

/** Reads a filter from the query of an address (`?periodo=7d&buscar=arte`). What cannot be read asks for nothing. */
export function readFilter(search: string): PageViewFilter {
  const query = new URLSearchParams(search);
  const filter: PageViewFilter = { period: readPeriod(query), search: query.get(FIELDS.search) ?? '' };
  const path = query.get(FIELDS.path);
  const referrer = query.get(FIELDS.referrer);
  const device = valueOf(DEVICES, query.get(FIELDS.device));
  if (path !== null) filter.path = path;
  if (referrer !== null) filter.referrer = referrer;
  if (device) filter.device = device;
  return filter;
}

/** Writes a filter as the query of an address; the default view is the address without any. */
export function writeFilter({ period, search, path, referrer, device }: PageViewFilter): string {
  const range = period.kind === 'range' ? period : undefined;
  const values = [
    [FROM, range?.from],
    [TO, range?.to],
    [PERIOD, nameOf(PERIODS, period.kind)],
    [FIELDS.search, search || undefined],
    [FIELDS.path, path],
    [FIELDS.referrer, referrer],
    [FIELDS.device, nameOf(DEVICES, device)],
  ] as const;
  const query = new URLSearchParams();
  for (const [name, value] of values) if (value !== undefined) query.set(name, value);
  // Both may stand in a query as they are, and addresses are read by people.
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text && `?${text}`;
}

function readPeriod(query: URLSearchParams): Period {
  const from = query.get(FROM) ?? '';
  const to = query.get(TO) ?? '';
  if (isDay(from) && isDay(to)) return { kind: 'range', from, to };
  const kind = valueOf(PERIODS, query.get(PERIOD));
  return kind ? { kind } : NO_FILTER.period;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Some browsers read the 31st of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function valueOf<Value>(names: Record<string, Value>, searched: string | null): Value | undefined {
  return Object.entries(names).find(([name]) => name === searched)?.[1];
}

function nameOf(names: Record<string, string>, searched: string | undefined): string | undefined {
  return Object.entries(names).find(([, value]) => value === searched)?.[0];
}

import { quote } from '../../schemas/error-map.ts';
import { WEEKDAY_WORDS } from '../../schemas/visits.ts';

/** What a text says of one day, as far as it goes: a year alone, a month, "sábado 6 de febrero". */
interface Said {
  year?: number;
  month?: number;
  day?: number;
  weekday?: number;
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month)).toLocaleDateString('es', { month: 'long', timeZone: 'UTC' }),
);
/** A day of the week, a month or its first three letters, a year, or the number of a day. */
const TOKEN = new RegExp(
  String.raw`(?<![\p{L}\d:/])(?:(${WEEKDAY_WORDS.join('|')})|(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}t?`).join('|')})|([12]\d{3})|(\d{1,2}))(?!\p{L}{3}|[\d:/])`,
  'giu',
);
/** What stands between the parts of one date. */
const GAP = String.raw`(?:[\s.,º°–—-]|(?<!\p{L})(?:[aeyo]|al|de|del|el|ro|los|días?)(?!\p{L}))*`;
const JOINED = new RegExp(`^${GAP}$`, 'iu');
/** `12/11/2026`, `2026-11-12`. */
const NUMERIC = /(?<!\d)\d{1,4}([/.-])\d{1,2}\1\d{1,4}(?!\d)/;
const LEAP_YEAR = 2024;

const long = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** Every date that a text says, in its order; a year holds for the dates before it that have none. */
const readDates = (text: string): Said[] => {
  const said: Said[] = [];
  let days: Said[] = [];
  let weekday: number | undefined;
  let end = 0;
  for (const { 0: token, 1: weekdayName, 2: monthName = '', 3: year, 4: number, index } of text.matchAll(
    TOKEN,
  )) {
    if (!JOINED.test(text.slice(end, index))) [days, weekday] = [[], undefined];
    end = index + token.length;
    const named = WEEKDAY_WORDS.findIndex((word) => word === weekdayName?.toLowerCase()) + 1;
    // Of several, such as "martes a domingo", none is that of a day.
    if (named > 0) weekday = weekday === undefined ? named : NaN;
    else if (number) {
      days.push({ day: Number(number), ...(weekday && { weekday }) });
      weekday = undefined;
    } else if (year) {
      const open = said.filter((date) => date.year === undefined);
      for (const date of open) date.year = Number(year);
      if (open.length === 0) said.push({ year: Number(year) });
    } else if (days.length > 0 || MONTHS.includes(monthName.toLowerCase())) {
      const month = MONTHS.findIndex((name) => name.startsWith(monthName.toLowerCase().slice(0, 3))) + 1;
      said.push(...(days.length > 0 ? days.map((day) => ({ ...day, month })) : [{ month }]));
      days = [];
    }
  }
  return said;
};

const agrees = ({ year, month, day }: Said, iso: string): boolean => {
  const date = Temporal.PlainDate.from(iso);
  return (
    (year ?? date.year) === date.year &&
    (month ?? date.month) === date.month &&
    (day ?? date.day) === date.day
  );
};

/** Of a day and month alone the year is that of `opens` or `closes`, where it is one of them. */
const findImpossible = (date: Said, days: readonly string[]): string[] => {
  const { day, month = 1, weekday } = date;
  if (day === undefined) return [];
  const [known] = days.filter((iso) => agrees(date, iso));
  const year = date.year ?? (known ? parseInt(known) : undefined);
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year: year ?? LEAP_YEAR, month });
  if (day < 1 || day > daysInMonth)
    return [`el ${day} de ${String(MONTHS[month - 1])} no existe: ese mes tiene ${daysInMonth} días.`];
  if (weekday === undefined || year === undefined) return [];
  const { dayOfWeek } = Temporal.PlainDate.from({ year, month, day });
  return dayOfWeek === weekday
    ? []
    : [`el ${day} de ${String(MONTHS[month - 1])} de ${year} es ${String(WEEKDAY_WORDS[dayOfWeek - 1])}.`];
};

/** Whether a part of the text is a date and nothing else, without a word such as "hasta". */
const isBare = (text: string): boolean =>
  text.split(/[·|;:()]/).some((part) => part.search(TOKEN) >= 0 && JOINED.test(part.replace(TOKEN, '')));

/** What is hardly meant by the date of an exhibition as it is read: a day that isn't, or others than `opens` and `closes`. */
export const findDateErrors = (text: string, opens?: string, closes?: string): string[] => {
  const days = [opens, closes].filter((day) => day !== undefined);
  const [first = '', last = first] = days;
  const written = first && long.formatRange(new Date(first), new Date(last)).replace(/\s–\s/, ' – ');
  const numeric = NUMERIC.exec(text)?.[0];
  if (numeric)
    return [
      `${quote(numeric)} se lee de dos maneras. Escríbelo con el mes: ${written || '12 de noviembre de 2026'}.`,
    ];
  const said = readDates(text);
  const impossible = said.flatMap((date) => findImpossible(date, days));
  if (impossible.length > 0)
    return impossible.map((told) => (written ? `${told} opens y closes dicen ${written}.` : told));
  const isOneOfThem = said.length === 1 && !isBare(text);
  const agreeing = days.filter((day) => said.some((date) => agrees(date, day)));
  const isSame = isOneOfThem ? agreeing.length > 0 : agreeing.length === days.length;
  if (said.length === 0 || days.length === 0) return [];
  if (!isSame)
    return [
      `aquí se leen otros días que en opens y closes, ${written}. Escribe los mismos, o borra date: sale sola de los días.`,
    ];
  const isEndless = closes === undefined && said.some((date) => !agrees(date, first));
  return isEndless
    ? ['aquí se lee cuándo termina, y falta closes. Escríbelo, o nunca pasará a Pasadas.']
    : [];
};

import { decideStatus, isInThePast } from '../../queries/decide-status.ts';
import { exhibitionStatus, STATUSES, wordOfStatus } from '../../schemas/exhibition-status.ts';
import { EXACT_YEARS, yearsOfWork } from '../../schemas/exhibition-pictures.ts';
import { readDay, readField, readList, readText } from '../../schemas/read-raw.ts';
import { type ContentSource, findTexts } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

/** An archive goes back so far, and nobody plans further; other years are mostly typed wrong. */
const YEARS_BACK = 50;
const YEARS_AHEAD = 10;
const DAY_FIELDS = ['opens', 'closes', 'date', 'day'];

const findYears = (text: string): number[] => (text.match(/\b[12]\d{3}\b/g) ?? []).map(Number);

/** An error for each work of a year after the next one. */
const checkYearsOfWorks = (file: string, source: ContentSource, thisYear: number): ContentError[] =>
  readList(source.data, 'works').flatMap((work, index) => {
    const years = yearsOfWork().safeParse(readField(work, 'year')).data ?? '';
    if (!EXACT_YEARS.test(years) || Number(years.slice(-4)) <= thisYear + 1) return [];
    const message = `Se encontró "${years}". Se espera un año hasta el que viene, ${String(thisYear + 1)}.`;
    return fieldErrorsOf(file, source)(message, 'works', index, 'year');
  });

/** An error for each work of a year to come, and what is hardly meant about the days of an exhibition, as warnings: a status that they contradict, a draft whose day has come, a year that is far away or that the days don't have. */
export const checkDays = (file: string, source: ContentSource, today: string): ContentError[] => {
  const warn = fieldErrorsOf(file, source, true);
  const opens = readDay(source.data, 'opens');
  const closes = readDay(source.data, 'closes');
  const status = exhibitionStatus().safeParse(readField(source.data, 'status')).data;
  const { status: byDays } = decideStatus({ opens, closes }, today);
  // Without an opening day, only a past closing day contradicts.
  const isContradicted =
    status !== undefined &&
    status !== byDays &&
    STATUSES[status].isByDays &&
    (opens !== undefined || isInThePast(byDays));
  const isLate = readField(source.data, 'draft') === true && opens !== undefined && opens <= today;
  const thisYear = parseInt(today);
  const far = findTexts(source.data).flatMap(({ path, text }) => {
    const years = DAY_FIELDS.includes(String(path.at(-1))) ? findYears(text) : [];
    const year = years.find((found) => found < thisYear - YEARS_BACK || found > thisYear + YEARS_AHEAD);
    return year === undefined
      ? []
      : [warn(`dice ${year}, que queda lejos de hoy. Corrígelo, o déjalo si así es.`, ...path)];
  });
  const [first, last] = [opens ?? closes, closes ?? opens].map((day) => day && parseInt(day));
  const other =
    first && last
      ? findYears(readText(source.data, 'date')).find((year) => year < first || year > last)
      : undefined;
  const contradictDays = (year: number): string =>
    `dice ${year}, y opens y closes no. Corrígelo, o borra date: sale sola de los días.`;
  const contradiction = `por sus días hoy sería ${wordOfStatus(byDays)}. Borra esta línea y la pestaña cambia sola; o corrige el día.`;
  const late = `ya llegó su día, "${opens ?? ''}", y en borrador nadie la ve. Borra draft: true, o corrige opens.`;
  return [
    ...(isContradicted ? [warn(contradiction, 'status')] : []),
    ...(isLate ? [warn(late, 'draft')] : []),
    ...far,
    ...checkYearsOfWorks(file, source, thisYear),
    ...(other === undefined || far.length > 0 ? [] : [warn(contradictDays(other), 'date')]),
  ];
};

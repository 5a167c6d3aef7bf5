import { decideStatus, isInThePast } from '../../queries/decide-status.ts';
import { exhibitionStatus, STATUSES, wordOfStatus } from '../../schemas/exhibition-status.ts';
import { readField, readText } from '../../schemas/read-raw.ts';
import { findDateErrors } from './check-date.ts';
import { type ContentSource, findTexts, readDay } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

/** An archive goes back so far, and nobody plans further; other years are mostly typed wrong. */
const YEARS_BACK = 50;
const YEARS_AHEAD = 10;
const DAY_FIELDS = ['opens', 'closes', 'date', 'day'];

/** What is hardly meant about the days of an exhibition, as warnings: a status that they contradict, a draft whose day has come, a year that is far away, a date that says others. */
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
    const years = DAY_FIELDS.includes(String(path.at(-1))) ? (text.match(/\b[12]\d{3}\b/g) ?? []) : [];
    const year = years.find(
      (found) => Number(found) < thisYear - YEARS_BACK || Number(found) > thisYear + YEARS_AHEAD,
    );
    return year === undefined
      ? []
      : [warn(`dice ${year}, que queda lejos de hoy. Corrígelo, o déjalo si así es.`, ...path)];
  });
  const contradiction = `por sus días hoy sería ${wordOfStatus(byDays)}. Borra esta línea y la pestaña cambia sola; o corrige el día.`;
  const late = `ya llegó su día, "${opens ?? ''}", y en borrador nadie la ve. Borra draft: true, o corrige opens.`;
  return [
    ...(isContradicted ? [warn(contradiction, 'status')] : []),
    ...(isLate ? [warn(late, 'draft')] : []),
    ...far,
    ...findDateErrors(readText(source.data, 'date'), opens, closes).map((message) => warn(message, 'date')),
  ];
};

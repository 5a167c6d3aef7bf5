import type { Visits } from '../schemas/visits.ts';

/** So many days are looked at, so that a page that was built a week ago has days to choose. */
const FORTNIGHT_DAYS = 14;

/** The first and last day of an exhibition, ISO 8601, where they are known. */
export interface Run {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The days on which one may come in the fortnight that begins today, or when an exhibition opens, and not after its last day. */
export const findVisitDays = (
  { days, closedDays }: Pick<Visits, 'days' | 'closedDays'>,
  { opens, closes }: Run,
  today: string,
): Temporal.PlainDate[] => {
  const first = Temporal.PlainDate.from(opens !== undefined && opens > today ? opens : today);
  const closed = closedDays.map(({ day }) => day);
  return Array.from({ length: FORTNIGHT_DAYS }, (_, index) => first.add({ days: index })).filter((day) => {
    const isRunning = closes === undefined || day.toString() <= closes;
    return isRunning && days.includes(day.dayOfWeek) && !closed.includes(day.toString());
  });
};

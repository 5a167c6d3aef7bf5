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
  const isClosed = (day: string): boolean => closedDays.some(({ from, to }) => day >= from && day <= to);
  return Array.from({ length: FORTNIGHT_DAYS }, (_, index) => first.add({ days: index })).filter((day) => {
    const isRunning = closes === undefined || day.toString() <= closes;
    return isRunning && days.includes(day.dayOfWeek) && !isClosed(day.toString());
  });
};

const MINUTES = 60;

/** `9:30` as minutes of a day. */
const toMinutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * MINUTES + minute;
};

/** The full hours, 0 to 23, at which a visit of an hour may begin; none where hours are unknown. */
export const listVisitHours = (hours: { from: string; to: string } | undefined): number[] => {
  if (!hours) return [];
  const first = Math.ceil(toMinutes(hours.from) / MINUTES);
  const end = Math.floor(toMinutes(hours.to) / MINUTES);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
};

/** The days of the week by their hours, Monday's first: those of the house, and those that have others. */
export const groupByHours = ({ days, hours }: Pick<Visits, 'days' | 'hours'>) => {
  const others = hours?.other.map((other) => ({
    days: other.days.filter((day) => days.includes(day)),
    hours: other,
  }));
  const usual = days.filter((day) => !others?.some((other) => other.days.includes(day)));
  return [{ days: usual, hours }, ...(others ?? [])]
    .filter((group) => group.days.length > 0)
    .sort((one, another) => Number(one.days[0]) - Number(another.days[0]));
};

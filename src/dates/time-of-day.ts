/** A time of day on a clock of 24 hours, `09:30`: of two the later is the greater text; `24:00` is the end of a day. */
export type TimeOfDay = `${string}:${string}`;

const HOUR_MINUTES = 60;
const FULL_HOUR = ':00';

/** Reads a time as editors and addresses may have it: `9:30`, `09:30`, `9`. */
export const readTime = (text: string): TimeOfDay => {
  const [hour = '', minute] = text.split(':');
  const rest = minute === undefined ? FULL_HOUR : (`:${minute}` as const);
  return `${hour.padStart(2, '0')}${rest}`;
};

/** Whether a text is a time as `readTime` returns it. */
export const isTimeOfDay = (text: string): text is TimeOfDay => /^\d\d:\d\d$/.test(text);

export const isFullHour = (time: TimeOfDay): boolean => time.endsWith(FULL_HOUR);

/** A time as an address has it: `9`, `9:30`. */
export const shortenTime = (time: TimeOfDay): string =>
  time.slice(0, isFullHour(time) ? -FULL_HOUR.length : undefined).replace(/^0/, '');

/** The minutes from midnight to a time. */
export const toMinutes = (time: TimeOfDay): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * HOUR_MINUTES + minute;
};

/** The full hours from a time on, to another one, both included. */
export const listFullHours = (from: TimeOfDay, to: TimeOfDay): TimeOfDay[] => {
  const first = Math.ceil(toMinutes(from) / HOUR_MINUTES);
  const last = Math.floor(toMinutes(to) / HOUR_MINUTES);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => readTime(String(first + index)));
};

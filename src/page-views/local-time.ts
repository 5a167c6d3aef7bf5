const DAY_MS = 86_400_000;
/** Some 1,500 years from 1970: no zone reaches farther, and dates farther still overflow. Beyond it, UTC counts. */
const FAR_MS = 50_000_000_000_000;

/**
 * Makes the function that turns a moment (ms since 1970) into what the clocks of a zone show at it, as the milliseconds of the
 * same reading in UTC. `timeZone` is an IANA name; without it the browser's own zone counts.
 *
 * Asking `Intl` is slow, so it is asked once for each UTC day: where the zone has the same offset at both ends of the day, it
 * has it all day. On the few days on which clocks change it is asked about the very moment.
 */
export function createLocalTime(timeZone?: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  const offsets = new Map<number, number>();

  function measureOffset(time: number): number {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(time)) parts[type] = Number(value);
    const { year = 0, month = 1, day, hour, minute, second } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
  }

  function offsetAtStartOf(utcDay: number): number {
    const offset = offsets.get(utcDay) ?? measureOffset(utcDay * DAY_MS);
    offsets.set(utcDay, offset);
    return offset;
  }

  return (time) => {
    if (Math.abs(time) > FAR_MS) return time;
    const utcDay = Math.floor(time / DAY_MS);
    const offset = offsetAtStartOf(utcDay);
    return time + (offset === offsetAtStartOf(utcDay + 1) ? offset : measureOffset(time));
  };
}

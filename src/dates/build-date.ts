import { z } from 'astro/zod';
import { createEnvError } from '../env-error.ts';

/** Returns the build date (ISO 8601), from `SOURCE_DATE_EPOCH`, `BUILD_DAY` or the start of the process. Throws if a variable is invalid. */
export function getBuildDate(timeZone: string): string {
  const { SOURCE_DATE_EPOCH: epochSeconds, BUILD_DAY: buildDay } = process.env;
  if (epochSeconds) {
    if (!/^\d{1,11}$/.test(epochSeconds))
      throw createEnvError(
        'SOURCE_DATE_EPOCH',
        epochSeconds,
        'un número de segundos desde 1970, por ejemplo 1798761600',
      );
    return formatIsoDate(Number(epochSeconds) * 1000, timeZone);
  }
  if (buildDay) {
    if (!z.iso.date().safeParse(buildDay).success)
      throw createEnvError('BUILD_DAY', buildDay, 'un día, por ejemplo 2027-01-01');
    return buildDay;
  }
  // The start of the process doesn't change, so all pages of a build that runs past midnight have the same date.
  return formatIsoDate(performance.timeOrigin, timeZone);
}

function formatIsoDate(timestamp: number, timeZone: string): string {
  // The Swedish date format is ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(timestamp);
}

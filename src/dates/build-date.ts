import { z } from 'astro/zod';
import { createEnvError } from '../env-error.ts';

/** The day of a build in a time zone, `2026-11-22`: that of `SOURCE_DATE_EPOCH` (seconds), else `BUILD_DAY`, else now. */
export const getBuildDate = (timeZone: string): string => {
  const { SOURCE_DATE_EPOCH: seconds, BUILD_DAY: fixed } = process.env;
  if (seconds && !/^\d{1,11}$/.test(seconds))
    throw createEnvError(
      'SOURCE_DATE_EPOCH',
      seconds,
      'un número de segundos desde 1970, por ejemplo 1798761600',
    );
  if (fixed && !seconds) {
    if (z.iso.date().safeParse(fixed).success) return fixed;
    throw createEnvError('BUILD_DAY', fixed, 'un día, por ejemplo 2027-01-01');
  }
  const moment = seconds ? Number(seconds) * 1000 : Date.now();
  // Swedish dates are ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(moment);
};

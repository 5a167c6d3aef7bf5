import { z } from 'astro/zod';

/** The day of a build in a time zone, `2026-11-22`: that of `SOURCE_DATE_EPOCH` (seconds), else `BUILD_DAY`, else now. */
export const readBuildDay = (timeZone: string): string => {
  const { SOURCE_DATE_EPOCH: seconds, BUILD_DAY: fixed } = process.env;
  if (fixed && !seconds) {
    if (z.iso.date().safeParse(fixed).success) return fixed;
    const message = `BUILD_DAY: Se encontró "${fixed}". Se espera un día, por ejemplo 2027-01-01.`;
    // Without a stack, which Astro would print: it says nothing to whoever set BUILD_DAY.
    throw Object.assign(new Error(message), { stack: '' });
  }
  const moment = seconds ? Number(seconds) * 1000 : Date.now();
  // Swedish dates are ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(moment);
};

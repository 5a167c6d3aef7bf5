/** The day of a build in UTC, `2026-11-22`: that of `SOURCE_DATE_EPOCH`, a moment in seconds, else today. */
export const readBuildDay = (): string => {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH);
  const moment = seconds > 0 ? new Date(seconds * 1000) : new Date();
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
};

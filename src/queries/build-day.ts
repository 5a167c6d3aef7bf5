/** The day of a build in UTC, `2026-11-22`: that of `SOURCE_DATE_EPOCH`, a moment in seconds, or `BUILD_DAY`, else today. */
export const readBuildDay = (): string => {
  const { SOURCE_DATE_EPOCH: seconds, BUILD_DAY: day } = process.env;
  const moment = new Date(seconds ? Number(seconds) * 1000 : day || Date.now());
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
};

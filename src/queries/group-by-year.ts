import type { ExhibitionFields } from '../schemas/exhibition.ts';

/** The first year of a date as people write it: "12 de noviembre de 2026 – 31 de enero de 2027". */
const YEAR = /\b(?:19|20)\d{2}\b/;

/** Groups exhibitions by opening year, latest first. Without a year, an exhibition joins that of the next lower number, or ''. */
export const groupByYear = <Item extends Pick<ExhibitionFields, 'date' | 'opens'>>(
  highestFirst: readonly Item[],
) => {
  let year = '';
  const groups = Map.groupBy(highestFirst.toReversed(), ({ date = '', opens }) => {
    year = opens?.slice(0, 4) ?? YEAR.exec(date)?.[0] ?? year;
    return year;
  });
  return [...groups]
    .map(([year, items]) => ({ year, items: items.toReversed() }))
    .sort((a, b) => b.year.localeCompare(a.year));
};

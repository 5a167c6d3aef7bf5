import type { ExhibitionEntry } from '../../../schemas/exhibition.ts';

interface Entry {
  data: Pick<ExhibitionEntry, 'date' | 'opens'>;
}

/** The first year of a date as people write it: "12 de noviembre de 2026 – 31 de enero de 2027". */
const YEAR = /\b(?:19|20)\d{2}\b/;

const readYear = ({ date = '', opens }: Entry['data']): string | undefined =>
  opens?.slice(0, 'yyyy'.length) ?? YEAR.exec(date)?.[0];

/** Groups exhibitions by opening year, latest first. Without a year, an exhibition joins that of the next lower number, or ''. */
export const groupByYear = <Item extends Entry>(
  highestFirst: readonly Item[],
): { year: string; items: Item[] }[] => {
  const groups = new Map<string, Item[]>();
  let year = '';
  for (const item of highestFirst.toReversed()) {
    year = readYear(item.data) ?? year;
    groups.set(year, [item, ...(groups.get(year) ?? [])]);
  }
  return [...groups].map(([year, items]) => ({ year, items })).sort((a, b) => b.year.localeCompare(a.year));
};

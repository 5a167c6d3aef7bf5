import type { ExhibitionFields } from '../schemas/exhibition.ts';

/** First year in a date text: "12 de noviembre de 2026 – 31 de enero de 2027". */
const YEAR = /\b(?:19|20)\d{2}\b/;

/** Items of one year. */
export interface YearGroup<Item> {
  /** Year; empty if it is unknown. */
  year: string;
  items: Item[];
}

/**
 * Groups exhibitions by the year in which they open, latest year first. An exhibition without a year joins the year of the
 * exhibition with the next lower number.
 *
 * @param exhibitions exhibitions, highest number first
 */
export function groupByYear<Item extends Pick<ExhibitionFields, 'date' | 'opens'>>(
  exhibitions: readonly Item[],
): YearGroup<Item>[] {
  let year = '';
  const itemsByYear = Map.groupBy(exhibitions.toReversed(), ({ date = '', opens }) => {
    year = opens?.slice(0, 4) ?? YEAR.exec(date)?.[0] ?? year;
    return year;
  });
  return [...itemsByYear]
    .map(([year, items]) => ({ year, items: items.toReversed() }))
    .sort((a, b) => b.year.localeCompare(a.year));
}

import type { ExhibitionFields } from '../schemas/exhibition.ts';

/** First year in a date text: "12 de noviembre de 2026 – 31 de enero de 2027". */
const YEAR = /\b(?:19|20)\d{2}\b/;

/** Exhibitions of one year, or the postponed exhibitions. */
export interface YearGroup<Item> {
  /** Year; empty if it is unknown. */
  year: string;
  isPostponed: boolean;
  items: Item[];
}

type GroupFields = Pick<ExhibitionFields, 'date' | 'opens'> & { isPostponed?: boolean };

/**
 * Groups exhibitions by their opening year, latest year first. An exhibition without a year joins the exhibition with the next lower number.
 * The group of postponed exhibitions precedes the years. `exhibitions` is sorted by number, highest first.
 */
export function groupByYear<Item extends GroupFields>(exhibitions: readonly Item[]): YearGroup<Item>[] {
  const postponed = exhibitions.filter(({ isPostponed }) => isPostponed);
  const scheduled = exhibitions.filter(({ isPostponed }) => !isPostponed);
  const groups: YearGroup<Item>[] = [];
  let year = '';
  for (const exhibition of scheduled.toReversed()) {
    const { date = '', opens } = exhibition;
    year = opens?.slice(0, 4) ?? YEAR.exec(date)?.[0] ?? year;
    const group = groups.find((candidate) => candidate.year === year);
    if (group) group.items.unshift(exhibition);
    else groups.push({ year, isPostponed: false, items: [exhibition] });
  }
  groups.sort((a, b) => b.year.localeCompare(a.year));
  if (postponed.length > 0) groups.unshift({ year: '', isPostponed: true, items: postponed });
  return groups;
}

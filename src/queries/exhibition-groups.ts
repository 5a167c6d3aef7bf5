import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';

interface Ordered {
  id: number;
  status: ExhibitionStatus;
}

/** The exhibitions of each tab, newest first. */
export type ExhibitionGroups<Item> = Record<ExhibitionStatus, Item[]>;

/** Sorts exhibitions by their number, highest first, and parts them by tab (specification 2, exhibitions section). */
export const groupExhibitions = <Item extends Ordered>(
  exhibitions: readonly Item[],
): ExhibitionGroups<Item> => {
  const newestFirst = [...exhibitions].sort((a, b) => b.id - a.id);
  const having = (status: ExhibitionStatus): Item[] => newestFirst.filter((item) => item.status === status);
  return { past: having('past'), current: having('current'), upcoming: having('upcoming') };
};

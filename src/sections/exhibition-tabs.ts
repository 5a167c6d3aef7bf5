import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';

interface Entry {
  data: { status: ExhibitionStatus };
}

/** Maximum of exhibitions in a tab, so that the home page doesn't grow; /exhibiciones lists all. */
const TAB_LIMIT = 6;

/** The exhibitions that the tab of a status shows, those of the highest numbers, and how many the status has. */
export const fillTab = <Item extends Entry>(highestFirst: readonly Item[], status: ExhibitionStatus) => {
  const exhibitions = highestFirst.filter(({ data }) => data.status === status);
  return { shown: exhibitions.slice(0, TAB_LIMIT), count: exhibitions.length };
};

/** Newest past exhibitions that stay on the home page: with more, its weight would grow with every exhibition. */
const PAST_AT_HOME = 12;

/** Exhibitions on one page of the archive: 2 + 3n and even, so that the design's first row of two leaves no card alone. */
export const ARCHIVE_PAGE_SIZE = 26;

/**
 * Parts the past exhibitions, newest first, into those of the home page and those that wait in the archive
 * (specification 2, exhibitions section).
 */
export const splitPast = <Item>(past: readonly Item[]): { atHome: Item[]; archived: Item[] } => ({
  atHome: past.slice(0, PAST_AT_HOME),
  archived: past.slice(PAST_AT_HOME),
});

const toAddress = (page: number): string => (page === 1 ? '/exhibiciones' : `/exhibiciones/${String(page)}`);

/** The addresses that `src/pages/exhibiciones/` gives to so many archived exhibitions. */
export const listArchiveAddresses = (archivedCount: number): string[] =>
  Array.from({ length: Math.ceil(archivedCount / ARCHIVE_PAGE_SIZE) }, (_, index) => toAddress(index + 1));

/** Where each archived exhibition is, by its name: `/exhibiciones/2#cielo-raso`. */
export const placeArchived = (slugs: readonly string[]): Map<string, string> =>
  new Map(
    slugs.map((slug, index) => [slug, `${toAddress(1 + Math.floor(index / ARCHIVE_PAGE_SIZE))}#${slug}`]),
  );

const COMBINING_MARKS = /\p{M}/gu;

/** Returns the items whose text contains each term of a query, regardless of case and accents: `mexico` matches `México`. */
export function filterByQuery<Item>(
  items: readonly Item[],
  query: string,
  getText: (item: Item) => string,
): readonly Item[] {
  const terms = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return items;
  return items.filter((item) => {
    const text = normalizeForSearch(getText(item));
    return terms.every((term) => text.includes(term));
  });
}

const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();

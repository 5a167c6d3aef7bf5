const MARKS = /\p{M}/gu;

/** The items whose text contains every word of a query, whatever the case and accents: `mexico` finds `México`. */
export function search<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = simplify(textOf(item));
    return words.every((word) => text.includes(word));
  });
}

const simplify = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

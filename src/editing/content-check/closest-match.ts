/** How many letters are put in, left out or changed from one text to another (Levenshtein). */
const countEdits = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(one).entries()) {
    const edits = [row + 1];
    for (const [index, wanted] of Array.from(other).entries())
      edits.push(
        Math.min(
          (before[index + 1] ?? 0) + 1,
          (edits[index] ?? 0) + 1,
          (before[index] ?? 0) + Number(letter !== wanted),
        ),
      );
    before = edits;
  }
  return before.at(-1) ?? 0;
};

/** The one of several texts that is at most so many letters from another, the first of the nearest. */
export const findClosestMatch = (
  text: string,
  known: readonly string[],
  mostEdits: number,
): string | undefined => {
  const counted = known.map((one) => ({ one, edits: countEdits(text, one) }));
  const least = Math.min(mostEdits, ...counted.map(({ edits }) => edits));
  return counted.find(({ edits }) => edits === least)?.one;
};

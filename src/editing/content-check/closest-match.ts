/** Returns the Levenshtein distance between two texts. */
const getEditDistance = (source: string, target: string): number => {
  let previousRow = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (const [row, sourceLetter] of Array.from(source).entries()) {
    const currentRow = [row + 1];
    for (const [index, targetLetter] of Array.from(target).entries()) {
      const deletion = (previousRow[index + 1] ?? 0) + 1;
      const insertion = (currentRow[index] ?? 0) + 1;
      const substitution = (previousRow[index] ?? 0) + Number(sourceLetter !== targetLetter);
      currentRow.push(Math.min(deletion, insertion, substitution));
    }
    previousRow = currentRow;
  }
  return previousRow.at(-1) ?? 0;
};

/** Finds the candidate with the smallest edit distance, at most `maxEdits`; undefined if there is none. */
export const findClosestMatch = (
  text: string,
  candidates: readonly string[],
  maxEdits: number,
): string | undefined => {
  const distances = candidates.map((candidate) => getEditDistance(text, candidate));
  const shortest = Math.min(maxEdits, ...distances);
  return candidates[distances.indexOf(shortest)];
};

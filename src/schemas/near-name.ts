import { toPlainLetters } from './plain-letters.ts';

/** Number of single-letter edits (insert, delete, replace, swap neighbours) that turn one word into the other. */
const countEdits = (from: string, to: string): number => {
  const rows = Array.from({ length: from.length + 1 }, (_, i) =>
    Array.from({ length: to.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
      const row = rows[i];
      if (row) row[j] = Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(from.length, to.length);
};

// A third of the word may differ: "titel" still finds "title", "precio" finds nothing.
const ALLOWED_SHARE_OF_EDITS = 0.4;

const isPartOf = (typed: string, name: string): boolean =>
  (typed.length > 3 && toPlainLetters(name).includes(typed)) ||
  name.split(/(?=[A-Z])/).some((part) => toPlainLetters(part) === typed);

/**
 * The candidate an editor most likely meant when typing `word`, ignoring case and accents;
 * `undefined` when none is near.
 */
export const findNearName = (word: string, candidates: readonly string[]): string | undefined => {
  const typed = toPlainLetters(word);
  const [nearest] = candidates
    .map((name) => ({ name, edits: countEdits(typed, toPlainLetters(name)) }))
    .sort((a, b) => a.edits - b.edits);
  if (!nearest) return undefined;
  const longest = Math.max(typed.length, nearest.name.length);
  if (nearest.edits <= longest * ALLOWED_SHARE_OF_EDITS) return nearest.name;
  // `alt` of `imageAlt`, however many letters are missing.
  return candidates.find((name) => isPartOf(typed, name));
};

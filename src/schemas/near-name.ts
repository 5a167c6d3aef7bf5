import { distance } from 'fastest-levenshtein';

/** A text in lowercase without accents, `Próxima` as `proxima`: how words are compared that people write both ways. */
export const toPlainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

// Of every five letters two may differ: "titel" still finds "title", "precio" finds nothing.
const ALLOWED_SHARE_OF_EDITS = 0.4;

/** The candidate that an editor most likely meant, ignoring case and accents; `undefined` when none is near. */
export const findNearName = (word: string, candidates: readonly string[]): string | undefined => {
  const typed = toPlainLetters(word);
  const [nearest] = candidates
    .map((name) => ({ name, edits: distance(typed, toPlainLetters(name)) }))
    .sort((a, b) => a.edits - b.edits);
  if (!nearest) return undefined;
  const longest = Math.max(typed.length, nearest.name.length);
  return nearest.edits <= longest * ALLOWED_SHARE_OF_EDITS ? nearest.name : undefined;
};

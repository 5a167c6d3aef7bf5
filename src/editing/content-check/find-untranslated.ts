/** A word within a sentence: names begin with a capital. */
const WORD = /(?<![\p{L}\p{N}./@-])\p{Ll}+(?![\p{L}\p{N}/@])/gu;
/** What every language reads as it is: a title in italics, a placeholder. */
const KEPT = /\*[^*]+\*|\{\w+\}|«[^»]+»/g;
const PLACEHOLDER = /\{\w+\}/;

/** Fewer words of a sentence may be the same in two languages. */
const LEAST_WORDS = 4;
/** Of the words of a text in the language of the site so many are also elsewhere on it; of a text in another one few are. */
const LEAST_SHARE = 0.8;
/** So many of its most frequent words join others, as `de` and `la` do. */
const MOST_FREQUENT = 20;
/** Units are shorter: `h`, `km`. */
const LEAST_LETTERS = 3;

/** A word of any kind. */
const ANY_WORD = /(?<![\p{L}\p{N}./@-])\p{L}{3,}(?![\p{L}\p{N}/@])/gu;
/** What is a name by its shape: several words, of which all but short ones begin with a capital. */
const isName = (text: string): boolean => {
  const words = text.replace(KEPT, ' ').match(/\p{L}+/gu) ?? [];
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  return names.length > 1 && words.every((word) => word.length <= LEAST_LETTERS || names.includes(word));
};
const readAllWords = (text: string): string[] => text.replace(KEPT, ' ').toLowerCase().match(ANY_WORD) ?? [];

/** Words of Spanish by their letters or their end; what is the same in two languages has neither. */
const SPANISH_WORD =
  /[áéíóúñ]|(?<=\p{L}{4})[ai]r$|(?<=\p{L}{3})(?:dad|ción|mente|miento|cto|[aei]d[ao]s?|ari[ao]s?)$/u;

const readWords = (text: string): string[] => text.replace(KEPT, ' ').match(WORD) ?? [];

/**
 * Tells what is left in the language of the site among the words of another, by the words that its own texts have, or that are Spanish by
 * their shape: a text that is the same in both has one of them that no other text of that language has.
 */
export const makeUntranslatedSearch = (texts: readonly string[], translated: readonly string[]) => {
  const originals = new Set(texts.map((text) => text.trim()));
  const said = new Set(translated.filter((text) => !originals.has(text.trim())).flatMap(readAllWords));
  const counts = new Map<string, number>();
  // What has no blank is mostly a name, a path or an address.
  for (const word of texts.filter((text) => text.includes(' ')).flatMap(readWords))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = new Set(
    [...counts.entries()]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_FREQUENT)
      .map(([word]) => word),
  );
  return (original: string | undefined, words: string): boolean => {
    const found = readWords(words);
    const isSame = original?.trim() === words.trim();
    const unsaid = readAllWords(words).filter((word) => !said.has(word));
    if (isSame && !isName(words) && unsaid.some((word) => counts.has(word) || SPANISH_WORD.test(word)))
      return true;
    if (isSame && found.some((word) => frequent.has(word)))
      return PLACEHOLDER.test(words) || (unsaid.length > 0 && !isName(words));
    const known = found.filter((word) => counts.has(word));
    return found.length >= LEAST_WORDS && known.length >= found.length * LEAST_SHARE;
  };
};

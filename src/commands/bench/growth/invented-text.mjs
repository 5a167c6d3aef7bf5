import { pick } from './seeded-random.mjs';

/** @typedef {import('./seeded-random.mjs').Random} Random */

/** Real texts bring words of their own: with this share of them, an invented essay compresses no better than a real one. */
const NEW_WORDS = 0.55;
const WORDS_PER_SENTENCE = { least: 6, most: 26 };
const COMMA_SHARE = 0.09;
const LEAST_LETTERS_TO_SPLIT = 5;
const VOWEL = /[aeiouáéíóú]/i;

/**
 * Writes Spanish-looking text that repeats no real sentence.
 *
 * @typedef {object} Writer
 * @property {(count: number) => string} words so many words, with a capital at the start
 * @property {() => string} sentence with its full stop
 * @property {(wordCount: number) => string} paragraph sentences of at least so many words altogether
 */

/**
 * @param {string} source Spanish text, whose words are used as often as it uses them
 * @param {Random} random
 * @returns {Writer}
 */
export function createWriter(source, random) {
  const known = listWords(source);
  const splittable = known.filter((word) => word.length >= LEAST_LETTERS_TO_SPLIT);
  const word = () => (random() < NEW_WORDS ? blend(splittable, random) : pick(known, random));

  const words = (/** @type {number} */ count) => capitalize(Array.from({ length: count }, word).join(' '));
  const sentence = () => {
    const { least, most } = WORDS_PER_SENTENCE;
    const parts = words(least + Math.floor(random() * (most - least))).split(' ');
    const lastIndex = parts.length - 1;
    return `${parts.map((part, index) => (index < lastIndex && random() < COMMA_SHARE ? `${part},` : part)).join(' ')}.`;
  };
  const paragraph = (/** @type {number} */ wordCount) => {
    let text = sentence();
    while (text.split(' ').length < wordCount) text += ` ${sentence()}`;
    return text;
  };
  return { words, sentence, paragraph };
}

/**
 * @param {string} text
 * @returns {string[]} every word, in order, without capitals
 */
export function listWords(text) {
  return (text.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
}

/**
 * A word that nobody has used: the beginning of one and the end of another.
 *
 * @param {readonly string[]} words
 * @param {Random} random
 */
function blend(words, random) {
  const head = pick(words, random);
  const tail = pick(words, random);
  return head.slice(0, splitAt(head)) + tail.slice(splitAt(tail));
}

/**
 * @param {string} word
 * @returns {number} after the first vowel of its second half
 */
function splitAt(word) {
  const middle = Math.floor(word.length / 2);
  const vowel = word.slice(middle - 1).search(VOWEL);
  return vowel < 0 ? middle : middle + vowel;
}

/** @param {string} text */
function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

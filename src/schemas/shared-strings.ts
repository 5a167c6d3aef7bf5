/** Words with the same spelling in Spanish and English. */
const SHARED_WORDS = [
  ...[
    'bar',
    'brunch',
    'chef',
    'club',
    'coworking',
    'deck',
    'DJ',
    'hall',
    'hotel',
    'internet',
    'jacuzzi',
    'jazz',
  ],
  ...['lobby', 'loft', 'lounge', 'no', 'original', 'penthouse', 'pilates', 'pub', 'roof garden', 'rooftop'],
  ...['sauna', 'showroom', 'spa', 'studio', 'suite', 'TV', 'USB', 'VIP', 'wi-?fi', 'yoga'],
  ...['facebook', 'instagram', 'netflix', 'telegram', 'vimeo', 'whatsapp', 'youtube', 'zoom'],
];
const SHARED_WORD = new RegExp(String.raw`(?<!\p{L})(?:${SHARED_WORDS.join('|')})(?!\p{L})`, 'giu');
const LANGUAGE_NEUTRAL = /\{\w+\}|\S*[@/#]\S*|©.*|\d[\d.,]*\s*(?:[ckm]?m[²³]?|kg|[gh%])(?!\p{L})/gu;
/** Two or more capitalized words, like the name of a person. */
const NAME = /^\s*\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)+\s*$/u;

/** Returns whether a text is the same in Spanish and English: a name, a number, a URL or a word such as «Spa». */
export const isSharedText = (text: string): boolean =>
  NAME.test(text) || !/\p{L}/u.test(text.replace(LANGUAGE_NEUTRAL, '').replace(SHARED_WORD, ''));

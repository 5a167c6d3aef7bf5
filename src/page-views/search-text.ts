import type { PageView } from './page-view.ts';

/** Letters above ASCII may carry marks; texts without them are most, and need no more than small letters. */
const BEYOND_ASCII = /[^\0-\x7F]/;
const MARKS = /\p{M}/gu;

const searchTexts = new WeakMap<PageView, string>();

/** A text as it is compared in a search: small letters without accents, so that `mexico` finds `México`. */
export function simplify(text: string): string {
  const isAscii = !BEYOND_ASCII.test(text);
  return (isAscii ? text : text.normalize('NFD').replace(MARKS, '')).toLowerCase();
}

/** All texts of a record that a search looks at, simplified once for each record. */
export function searchTextOf(record: PageView): string {
  let text = searchTexts.get(record);
  if (text === undefined) {
    const { path, title, referrer, userAgent } = record;
    text = simplify(`${path}\n${title}\n${referrer}\n${userAgent}`);
    searchTexts.set(record, text);
  }
  return text;
}

import { expect, test } from 'vitest';
import { filterByQuery } from '../../../src/page-views/search.ts';

const TEXTS = ['Exhibición de Otoño, 14 nov 2026', 'https://example.com/MÉXICO', 'Ñandú'];

test.each([
  ['', TEXTS],
  ['   ', TEXTS],
  ['exhibicion', [TEXTS[0]]],
  ['otoño  EXHIB', [TEXTS[0]]],
  ['14 nov 2026', [TEXTS[0]]],
  ['mexico', [TEXTS[1]]],
  ['nandu', [TEXTS[2]]],
  ['exhibicion mexico', []],
  ['.*', []],
])('search for %j returns %j in the original order', (query, expected) => {
  expect(filterByQuery(TEXTS, query, (text) => text)).toStrictEqual(expected);
});

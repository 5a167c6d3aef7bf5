import { expect, test } from 'vitest';
import { overlay } from '../../../src/schemas/translation.ts';

const SPANISH = {
  heading: 'Un piso',
  place: { city: 'Monterrey', rooms: 3 },
  links: [{ label: 'Plantas', section: 'plans' }, { label: 'Precio' }],
};

test.each([
  ['a text', { heading: 'A floor' }, { ...SPANISH, heading: 'A floor' }],
  ['a field of a group', { place: { rooms: 4 } }, { ...SPANISH, place: { city: 'Monterrey', rooms: 4 } }],
  [
    'a field of an entry, by its place in the list',
    { links: [{}, { label: 'Price' }] },
    { ...SPANISH, links: [{ label: 'Plantas', section: 'plans' }, { label: 'Price' }] },
  ],
  ['nothing', {}, SPANISH],
  ['what a title means, which Spanish never has', { gloss: 'A floor' }, { ...SPANISH, gloss: 'A floor' }],
])('another language gives %s, and Spanish the rest', (_what, words, expected) => {
  expect(overlay(SPANISH, words)).toStrictEqual(expected);
});

test.each([
  ['a text', { note: 'Sold' }],
  ['a group', { price: { label: 'Price' } }],
  ['a field of a group', { place: { note: 'Sold' } }],
  ['an entry of a list', { links: [{}, {}, { label: 'Light' }] }],
  ['a text that is left empty', { note: null }],
])('%s that Spanish no longer has is left out', (_what, words) => {
  expect(overlay(SPANISH, words)).toStrictEqual(SPANISH);
});

test('a list is never shorter in another language', () => {
  expect(overlay(['uno', 'dos'], ['one'])).toStrictEqual(['one', 'dos']);
});

test.each([
  ['a group', { city: 'Monterrey' }],
  ['a list', ['Monterrey']],
])('where Spanish has a text and another language %s, its schema is to see the latter', (_what, words) => {
  expect(overlay('Monterrey', words)).toStrictEqual(words);
});

test('the Spanish words stay as they are', () => {
  const before = structuredClone(SPANISH);
  overlay(SPANISH, { heading: 'A floor', place: { city: 'Paris' } });
  expect(SPANISH).toStrictEqual(before);
});

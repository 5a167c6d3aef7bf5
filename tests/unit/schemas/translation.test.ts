import { expect, test } from 'vitest';
import { localizeSource } from '../../../src/content/content-source.ts';
import { languageTagField } from '../../../src/schemas/text-formats.ts';
import type { JsonSchema } from '../../../src/schemas/json-schema.ts';
import { findCorrectFileName, pickLocale } from '../../../src/schemas/translation.ts';

test.each(['es', 'es-MX', 'en-GB'])('language tag %s is known', (tag) => {
  expect(languageTagField('', '').safeParse(tag).success).toBe(true);
});

test.each(['en-UK', 'en-XX', 'xx', 'EN', 'en_GB'])('language tag %s is unknown', (tag) => {
  expect(languageTagField('', '').safeParse(tag).success).toBe(false);
});

const FILES = ['pages/visita.md'];

test.each([
  ['pages/visita_en.md', 'pages/visita.en.md'],
  ['pages/visita inglés.md', 'pages/visita.en.md'],
  ['pages/visita.EN.md', 'pages/visita.en.md'],
  ['pages/visita-en.md', 'pages/visita.en.md'],
  // The hyphen is part of the name of an original file.
  ['pages/cuentos-en.md', undefined],
  ['pages/visita.en.md', undefined],
  ['pages/visita.md', undefined],
])('findCorrectFileName of %s returns %s', (file, name) => {
  expect(findCorrectFileName(file, (candidate) => FILES.includes(candidate))).toBe(name);
});

const TEXT = { type: ['string', 'object'] };
const SCHEMA = { type: 'object', properties: { a: TEXT, b: TEXT, c: TEXT } } as unknown as JsonSchema;
const DATA = { a: { es: 'Hoy', en: 'Today' }, b: { es: 'Ayer' }, c: 'Siempre' };

test('pickLocale falls back to Spanish', () => {
  expect(pickLocale(SCHEMA, DATA, 'en')).toStrictEqual({ a: 'Today', b: 'Ayer', c: 'Siempre' });
});

test('localizeSource locates a text that falls back to Spanish', () => {
  const source = localizeSource('en', SCHEMA, 'a.json', { data: DATA, getLine: (path) => path.length });
  const locations = ['a', 'b', 'c'].map((name) => source.getLocation?.([name]));
  expect(locations.map((location) => location?.path.join('.'))).toStrictEqual(['a.en', 'b.es', 'c']);
});

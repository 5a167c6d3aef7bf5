import { expect, test } from 'vitest';
import { readAdvances } from '../../support/read-font.ts';

const LETTERS = 'abcdefghijklmnñopqrstuvwxyzáéíóúü';
const SIGNS = '0123456789 .,:;¿?¡!()«»“”‘’—–…$%&@ªº°²³×·';

test.each([
  'special-gothic',
  'special-gothic-450',
  'special-gothic-500',
  'ibarra-real-nova',
  'ibarra-real-nova-italic',
])('%s covers Spanish and English in its first file', (name) => {
  const advances = readAdvances(`src/assets/fonts/${name}.woff2`);
  const characters = Array.from(LETTERS + LETTERS.toUpperCase() + SIGNS);
  expect(characters.filter((character) => !advances.has(character))).toStrictEqual([]);
});

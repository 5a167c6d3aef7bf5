import { openSync, type Font } from 'fontkit';
import { expect, test } from 'vitest';

const LETTERS = 'abcdefghijklmnñopqrstuvwxyzáéíóúü';
const SIGNS = '0123456789 .,:;¿?¡!()«»“”‘’—–…$%&@ªº°²³×·';

test.each([
  'special-gothic',
  'special-gothic-450',
  'special-gothic-500',
  'ibarra-real-nova',
  'ibarra-real-nova-italic',
])('the first file of %s has all that Spanish and English write', (name) => {
  const font = openSync(`src/assets/fonts/${name}.woff2`) as Font;
  const written = Array.from(LETTERS + LETTERS.toUpperCase() + SIGNS);
  const missing = written.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

import { expect, test } from 'vitest';
import { altText, SAYS_NOTHING } from '../../src/schemas/alternative-text.ts';

const accepts = (text: string): boolean => altText().safeParse(text).success;
const rows = SAYS_NOTHING.map(([pattern, bad, good]) => ({ pattern, bad, good }));

test.each(rows.flatMap(({ pattern, bad }) => bad.map((text) => ({ pattern, text }))))(
  'the alternative text $text says nothing',
  ({ pattern, text }) => {
    expect(new RegExp(`^(?:${pattern})`, 'u').exec(text)).not.toBeNull();
    expect(accepts(text)).toBe(false);
  },
);

test.each([
  ...rows.map(({ good }) => good),
  ...['Autorretrato-collage', 'Foto-mural de la entrada', 'Nada', 'Retrato', 'Dos x-acto en la mesa'],
  ...['Imagen de una virgen tallada', 'Pantalla', 'Picnic en la azotea'],
])('the alternative text %j is right', (text) => {
  expect(accepts(text)).toBe(true);
});

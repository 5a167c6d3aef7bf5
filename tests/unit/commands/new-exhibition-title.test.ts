import { describe, expect, test } from 'vitest';
import { nameExhibition } from '../../../src/editing/new-exhibition/exhibition-name.mjs';
import { readTitle } from '../../../src/editing/new-exhibition/title.mjs';

describe('the title of a new exhibition', () => {
  test.each([
    [['Cielo raso'], 'Cielo raso'],
    [['Cielo', 'raso'], 'Cielo raso'],
    [['  Cielo\n raso\t'], 'Cielo raso'],
    [['«Dos»: la "segunda"'], '«Dos»: la "segunda"'],
  ])('%j is %s', (args, title) => {
    expect(readTitle(args)).toBe(title);
  });

  test.each([[[]], [['']], [[' \n']]])('%j is none, and the editor is told how to write it', (args) => {
    expect(() => readTitle(args)).toThrow('Falta el título. Escribe el título entre comillas:');
  });

  test('an option is not taken for a title', () => {
    expect(() => readTitle(['--estado', 'actual'])).toThrow(
      'Este comando no tiene la opción --estado actual.',
    );
  });
});

describe('the name of its files', () => {
  test.each([
    ['Dos: la segunda', 'dos-la-segunda'],
    ['¿Qué año, señor Ñandú?', 'que-ano-senor-nandu'],
    ['Title with "quotes"', 'title-with-quotes'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a'.repeat(80), 'a'.repeat(60)],
    ['palabra '.repeat(20), 'palabra-palabra-palabra-palabra-palabra-palabra-palabra'],
    ['¡¿…!', 'exhibicion-8'],
    ['東京', 'exhibicion-8'],
  ])('of «%s» is %s', (title, name) => {
    expect(nameExhibition(title, 8, [])).toBe(name);
  });

  test('is that of no other exhibition', () => {
    expect(nameExhibition('Cielo raso', 8, ['cielo-raso', 'cielo-raso-2'])).toBe('cielo-raso-3');
  });

  test.each(['Contact', 'Exhibitions: pasadas', 'Contenido', 'Con'])(
    'is no address that the page has, and no file that Windows refuses: %s',
    (title) => {
      expect(nameExhibition(title, 8, [])).toMatch(/-2$/);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonMistake } from '../../src/editing/content-check/find-json-mistake.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a text is JSON for the content check exactly when it is JSON for the build', () => {
  test('every JSON document passes', () => {
    fc.assert(fc.property(fc.json(), (text) => findJsonMistake(text) === undefined));
  });

  test('a document with one piece cut out, doubled or replaced is judged alike', () => {
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.nat(5),
        fc.constantFrom('', ',', '"', '}', ']', '{', '\\', '\n', '1', "'"),
      )
      .map(([text, start, length, piece]) => {
        const at = start % (text.length + 1);
        return text.slice(0, at) + piece + text.slice(at + length);
      });
    fc.assert(
      fc.property(damaged, (text) => (findJsonMistake(text) === undefined) === isJson(text)),
      { numRuns: 2000 },
    );
  });
});

describe('the place to mend', () => {
  test.each([
    ['{\n  "a": 1\n  "b": 2\n}', 10, 'Falta una coma después de este valor.'],
    ['{\n  "a": 1,\n}', 10, 'Sobra la coma antes de }.'],
    ['["a", "b",]', 9, 'Sobra la coma antes de ].'],
    ['{ "a": \'x\' }', 7, 'Se encontró \'. Los textos van entre comillas rectas: "así".'],
    ['{ "a": “x” }', 7, 'Se encontró “. Los textos van entre comillas rectas: "así".'],
    ['{ a: 1 }', 2, 'El nombre del campo va entre comillas: "title": …'],
    ['{ "a" 1 }', 6, 'Faltan los dos puntos entre el nombre del campo y su valor.'],
    ['{ "a": "x', 7, 'Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".'],
    ['{ "a": "x"', 10, 'Falta } al final.'],
    ['{ "a": ["x" }', 12, 'Se encontró } donde va ].'],
    ['{ "a": }', 7, 'Falta un valor antes de }.'],
    ['{ "a": hola }', 7, 'Se encontró «h» donde va un valor. Los textos van entre comillas: "así".'],
    ['{ "a": 01 }', 7, 'Se encontró «0» donde va un valor. Los textos van entre comillas: "así".'],
    ['// nota\n{}', 0, 'Un archivo JSON no lleva comentarios. Bórralo.'],
    ['{}\n{}', 3, 'Sobra texto después del final.'],
    ['', 0, 'El archivo está vacío.'],
    ['{ "a":', 6, 'El archivo termina antes de tiempo.'],
    ['\uFEFF{}', 0, 'El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.'],
  ])('%j', (text, offset, message) => {
    expect(findJsonMistake(text)).toEqual({ offset, message });
  });
});

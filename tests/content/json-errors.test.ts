import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../src/editing/content-check/json-errors.ts';

/** A text, and what an editor is told of it, by line. */
const ERRORS: Record<string, string> = {
  '{\n"title": "Casa"\n"lead": "x"\n}': '2 · Falta una coma después de este valor.',
  '["a",]': '1 · Sobra la última coma.',
  '["a", “b”]': '1 · Los textos van entre comillas rectas: "así".',
  '["La "casa" negra"]':
    '1 · Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  '{ title: "Casa" }': '1 · Faltan comillas. Se espera "campo": "valor".',
  '["a", Casa]': '1 · Faltan comillas. Se espera "campo": "valor".',
  '{ "title" "Casa" }': '1 · Faltan los dos puntos entre el nombre del campo y su valor.',
  '{\n"title": "La\n casa"\n}':
    '2 · Falta la comilla que cierra este texto. Un texto va en una sola línea: "así".',
  '["Casa" // la de siempre\n]': '1 · Un archivo JSON no lleva comentarios. Bórralo.',
  '["C:\\fotos\\casa"]': '1 · Sobra una diagonal invertida (\\). Bórrala o escríbela dos veces.',
  '{\n"title": "Casa"\n': '2 · Falta } o ] al final.',
  '{ "items": ["a" }': '1 · Se cruzan { } y [ ]: cada uno se cierra con su pareja.',
  '{}\n{}': '2 · Esta línea no es JSON. Se espera "campo": "valor", y una coma antes del siguiente.',
  '\uFEFF{}': '1 · El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.',
};

test.each(Object.entries(ERRORS))('of %j an editor is told where and how to mend it', (text, told) => {
  expect(readJson(text).errors.map(({ line, message }) => `${line} · ${message}`)).toEqual([told]);
});

test('an error is told on each line that has one', () => {
  const { errors } = readJson('{\n"a": "x"\n"b": “y”,\n"c": "z"\n"d": 1\n}');
  expect(errors.map(({ line }) => line)).toEqual([2, 3, 4]);
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('a text is JSON for the check exactly when it is JSON for the build', () => {
  const piece = fc.constantFrom('', ',', '"', '}', ']', '{', '\\', '\n', '1', "'", '\u00a0');
  const damaged = fc.tuple(fc.json(), fc.nat(), fc.nat(5), piece).map(([text, start, length, put]) => {
    const at = start % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + length);
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), damaged),
      (text) => (readJson(text).errors.length === 0) === isJson(text),
    ),
    { numRuns: 2000 },
  );
});

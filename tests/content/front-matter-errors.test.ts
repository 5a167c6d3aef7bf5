import { expect, test } from 'vitest';
import { formatError } from '../../src/editing/content-check/content-error.ts';
import { readMarkdown } from '../../src/editing/content-check/front-matter.ts';
import { findYamlErrors } from '../../src/editing/content-check/yaml-errors.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { listSchemaFields } from './schema-fields.ts';

const QUOTES = 'Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".';

/** Lines of a front matter that begins on line 2, and what an editor is told of them. */
const FIELDS: Record<string, string> = {
  'title: Dos: la segunda': `2 · «title» · El valor lleva dos puntos (:) y no está entre comillas. ${QUOTES}`,
  'title: "Noventa': '2 · «title» · Falta la comilla que cierra este valor.',
  'title: Noventa kilos"': '2 · «title» · Falta la comilla que abre este valor.',
  'title: "Los "noventa" kilos"':
    '2 · «title» · Sobra texto después de las comillas. Si el texto lleva comillas por dentro, usa « ».',
  'title: “Noventa kilos”':
    '2 · «title» · Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
  'id: 7\ntitle Noventa kilos':
    '3 · Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
  'id: 7\ntitle:Noventa':
    '3 · «title» · Faltan los dos puntos y un espacio entre el campo y su valor, por ejemplo title: "Cielo raso".',
  'title: "Otra"\ntitle: "Noventa"': '3 · «title» · Este campo está escrito dos veces. Borra uno.',
  'title: Noventa #1':
    '2 · «title» · Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3".',
  'image: ".\\libro.png"':
    '2 · «image» · Sobra una diagonal invertida (\\). Bórrala; en la ruta de una imagen va la otra: "./foto.jpg".',
  'id: 7\n:\ntitle: "x"': `3 · Esta línea no se entiende. Cada campo empieza al principio de su línea: nombre, dos puntos, espacio y valor. ${QUOTES}`,
};

/** Files without a front matter, and one whose fence is misspelt. */
const FILES = ['Un ensayo.\n', 'id: 7\n---\n\nUn ensayo.', '---\nid: 7\n—\n\nUn ensayo.'].map(
  (text) =>
    [
      text,
      '1 · El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.',
    ] as const,
);

const tell = (text: string) => readMarkdown('a.md', text).errors.map(formatError);

test.each([
  ...Object.entries(FIELDS).map(([lines, told]) => [`---\n${lines}\n---\n\nUn ensayo.`, told] as const),
  ...FILES,
])('of %j an editor is told where and how to mend it', (text, told) => {
  expect(tell(text)).toEqual([`a.md:${told}`]);
});

test('an error is told on each line that has one', () => {
  expect(tell('---\ntitle: "Noventa\ndescription: "Cinco\n---\n')).toHaveLength(2);
});

test('a number sign that would cut a text is told in every field that takes any text, and in no other', () => {
  const names = listSchemaFields(exhibitionSchema).map(({ name }) => name);
  expect(names.filter((name) => findYamlErrors(`${name}: Banco #1`).length === 0)).toEqual([
    'id',
    'opens',
    'closes',
    'status',
    'image',
    'speakerAvatar',
    'videoLink',
    'draft',
  ]);
});

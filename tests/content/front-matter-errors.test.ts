import { expect, test } from 'vitest';
import { formatError } from '../../src/editing/content-check/content-error.ts';
import { readMarkdown } from '../../src/editing/content-check/front-matter.ts';

const UNREADABLE =
  'Esta línea no se entiende. Cada campo va al principio de su línea: nombre, dos puntos, espacio y valor entre comillas, por ejemplo title: "Cielo raso". Dentro de un texto usa « », y antes del ensayo va una línea ---.';
const CUT =
  'Lo que sigue al signo # no se publica. Escribe el valor entre comillas, por ejemplo title: "Obra #3"; una explicación va en su propia línea.';

/** Lines of a front matter that begins on line 2, and what an editor is told of them. */
const FIELDS: Record<string, string> = {
  'title: Dos: la segunda':
    '2 · «title» · El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".',
  'title: "Noventa': '2 · «title» · Falta la comilla que cierra este valor.',
  'title: Noventa kilos"': '2 · «title» · Falta la comilla que abre este valor.',
  'title: “Noventa kilos”':
    '2 · «title» · Las comillas “ ” se verían en la página. Usa comillas rectas, por ejemplo title: "Cielo raso".',
  'title: Noventa #1': `2 · «title» · ${CUT}`,
  'facts:\n  - label: "Dónde"\n    value: Piso #14': `4 · «value» · ${CUT}`,
  'title: &Noventa kilos': `2 · «title» · ${UNREADABLE}`,
  'id: 7\ntitle:Noventa': `3 · «title» · ${UNREADABLE}`,
  'id: 7\n\ttitle: "Noventa"': `3 · «title» · ${UNREADABLE}`,
  'title: "Otra"\ntitle: "Noventa"': '3 · «title» · Este campo está escrito dos veces. Borra uno.',
};
const NO_BLOCK =
  '1 · El archivo empieza con sus datos, entre dos líneas que llevan tres guiones y nada más: ---, los campos (title, description…) y otra línea ---. Debajo va el texto.';

/** Whole files. */
const FILES: Record<string, string> = {
  'id: 7\n---\n\nUn ensayo.': NO_BLOCK,
  '---\nid: 7\n-----\n\nUn ensayo.': NO_BLOCK,
  '---\nid: 7\n\nUn ensayo.\n\n---\n\nY más.': `4 · ${UNREADABLE}`,
};

const tell = (text: string) => readMarkdown('a.md', text).errors.map(formatError);

test.each([
  ...Object.entries(FIELDS).map(([lines, told]) => [`---\n${lines}\n---\n\nUn ensayo.`, told] as const),
  ...Object.entries(FILES),
])('of %j an editor is told where and how to mend it', (text, told) => {
  expect(tell(text)).toEqual([`a.md:${told}`]);
});

test('an error is told on each line that has one', () => {
  expect(tell('---\ntitle: "Noventa\ndescription: "Cinco\n---\n')).toHaveLength(2);
});

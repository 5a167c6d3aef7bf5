import { expect, test } from 'vitest';
import { checkModifiedContent } from './check-modified-content.ts';

const SPANISH = 'content/words/es.json';
const ENGLISH = 'content/words/en.json';

test.each([
  [
    'a name that English lacks',
    ENGLISH,
    /"skipLink": ".*",/,
    '',
    `${ENGLISH}:2 · «site.skipLink» · Falta site.skipLink, que ${SPANISH} tiene: "Saltar al contenido". Escríbelo aquí.`,
  ],
  [
    'a name that Spanish lacks',
    SPANISH,
    /"skipLink": ".*",/,
    '',
    `${SPANISH}:2 · «site.skipLink» · Falta site.skipLink, que ${ENGLISH} tiene: "Straight to the words". Escríbelo aquí.`,
  ],
  [
    'a placeholder of another name',
    ENGLISH,
    '({count})',
    '({number})',
    `«exhibitionsSection.allLink» · Se encontró "The whole archive ({number})". Se espera un texto con {count} entre llaves, como en ${SPANISH}.`,
  ],
  [
    'a placeholder where Spanish has none',
    ENGLISH,
    '"submit": "Send the message"',
    '"submit": "Send {n} messages"',
    `«contact.form.submit» · Se encontró "Send {n} messages". Se espera un texto con nada entre llaves, como en ${SPANISH}.`,
  ],
  [
    'a text that is empty',
    SPANISH,
    '"submit": "Enviar mensaje"',
    '"submit": " "',
    '«contact.form.submit» · Se espera un texto.',
  ],
])('of the words of the interface %s is told', async (_what, file, from, to, told) => {
  expect(await checkModifiedContent((content) => content.replace(file, from, to))).toContainEqual(
    expect.stringContaining(told),
  );
});

test('the words of the interface are asked for by name', async () => {
  expect(await checkModifiedContent((content) => content.remove(ENGLISH))).toStrictEqual([
    `${ENGLISH}:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.`,
  ]);
});

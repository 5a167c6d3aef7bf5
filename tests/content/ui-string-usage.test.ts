import { expect, test } from 'vitest';
import { checkModifiedContent } from './check-modified-content.ts';

const SPANISH = 'content/words/es.json';
const ENGLISH = 'content/words/en.json';

test.each([
  [
    'a key that English lacks',
    ENGLISH,
    /"skipLink": ".*",/,
    '',
    `${ENGLISH}:2 · «site.skipLink» · Falta site.skipLink, que ${SPANISH} tiene: "Saltar al contenido". Escríbelo aquí.`,
  ],
  [
    'a key that Spanish lacks',
    SPANISH,
    /"skipLink": ".*",/,
    '',
    `${SPANISH}:2 · «site.skipLink» · Falta site.skipLink, que ${ENGLISH} tiene: "Straight to the words". Escríbelo aquí.`,
  ],
  [
    'an unknown placeholder',
    ENGLISH,
    '({count})',
    '({number})',
    `«exhibitionsSection.allLink» · Se encontró "The whole archive ({number})". Se espera un texto con {count} entre llaves, como en ${SPANISH}.`,
  ],
  [
    'a placeholder that Spanish lacks',
    ENGLISH,
    '"submit": "Send the message"',
    '"submit": "Send {n} messages"',
    `«contact.form.submit» · Se encontró "Send {n} messages". Se espera un texto con nada entre llaves, como en ${SPANISH}.`,
  ],
  [
    'a key of a page in Spanish only',
    SPANISH,
    /"homeLink": "Regresar a la torre",/,
    '',
    `«analyticsPage.homeLink» · Falta analyticsPage.homeLink, que ${ENGLISH} tiene: "Back to the tower". Escríbelo aquí.`,
  ],
  [
    'an empty text',
    SPANISH,
    '"submit": "Enviar mensaje"',
    '"submit": " "',
    '«contact.form.submit» · Se espera un texto.',
  ],
])('content check reports %s in the UI strings', async (_error, file, from, to, message) => {
  expect(await checkModifiedContent((content) => content.replace(file, from, to))).toStrictEqual([
    expect.stringContaining(message),
  ]);
});

test('content check reports a missing UI string file', async () => {
  expect(await checkModifiedContent((content) => content.remove(ENGLISH))).toStrictEqual([
    `${ENGLISH}:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.`,
  ]);
});

test('content check accepts English UI strings without Spanish-only pages', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(ENGLISH, /,\s*"notFoundPage": [^]*\n}\n$/, '\n}\n'),
  );
  expect(report).toStrictEqual([]);
});

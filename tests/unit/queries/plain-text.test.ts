import { expect, test } from 'vitest';
import { splitItalics, toPlainText } from '../../../src/queries/plain-text.ts';

test.each([
  ['## Qué se *oye*', ['Qué se oye']],
  ['La **más grave** pesa\n112 kilos.', ['La más grave pesa 112 kilos.']],
  ['Mide 5 \\* 3.', ['Mide 5 * 3.']],
  ['Antes, [el barro](/exhibiciones/barro).', ['Antes, el barro (https://torre.test/exhibiciones/barro).']],
  ['En <https://torre.test>.', ['En https://torre.test/.']],
  ['- los lunes, *semillas*;\n- los martes, papel.', ['– los lunes, semillas;\n– los martes, papel.']],
  ['Un renglón\\\ny otro.', ['Un renglón\ny otro.']],
  ['> Una.\n>\n> Otra.', ['Una.', 'Otra.']],
  ['3. tercero\n4. cuarto', ['3. tercero\n4. cuarto']],
  ['> Una mesa es un piso.\n\n***\n\n![Tablones](./tablones.png)\n\nFin.', ['Una mesa es un piso.', 'Fin.']],
])('toPlainText converts %j', (markdown, expected) => {
  expect(toPlainText(markdown, 'https://torre.test/imprenta')).toStrictEqual(expected);
});

test.each([
  ['*Marea*, de Ana', ['', 'Marea', ', de Ana']],
  ['_Marea_ y __luz__', ['', 'Marea', ' y ', 'luz', '']],
  ['5 * 3 * 2 m, 5*3*2 kg', ['5 * 3 * 2 m, 5*3*2 kg']],
  ['@_ana_ y a_b_c', ['@_ana_ y a_b_c']],
])('splitItalics splits the caption %j', (caption, parts) => {
  expect(splitItalics(caption)).toStrictEqual(parts);
});

import { expect, test } from 'vitest';
import { checkTexts } from '../../src/editing/content-check/check-texts.ts';

const report = (data: unknown): string[] =>
  checkTexts('a.md', { data, lineOf: () => 1 }).map(({ field, message }) => `${field}: ${message}`);

const thousands = (found: string, meant: string): string =>
  `0: Aviso, no detiene nada: "${found}" lleva punto, que es de decimales. Los miles llevan coma: ${meant}.`;
const digits = (found: string, count: number): string =>
  `0: Aviso, no detiene nada: "${found}" lleva ${count} números después de +52, y un teléfono de México lleva 10.`;

test.each([
  ['Desde $98.000.000 MXN', thousands('$98.000.000', '$98,000,000')],
  ['Son 98.000.000 de pesos', thousands('98.000.000', '98,000,000')],
  ['Vinieron 1.500 personas', thousands('1.500', '1,500')],
  ['$1.500', thousands('$1.500', '$1,500')],
  ['+52 55 1234 567', digits('+52 55 1234 567', 9)],
  ['+52 (55) 1234-56789', digits('+52 (55) 1234-56789', 11)],
])('of the text %j an editor is warned', (text, told) => {
  expect(report({ 0: text })).toStrictEqual([told]);
});

test.each([
  ...[
    '$98,000,000',
    '98,000,000 de pesos',
    '3.250 kg',
    '1.5 m',
    '0.125 m²',
    '19.432°',
    '3.1416',
    '1.250 × 0.900 m',
  ],
  ...['+52 55 1234 5678', '+52 1 55 1234 5678', '+1 212 555 0100', 'https://x.mx/1.000.000', 'v. 2.0.1'],
])('the text %j is quiet', (text) => {
  expect(report({ 0: text })).toStrictEqual([]);
});

test('a photograph that a file shows twice is told where it stands again', () => {
  const pictures = [{ image: './b.jpg' }, { image: './a.jpg' }];
  expect(report({ image: './a.jpg', pictures })).toStrictEqual([
    'pictures[2].image: Aviso, no detiene nada: "./a.jpg" ya es «image». Cambia una de las dos, o déjalas si así es.',
  ]);
});

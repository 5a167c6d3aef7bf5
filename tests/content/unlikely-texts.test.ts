import { expect, test } from 'vitest';
import { checkTexts } from '../../src/editing/content-check/check-texts.ts';

const report = (data: unknown): string[] =>
  checkTexts('a.md', { data, lineOf: () => 1 }).map(({ field, message }) => `${field}: ${message}`);

const warning = (told: string) => [`0: Aviso, no detiene nada: ${told}`];

test.each([
  [
    'Desde MMXX, y MCMLXVIII no',
    '"MMXX" es un año en números romanos, que nadie busca. Escríbelo con cifras: 2020.',
    '"MCMLXVIII" es un año en números romanos, que nadie busca. Escríbelo con cifras: 1968.',
  ],
  [
    '+52 (55) 1234-56789',
    '"+52 (55) 1234-56789" lleva 11 números después de +52, y un teléfono de México lleva 10.',
  ],
  [
    'Queda abier\u200Bto',
    '"abier[U+200B]to" lleva por dentro un signo que no se ve. Bórrala y escríbela de nuevo.',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fx.mx%2Fmapa&sa=D',
    '"https://www.google.com/url?q=https%3A%2F%2Fx.mx%2Fmapa&sa=D" pasa por otro sitio, que cuenta a quien lo abre. Escribe la dirección misma: https://x.mx/mapa.',
  ],
  [
    'https://x.mx/?utm_source=chatgpt.com',
    '"https://x.mx/?utm_source=chatgpt.com" dice que la dio un asistente. Escribe https://x.mx/.',
  ],
])('of the text %j an editor is told how to mend it', (text, ...told) => {
  expect(report({ 0: text })).toStrictEqual(told.flatMap(warning));
});

test('a telephone of another country has as many digits as it has', () => {
  expect(report({ 0: '+1 212 555 0100' })).toStrictEqual([]);
});

test('a photograph that a file shows twice is told where it stands again', () => {
  const pictures = [{ image: './b.jpg' }, { image: './a.jpg' }];
  expect(report({ image: './a.jpg', pictures })).toStrictEqual([
    'pictures[2].image: Aviso, no detiene nada: "./a.jpg" ya es «image». Cambia una de las dos, o déjalas si así es.',
  ]);
});

test('two photographs of which a text says the same are told', () => {
  const pictures = [
    { image: './a.jpg', alt: 'Una mano' },
    { image: './b.jpg', alt: 'Una mano' },
  ];
  expect(report({ pictures })).toStrictEqual([
    'pictures[2].alt: Aviso, no detiene nada: "Una mano" ya es «pictures[1].alt». Cada fotografía enseña otra cosa: di qué se ve en esta.',
  ]);
});

test('an alternative text that is the name of its file with blanks is told', () => {
  expect(report({ image: './lienzos-monumentales.jpg', imageAlt: 'Lienzos monumentales' })).toStrictEqual([
    'imageAlt: Aviso, no detiene nada: aquí se lee el nombre del archivo. Di qué se ve en la imagen.',
  ]);
});

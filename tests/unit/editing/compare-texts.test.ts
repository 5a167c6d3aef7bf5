import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeComparison } from '../../../src/editing/content-check/compare-texts.ts';
import { originalOf } from '../../../src/schemas/translation.ts';
import { FROZEN_SITE } from '../../setup/site-folder.ts';

const SPANISH_TEXTS = globSync('content/*/*.md', { cwd: FROZEN_SITE })
  .filter((file) => originalOf(file) === undefined)
  .map((file) => readFileSync(join(FROZEN_SITE, file), 'utf8'));

const compare = makeComparison(
  [...SPANISH_TEXTS, 'Por el formulario de contacto la entrada es libre'],
  ['Roof garden with a bar and a spa', 'Write on WhatsApp'],
);

test.each([
  ['a figure ten times as large', '2,200 m² libres', '22,000 m² free', /dice 2200: "2,200 m² libres"/],
  ['a figure that is left out', 'De 40 m de frente', 'With a long front', /español dice 40/],
  ['another year', 'Desde 1968', 'Since 1986', /español dice 1968/],
  ['another decimal', '4.80 m', '4.50 m', /español dice 480/],
  [
    'a date in Spanish',
    '6 de febrero – 27 de abril de 2027',
    '6 de febrero – 27 de abril de 2027',
    /parece que sigue en español/,
  ],
  [
    'a sentence in Spanish',
    'Cada semana le toca a alguien',
    'La mesa se armó aquí, porque entera no habría subido.',
    /parece que sigue en español/,
  ],
  ['a form that nobody filled in', '{from} a {to} h', '{from} a {to} h', /parece que sigue en español/],
  ['a few words in Spanish', 'Pisos de madera', 'Pisos de madera', /parece que sigue en español/],
  ['one word in Spanish', 'Contacto', 'Contacto', /parece que sigue en español/],
  ['two words in Spanish', 'Entrada libre', 'Entrada libre', /parece que sigue en español/],
])('%s is told', (_what, original, words, told) => {
  expect(compare(original, words)).toStrictEqual([expect.stringMatching(told)]);
});

test.each([
  ['18:00', '6 PM'],
  ['De 15 a 18 h', '3 to 6 PM'],
  ['De 11:00 a 14:30', '11 AM–2:30 PM'],
  ['Hay 4 salas', 'There are four rooms'],
  ['Cuarenta metros', '40 metres'],
  ['Mil cien hilos', '1,100 threads'],
  ['2,200 m² a 4.80 m', '2\u202f200 m² at 4,80 m'],
  ['4.80 m', '15 ft 9 in (4.80 m)'],
  ['2,200 m²', 'About 24,000 sq ft (2,200 m²)'],
  ['6 de febrero – 27 de abril de 2027', 'February 6 – April 27, 2027'],
  ['Ana Lucero y Taller Norte', 'Ana Lucero and Taller Norte'],
  ['*Marea de plata*, de Ana Lucero', '*Marea de plata*, Ana Lucero'],
  ['Calle de la Palma 14', 'Calle de la Palma 14'],
  ['{n} / {total}', '{n} / {total}'],
  ['Roof garden', 'Roof garden'],
  ['WhatsApp', 'WhatsApp'],
  ['350 kg/m²', '350 kg/m²'],
  ['© {year} Taller Norte', '© {year} Taller Norte'],
])('nothing is told of %s beside %s', (original, words) => {
  expect(compare(original, words)).toStrictEqual([]);
});

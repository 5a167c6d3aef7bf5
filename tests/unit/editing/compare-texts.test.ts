import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeComparison } from '../../../src/editing/content-check/compare-texts.ts';
import { originalOf } from '../../../src/schemas/translation.ts';
import { FROZEN_SITE } from '../../setup/site-folder.ts';

const SPANISH_TEXTS = globSync('content/*/*.md', { cwd: FROZEN_SITE })
  .filter((file) => originalOf(file) === undefined)
  .map((file) => readFileSync(join(FROZEN_SITE, file), 'utf8'));

const compare = makeComparison('es-MX', 'en', SPANISH_TEXTS);

test.each([
  ['a figure ten times as large', '2,200 m² libres', '22,000 m² free', /dice 2,200 y aquí dice 22,000/],
  ['another figure of one digit', 'Hay 4 salas', 'There are 5 rooms', /dice 4 y aquí dice 5/],
  ['another figure in words', 'Hay 4 salas', 'There are five rooms', /español dice 4/],
  ['a figure that is left out', 'De 40 m de frente', 'With a long front', /español dice 40/],
  ['a figure that is put in', 'Con un frente largo', 'With a front of 40 m', /aquí dice 40, y en español no/],
  ['another hour', 'A las 18:00', 'At 7 PM', /dice 18:00 y aquí dice 7 PM/],
  ['another hour in words', 'A las seis de la tarde', 'At seven in the evening', /dice 6 y aquí dice 7/],
  ['the other half of the day', 'A las 18:00', 'At 6 AM', /dice 18:00 y aquí dice 6 AM/],
  ['another hour of two', 'De 15 a 18 h', 'From 3 to 7 PM', /aquí dice 3 to 7 PM/],
  [
    'another day of the week',
    'De jueves a domingo',
    'Thursday to Saturday',
    /aquí dice Saturday y en español jueves y domingo/,
  ],
  ['another month', 'Abre el 6 de febrero', 'Opens on March 6', /aquí dice March y en español febrero/],
  [
    'a day in Spanish',
    'Abre el 6 de febrero',
    'Opens on the 6th of febrero',
    /dice febrero, que es español: aquí es February/,
  ],
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
  [
    'square feet with a nought too many',
    '2,200 m²',
    '2,200 m² (237,000 sq ft)',
    /dice 237,000 sq ft, y 2,200 m² son 23,681/,
  ],
  ['square feet with a point for thousands', '2,200 m²', '2,200 m² (23.700 sq ft)', /dice 23\.700 sq ft/],
])('%s is told', (_what, original, words, told) => {
  expect(compare(original, words)).toStrictEqual([expect.stringMatching(told)]);
});

test.each([
  ['18:00', '6 PM'],
  ['18:00 h', '6:00 p.m.'],
  ['A las 6 de la tarde', 'At 6 PM'],
  ['A las seis de la tarde', 'At 6 PM'],
  ['15 h', '3 PM'],
  ['De 15 a 18 h', '3 to 6 PM'],
  ['De 11:00 a 14:30', '11 AM–2:30 PM'],
  ['A las 12:00', 'At noon'],
  ['Abre a las seis', 'Opens at six'],
  ['De las once a las dos', 'From eleven to two'],
  ['Dura 2 horas', 'It takes two hours'],
  ['40', 'forty'],
  ['Cuarenta metros', '40 metres'],
  ['Veintiséis metros', '26 metres'],
  ['Treinta y tres grados', '33 degrees'],
  ['Mil cien hilos', '1,100 threads'],
  ['1,480', 'one thousand four hundred and eighty'],
  ['El primer piso', 'The 1st floor'],
  ['El siglo XXI', 'The 21st century'],
  ['Una silla', '1 chair'],
  ['2,200 m² a 4.80 m', '2\u202f200 m² at 4,80 m'],
  ['4.80 m', '15 ft 9 in (4.80 m)'],
  ['2,200 m²', '2,200 m² (23,700 sq ft)'],
  ['2,200 m²', 'About 24,000 sq ft (2,200 m²)'],
  ['6 de febrero – 27 de abril de 2027', 'February 6 – April 27, 2027'],
  ['De jueves a domingo', 'Thursday to Sunday'],
  ['Mayo', 'It may rain'],
  ['Ana Lucero y Taller Norte', 'Ana Lucero and Taller Norte'],
  ['*Marea de plata*, de Ana Lucero', '*Marea de plata*, Ana Lucero'],
  ['Ciudad de México', 'Ciudad de México'],
  ['Calle de la Palma 14', 'Calle de la Palma 14'],
  ['{n} / {total}', '{n} / {total}'],
  ['{n} km', '{n} km'],
  ['Panorama', 'Panorama'],
  ['El lunes', 'On Monday'],
])('nothing is told of %s beside %s', (original, words) => {
  expect(compare(original, words)).toStrictEqual([]);
});

test('in a language whose numbers in words are not known, long figures are compared', () => {
  const inFrench = makeComparison('es-MX', 'fr', SPANISH_TEXTS);
  expect(inFrench('Hay 4 salas', 'Quatre salles')).toStrictEqual([]);
  expect(inFrench('Hay 2,200 m²', 'Il y a 22 000 m²')).toStrictEqual([
    expect.stringContaining('en español dice 2,200'),
  ]);
});

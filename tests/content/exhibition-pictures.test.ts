import { expect, test } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { SiteFolder } from '../setup/site-folder.ts';
import { EXHIBITION } from './report-changed.ts';

const WRONG = `pictures:
  - image: ./tablones.png
    caption: ""
  - image: ./retrato-libro-de-una-hoja.png
    alt: "IMG_2034.png"
    credito: "Nadie"
  - alt: "Un papel doblado en cuatro"
works:
  - title: "La hoja"
    year: "2021–2019"
    medium: "papel"
    picture: 4
  - year: 21
    medium: "papel"
    picture: 0
  - title: "Otra hoja"
    year: "2019–2021"
    medium: "papel"
`;
const ERRORS = `
pictures[1].alt · Falta este campo. Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
pictures[1].caption · Se encontró un texto vacío. Se espera un texto, por ejemplo "*Marea*, de Ana Lucero".
pictures[2].alt · Se encontró "IMG_2034.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
pictures[2].credito · No existe: credito. Los campos posibles son: image, alt, caption, credit.
pictures[2].image · «content/exhibitions/retrato-libro-de-una-hoja.png» mide 128 × 128 px. Se espera 960 × 540 px o más.
pictures[3].image · Falta este campo. Se espera la ruta de una imagen, por ejemplo "./foto.jpg".
works[1].picture · Se encontró el número 4, y en pictures hay 3. Se espera el número de una de ellas.
works[1].year · Se encontró "2021–2019". Se espera un año desde el 1000 hasta el que viene, o el primero y el último, por ejemplo "2019–2021".
works[2].picture · Se encontró el número 0. Se espera el número de una fotografía de pictures, por ejemplo 1.
works[2].title · Falta este campo. Se espera un texto, por ejemplo "Marea".
works[2].year · Se encontró "21". Se espera un año desde el 1000 hasta el que viene, o el primero y el último, por ejemplo "2019–2021".`;

const many = (count: number) =>
  `pictures:\n${'  - image: ./tablones.png\n    alt: "Un papel"\n'.repeat(count)}`;

test.each([
  ['whatever is wrong, by the number of the entry', WRONG, ERRORS],
  [
    'a picture too many',
    many(25),
    '\npictures · Se encontró una lista de 25. Se espera una lista de hasta 24 fotografías.',
  ],
  ['nothing while there are enough', many(24), ''],
  ['nothing while there are none', 'pictures: []\nworks: []\n', ''],
])('of the pictures and works of an exhibition the check tells %s', async (_what, lists, told) => {
  await using content = await SiteFolder.create();
  await content.replace(EXHIBITION, /^---\n\n/m, `${lists}---\n\n`);
  const report = await checkContent(content.root);
  expect(
    report
      .map(({ field, message }) => `\n${field} · ${message}`)
      .sort()
      .join(''),
  ).toBe(told);
});

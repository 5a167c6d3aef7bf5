import { expect, test } from 'vitest';
import { EXHIBITION, reportChanged } from './report-changed.ts';

const WRONG_TYPES = `---
id: "5"
# Una hoja
artist: [Sin título]
date: true
opens: 2026-02-30 00:00:00
closes: 2026-11-12T18:00:00-06:00
status: Pasadas
image: ""
imageAlt:
description: "Un\\vpapel."
speakerAvatar: "./retrato-libro-de-una-hoja.png"
videoLink: http://example.com/video
draft: sí
works: []
pictures: []
activities:
  - { label: Sin comillas, day: 2026-12-05, starts: 9:00, ends: 10:30 }
  - { label: Sin comillas, day: 2026-12-05, starts: 17:00 }
  - { label: Sin hora, day: 2026-12-05, starts: 24:00, ends: 7 pm }
  - { label: Sin comillas, day: 2026-12-05, starts: 19.30, lugar: aquí }
  - { label: Al revés, day: 2026-12-05, starts: 10:00, ends: 9:30 }
  - { day: 2026-12-05, starts: "21:00", ends: "00:00" }
  - { label: " sin Comillas", day: "2026-12-05", starts: "09:00" }
---
Un ensayo.
`;
const TYPE_ERRORS = `
1 · «speakerName» · Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerName» o borra los otros.
1 · «speakerRole» · Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerRole» o borra los otros.
1 · «title» · Falta este campo. Se espera un texto, por ejemplo "Dos: la segunda".
2 · «id» · Se encontró "5". Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.
4 · «artist» · Se encontró una lista de 1. Se espera un texto, por ejemplo "Ana Lucero y Taller Norte". Escríbelo entre comillas.
5 · «date» · Se encontró el valor true. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2027". Escríbelo entre comillas.
6 · «opens» · Se encontró "2026-02-30 00:00:00". Se espera un día del calendario: año, mes y día, por ejemplo "2027-02-06". La hora va en activities: label, day y starts.
7 · «closes» · Se encontró "2026-11-12T18:00:00-06:00". Se espera un día del calendario: año, mes y día, por ejemplo "2027-04-27". La hora va en activities: label, day y starts.
8 · «status» · Se encontró "Pasadas". Se espera una de estas palabras: pasada, actual, proxima, próxima.
9 · «image» · Se encontró un texto vacío. Se espera la ruta de una imagen, por ejemplo "./foto.jpg".
10 · «imageAlt» · Se encontró un campo vacío. Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
11 · «description» · Se encontró "Un[U+000B]papel.". Se espera un texto, por ejemplo "Dos series de dibujos, una frente a la otra.". Lo que está entre [ ] no se ve: bórralo y escríbelo de nuevo.
13 · «videoLink» · Se encontró "http://example.com/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video".
14 · «draft» · Se encontró "sí". Se espera true o false, sin comillas.
20 · «activities[3].ends» · Se encontró "7 pm". Se espera una hora, de 00:00 a 23:59, por ejemplo "22:00".
20 · «activities[3].starts» · Se encontró "24:00". Se espera una hora, de 00:00 a 23:59, por ejemplo "19:00".
21 · «activities[4].lugar» · No existe: lugar. Los campos posibles son: label, day, starts, ends, note.
21 · «activities[4].starts» · Se encontró "19.30". Se espera una hora, de 00:00 a 23:59, por ejemplo "19:00". Escríbelo entre comillas.
22 · «activities[5].ends» · Se encontró "09:30", que no es después de starts: "10:00". Se espera una hora posterior del mismo día; si termina pasada la medianoche, borra ends y dilo en note.
23 · «activities[6].ends» · Se encontró "00:00", que no es después de starts: "21:00". Se espera una hora posterior del mismo día; si termina pasada la medianoche, borra ends y dilo en note.
23 · «activities[6].label» · Falta este campo. Se espera un texto, por ejemplo "Inauguración".
24 · «activities[7]» · Esta actividad está dos veces: el mismo label, day y starts. Borra una o corrígela.`;

const WRONG_VALUES = `---
id: -1
title: 0b11
artist: "Por escribir"
date: 2024-03-14
opens: "2026-03-05"
closes: 2026-03-04
status: futura
image: "./libro-de-una-hoja.png"
imageAlt: "libro-de-una-hoja.png"
description: "Un papel."
videoLink: https://ana:clave@example.com/video
pictures:
  - image: ./tablones.png
    caption: ""
  - image: ./retrato-libro-de-una-hoja.png
    alt: "IMG_2034.png"
    caption: "*Marea, de Ana"
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
activities:
  - { label: Antes, day: 2026-03-04, starts: 10:00 }
  - { label: Después, day: 2026-03-05, starts: 10:00 }
---
Por escribir: el ensayo.

Por escribir: otro, con un [borrador](/exhibiciones/cuarto-oscuro).
`;
const VALUE_ERRORS = `
2 · «id» · Se encontró el número -1. Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.
3 · «title» · Se encontró "0b11". Se espera un texto, por ejemplo "Dos: la segunda". Escríbelo entre comillas.
4 · Todavía es de muestra («Por escribir»). Pon lo tuyo, o deja draft: true mientras falte.
5 · «date» · Se encontró la fecha 2024-03-14 sin comillas. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2027". Escríbelo entre comillas.
7 · «closes» · Se encontró "2026-03-04", que es antes de opens: "2026-03-05". Se espera ese día o uno posterior.
8 · «status» · Se encontró "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.
10 · «imageAlt» · Se encontró "libro-de-una-hoja.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
12 · «videoLink» · Se encontró "https://ana:clave@example.com/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video".
14 · «pictures[1].alt» · Falta este campo. Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
15 · «pictures[1].caption» · Se encontró un texto vacío. Se espera un texto con los asteriscos (*) en pares, por ejemplo "*Marea*, de Ana Lucero".
16 · «pictures[2].image» · «content/exhibitions/retrato-libro-de-una-hoja.png» mide 128 × 128 px. Se espera 960 × 540 px o más.
17 · «pictures[2].alt» · Se encontró "IMG_2034.png". Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Dos lienzos blancos recargados en una columna de concreto, con luz de mañana".
18 · «pictures[2].caption» · Se encontró "*Marea, de Ana". Se espera un texto con los asteriscos (*) en pares, por ejemplo "*Marea*, de Ana Lucero".
19 · «pictures[2].credito» · No existe: credito. Los campos posibles son: image, alt, caption, credit.
20 · «pictures[3].image» · Falta este campo. Se espera la ruta de una imagen, por ejemplo "./foto.jpg".
23 · «works[1].year» · Se encontró "2021–2019". Se espera un año desde el 1000 hasta el que viene, el primero y el último, o lo que se sepa (ca. 1968, s/f), por ejemplo "2019–2021".
25 · «works[1].picture» · Se encontró el número 4, y en pictures hay 3. Se espera el número de una de ellas.
26 · «works[2].title» · Falta este campo. Se espera un texto, por ejemplo "Marea".
26 · «works[2].year» · Se encontró "21". Se espera un año desde el 1000 hasta el que viene, el primero y el último, o lo que se sepa (ca. 1968, s/f), por ejemplo "2019–2021".
28 · «works[2].picture» · Se encontró el número 0. Se espera el número de una fotografía de pictures, por ejemplo 1.
33 · «activities[1].day» · Aviso, no detiene nada: este día es antes de opens, "2026-03-05". Corrígelo, o déjalo si así es.
34 · «activities[2].day» · Aviso, no detiene nada: este día es después de closes, "2026-03-04". Corrígelo, o déjalo si así es.
36 · Todavía es de muestra («Por escribir»). Pon lo tuyo, o deja draft: true mientras falte.
38 · «texto» · El enlace "/exhibiciones/cuarto-oscuro" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio, por ejemplo /visita, /#contact o /exhibiciones/ y el nombre de una.
38 · Todavía es de muestra («Por escribir»). Pon lo tuyo, o deja draft: true mientras falte.`;

test.each([
  ['types', WRONG_TYPES, TYPE_ERRORS],
  ['values', WRONG_VALUES, VALUE_ERRORS],
])('all wrong %s of an exhibition are told in one run, by line', async (_what, text, errors) => {
  const told = await reportChanged((content) => content.write(EXHIBITION, text));
  expect(`\n${told.join('\n')}`).toBe(errors.replaceAll('\n', `\n${EXHIBITION}:`));
});

test.each([
  [24, []],
  [25, ['Se encontró una lista de 25. Se espera una lista de hasta 24 fotografías.']],
])('an exhibition with %i pictures is told %j', async (count, messages) => {
  const pictures = '  - { image: ./tablones.png, alt: "Un papel" }\n'.repeat(count);
  const told = await reportChanged((content) =>
    content.replace(EXHIBITION, /^status/m, `pictures:\n${pictures}status`),
  );
  expect(told).toStrictEqual(messages.map((message) => expect.stringContaining(message) as unknown));
});

const missing = (field: string) =>
  `${EXHIBITION}:1 · «${field}» · Falta este campo. Escríbelo, o los días de los que sale solo: opens y closes.`;

test.each([
  ['neither day', '', ['date', 'status']],
  ['the last alone', 'closes: "2021-10-02"\n', ['date', 'status']],
  ['the first alone', 'opens: "2021-10-02"\n', []],
  ['neither day in a draft', 'draft: true\n', ['date']],
])('a date and a status may be left out where days tell them: with %s', async (_which, lines, fields) => {
  const told = await reportChanged(async (content) => {
    await content.replace(EXHIBITION, /^status: .*\n/m, '');
    await content.replace(EXHIBITION, /^date: .*\n/m, lines);
  });
  expect(told).toStrictEqual(fields.map(missing));
});

import { test } from 'vitest';
import { inField, inFile, all, EXHIBITION, type ErrorRow, expectRow } from './check-changed.ts';

const ROWS: ErrorRow[] = [
  [
    'a misspelt field',
    inFile(EXHIBITION, 'title:', 'titel:'),
    '1 · «title» · Falta este campo. Se espera un texto, por ejemplo "Cielo raso".',
    '3 · «titel» · Este campo no existe. ¿Quisiste escribir «title»?',
  ],
  [
    'an unquoted year as date',
    inField('date', 'date: 2024'),
    '5 · «date» · Se encontró el número 2024. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2025". Escríbelo entre comillas: "2024".',
  ],
  [
    'an unquoted date',
    inField('date', 'date: 2024-03-14'),
    '5 · «date» · Se encontró la fecha 2024-03-14 sin comillas. Se espera un texto, por ejemplo "6 de febrero – 27 de abril de 2025". Escríbelo entre comillas: "2024-03-14".',
  ],
  [
    'a status in another form',
    inField('status', 'status: Pasadas'),
    '6 · «status» · Se encontró "Pasadas". Se espera una de estas palabras: pasada, actual, proxima, próxima. ¿Quisiste escribir "pasada"?',
  ],
  [
    'a number in quotes',
    inField('id', 'id: "5"'),
    '2 · «id» · Se encontró "5". Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
  ],
  [
    'a negative number',
    inField('id', 'id: -1'),
    '2 · «id» · Se encontró el número -1. Se espera un número entero que ninguna otra exhibición tenga, por ejemplo 8.',
  ],
  [
    'a number that three have',
    all(inField('id', 'id: 4'), inFile('content/exhibitions/mesa-larga.md', /^id: .*$/m, 'id: 4')),
    '2 · «id» · El número 4 ya lo usa «content/exhibitions/33-grados.md». Se espera un número que ninguna otra exhibición tenga, por ejemplo 32.',
    'content/exhibitions/mesa-larga.md:2 · «id» · El número 4 ya lo usa «content/exhibitions/33-grados.md». Se espera un número que ninguna otra exhibición tenga, por ejemplo 33.',
  ],
  [
    'a field with nothing after it',
    inField('title', 'title:'),
    '3 · «title» · Se encontró un campo vacío. Se espera un texto, por ejemplo "Cielo raso".',
  ],
  [
    'a draft that is neither true nor false',
    inField('status', 'status: pasada\ndraft: sí'),
    '7 · «draft» · Se encontró "sí". Se espera true o false, sin comillas.',
  ],
  [
    'a speaker with a picture only, beside another error',
    all(inFile(EXHIBITION, /speakerName: .*\nspeakerRole: .*\n/, ''), inField('status', 'status: futura')),
    '1 · «speakerName» · Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerName» o borra los otros.',
    '1 · «speakerRole» · Falta este campo. Una persona que conversa lleva los tres: speakerAvatar, speakerName, speakerRole. Escribe «speakerRole» o borra los otros.',
    '6 · «status» · Se encontró "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.',
  ],
  [
    'a video address without s',
    inField('status', 'status: pasada\nvideoLink: http://example.com/video'),
    '7 · «videoLink» · Se encontró "http://example.com/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
  ],
  [
    'a video address with a password',
    inField('status', 'status: pasada\nvideoLink: https://ana:clave@example.com/video'),
    '7 · «videoLink» · Se encontró "https://ana:clave@example.com/video". Se espera una dirección completa que empiece con https://, por ejemplo "https://example.com/video/cielo-raso".',
  ],
  [
    'an empty alt text',
    inField('imageAlt', 'imageAlt: " "'),
    '8 · «imageAlt» · Se encontró un texto vacío. Se espera una frase que diga qué se ve en la imagen, no el nombre del archivo, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
  ],
  [
    'texts that are still to be written',
    all(
      inField('artist', 'artist: "Por escribir"'),
      inFile(EXHIBITION, 'Encuadernadoras del Norte llegó', 'Por escribir: el ensayo.\n\nPor escribir: otro'),
    ),
    '4 · «artist» · Todavía es de muestra («Por escribir»). Pon lo tuyo, o deja draft: true mientras falte.',
    '15 · «ensayo» · Todavía es de muestra («Por escribir»). Pon lo tuyo, o deja draft: true mientras falte.',
    '17 · «ensayo» · Todavía es de muestra («Por escribir»). Pon lo tuyo, o deja draft: true mientras falte.',
  ],
];

test.each(ROWS)('an exhibition: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, EXHIBITION);
});

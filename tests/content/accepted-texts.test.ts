import { expect, test } from 'vitest';
import { checkEssay } from '../../src/editing/content-check/check-essay.ts';
import { checkTexts } from '../../src/editing/content-check/check-texts.ts';
import { listContentFolder } from '../../src/content/read-content.ts';
import { imageCreditField } from '../../src/schemas/exhibition-images.ts';
import { altTextField, captionField, translatedTextField } from '../../src/schemas/text.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { FIXTURE_SITE } from '../support/temp-site.ts';
import { EXHIBITION } from './check-modified-content.ts';

const PROSE = [
  'La muestra reúne 43 piezas de 12 artistas y permanecerá abierta hasta el domingo 28 de junio.',
  'La inauguración será el miércoles 6 de mayo a las 19:00 h, la víspera de su apertura al público.',
  'Curaduría: Inés Valdivia. Museografía: Taller Norte. Fotografía: cortesía de la galería.',
  'CIUDAD DE MÉXICO, 12 de noviembre (Agencia).— El recinto abrirá sus puertas a partir de mañana.',
  'Entrada libre con reservación en www.museo.example o al 55 1234 5678, ext. 105.',
  'Más información en https://www.museo.example/agenda?mes=11&sede=norte#cupo.',
  'Domingo 15 | 12:00 h | Patio central | Entrada gratuita',
  'El acervo se trasladó al inmueble (s. XVIII) en 1987; antes ocupó tres sedes.',
  'Con RUT 76.543.210-K y domicilio en Valparaíso, la fundación organiza la bienal desde 2009.',
  'El titular, con DNI 30.123.456, podrá retirar dos entradas por función.',
  'Asistieron 1.500 personas, según los organizadores; la policía habló de 900.',
  '«No pinto lo que veo», dijo; «pinto lo que vi» [sic].',
  '—¿Y la luz? —preguntó—. —La luz llega sola.',
  'Óleo sobre tela, 120 × 80 × 4 cm (sin marco); col. particular.',
  'Bronce a la cera perdida, ed. de 5 + 2 P. A., 2018–2021.',
  'Proyecto apoyado por el Sistema de Apoyos a la Creación* y el Fondo Regional**.',
  '*Cupo limitado a 25 personas.',
  'Precio general: $85.00; estudiantes, maestros e INAPAM: $40.00. Martes: 2 × 1.',
  'De martes a domingo, de 10 a 18 h. Cerrado: lunes, 25 de diciembre y 1 de enero.',
  'Hasta un 30 % de descuento con la credencial C-12/B.',
  'El catálogo (ISBN 978-607-000-000-0) se presenta el jueves 19 a las 18:30.',
  'Síguenos en @museo_del_norte y con #NocheDeMuseos.',
  'Con obras de A. Lucero, R. Pardo, J. M. Arce et al.',
  'Algunas piezas —no todas— se tocan; otras, ni se miran de cerca…',
  'El piso pesa 3.5 t/m²; la losa, de 0.125 m, resiste 2,200 kg.',
  'La sala mide 2,200 m² y tiene 4.80 m de altura.',
  'Ver también: «Materia prima» (2016), «Sin título (Serie negra) #4» y «Untitled».',
  'Nació en Oaxaca en 1.968 según el acta; murió en 2019.',
  'La autora firma como x/y; su estudio se llama X.',
  'El siglo XX de México cabe en una cuadra.',
  '¿Cómo llegar? Metro Insurgentes (línea 1), salida norte, y 5 min a pie.',
  'Los días 5, 6 y 7 habrá función doble: 17:00 y 20:00 horas.',
  'Todos los derechos reservados © 2026 Fundación Casa; ® y ™ son de sus dueños.',
  'Escribe a <prensa@museo.example> o a prensa@museo.example para pedir imágenes en alta.',
  'The exhibition brings together 43 works by 12 artists and runs through Sunday, June 28.',
  'Opening reception: Wednesday, May 6, 7–9 PM. The show opens to the public the next day.',
  'Photo credit: courtesy of the artist and Galería Uno. All rights reserved.',
  'NEW YORK, Nov. 12 (Agency) — The building, which dates from 1911, reopens on Saturday.',
  'Free with RSVP at www.gallery.example; walk-ins welcome as space allows.',
  'Oil on linen, 48 × 36 in. (121.9 × 91.4 cm). Collection of the artist.',
  "It's her first solo show in the city — and, she says, “the last one with a roof.”",
  'Hours: Tue–Sun, 11 AM–6 PM; closed Mondays, December 25 & January 1.',
  'Supported, in part, by the City Arts Council* and private donors.',
  'Tickets: $12 general / $8 students & seniors / free under 12.',
  'See “Works on Paper [1968–72],” p. 44, fig. 3a; cf. note 2.',
  'The artist (b. 1985, Monterrey) lives and works in Mexico City and Lisbon.',
];

const MARKDOWN = [
  'La obra *Marea* (2019) es de **Ana Lucero**; su título lo dice todo.',
  '#### Programa\n\n- Jueves 12, 18:00: recorrido.\n- Sábado 14, 12:00: taller para niñas y niños.',
  '1. Recorrido con la artista\n2. Conversación\n3. Cierre',
  'El texto de sala se lee [aquí](https://museo.example/sala_2/texto.pdf), en [su página](https://www.instagram.com/casa_norte/) y en [temple.solar](https://instagram.com/temple.solar).',
  '> No hay muro que no escuche.\n\nTomás Arce, 1998',
  'Verde que te quiero verde.\nVerde viento. Verdes ramas.\nEl barco sobre la mar\ny el caballo en la montaña.',
  'La pieza ocupa la esquina sur. Se ve desde la\nentrada y no pide nada: está ahí, en penumbra,\nMientras la casa se enfría.',
  'Calle Uno 10  \nColonia Norte  \n06700 Ciudad de México',
  'Uno\n\n***\n\nDos',
  'Foto: Ana Lucero. Video: Luis Pardo. Agradecimientos: a todas y todos.',
];

const CAPTIONS = [
  '*Marea*, 2019. Óleo sobre tela. Cortesía: Galería Uno',
  'Vista de sala: «Cielo abierto», 2026. Foto: Ana Lucero',
  'Installation view, *Open Sky*, 2026. Courtesy: the artist',
];
const CREDITS = [
  'Cortesía: Galería Uno',
  'Archivo Norte / Luis Pardo',
  'Ana Lucero, © 2026',
  'Courtesy: MoMA',
];
const ALT_TEXTS = ['Retrato', 'Autorretrato-collage', 'Pantalla', 'Nada más que luz, en la sala 2', 'A hand'];

const context = {
  ...(await listContentFolder(FIXTURE_SITE)),
  url: 'https://torre-amapola.test',
  links: ['/visita'],
  drafts: [],
  redirects: new Map(),
  incompleteLocales: [],
};

const MEXICAN = new Map([['es', 'es-MX']] as const);

test.each([...PROSE, ...MARKDOWN])('content check accepts the essay %j', async (essay) => {
  const page = { file: EXHIBITION, essay, essayLine: 1 };
  const diagnostics = [
    ...(await checkEssay(context, page, '/exhibiciones/agua-prestada', 4)),
    ...checkTexts({ ...page, locale: 'es' }, [], MEXICAN),
  ];
  expect(diagnostics).toStrictEqual([]);
});

test.each(PROSE)('text field accepts %j', (value) => {
  expect(translatedTextField('').safeParse(value).success).toBe(true);
  expect(
    checkTexts(
      { file: EXHIBITION, essayLine: 1, locale: 'es' },
      [{ path: ['description'], text: value }],
      MEXICAN,
    ),
  ).toStrictEqual([]);
});

test.each(CAPTIONS)('caption accepts %j', (value) => {
  expect(captionField('').safeParse(value).success).toBe(true);
});

test.each(CREDITS)('picture credit accepts %j', (value) => {
  expect(imageCreditField('').safeParse(value).success).toBe(true);
});

test.each(ALT_TEXTS)('alt text accepts %j', (value) => {
  expect(altTextField().safeParse(value).success).toBe(true);
});

/** Checks a text of a site in Spain with English; returns the messages. `textLocale` is the locale of a translated text. */
const checkSize = (text: string, locale: Locale, textLocale?: Locale) => {
  const path = textLocale === undefined ? ['size'] : ['size', textLocale];
  const source = { getLine: () => 1, data: {}, getLocation: () => ({ file: 'a.json', line: 1, path }) };
  const file = { file: 'a.json', source, essayLine: 1, locale };
  const languageTags = new Map([
    ['es', 'es-ES'],
    ['en', 'en'],
  ] as const);
  return checkTexts(file, [{ path: ['size'], text }], languageTags).map(({ message }) => message);
};
const COMMA =
  '"2,200m²" lleva coma, que en español de España es de decimales: los miles van con punto o con espacio.';
const POINT = '"2.200m²" lleva punto, que en inglés es de decimales: los miles van con coma.';
const PAIR =
  ' Otro idioma del sitio lo escribe al revés: van los dos, { "es": "2.200m²", "en": "2,200m²" }, o uno con espacio, "2 200m²", como en un título.';

test.each<[text: string, locale: Locale, textLocale: Locale | undefined, messages: string[]]>([
  ['2,200m²', 'es', 'es', [COMMA]],
  ['2,200m²', 'en', 'es', []],
  ['2.200m²', 'en', 'en', [POINT]],
  ['2,200m²', 'es', undefined, [COMMA + PAIR]],
  ['2.200m²', 'en', undefined, [POINT + PAIR]],
  ['2 200m²', 'es', undefined, []],
  ['2 200m²', 'en', undefined, []],
])(
  'content check of %s in the locale %s, written in %s, reports %j',
  (text, locale, textLocale, messages) => {
    expect(checkSize(text, locale, textLocale)).toStrictEqual(messages);
  },
);

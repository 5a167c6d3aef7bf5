import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';

const PROPERTY = 'content/sections/property.json';

const MISTAKES: Mistake[] = [
  [
    'a missing comma',
    (content) =>
      content.replace(
        PROPERTY,
        /"heading": "Mitad techo, mitad cielo.",/,
        '"heading": "Mitad techo, mitad cielo."',
      ),
    [
      {
        file: PROPERTY,
        line: 2,
        field: 'heading',
        severity: 'error',
        message: 'Falta una coma después de este valor.',
      },
    ],
  ],
  [
    'a comma too many',
    (content) => content.replace(PROPERTY, /sin acabados"/, 'sin acabados",'),
    [{ file: PROPERTY, line: 65, field: '', severity: 'error', message: 'Sobra la coma antes de ].' }],
  ],
  [
    'typographic quotes',
    (content) => content.replace(PROPERTY, /"Planta libre"/, '“Planta libre”'),
    [
      {
        file: PROPERTY,
        line: 55,
        field: '',
        severity: 'error',
        message: 'Se encontró “. Los textos van entre comillas rectas: "así".',
      },
    ],
  ],
  [
    'a field written twice',
    (content) => content.replace(PROPERTY, /"heading": "Mitad/, '"heading": "Hola",\n "heading": "Mitad'),
    [
      {
        file: PROPERTY,
        line: 3,
        field: 'heading',
        severity: 'error',
        message: 'Este campo está escrito dos veces. Borra uno.',
      },
    ],
  ],
  [
    'a misspelt field inside a group',
    (content) => content.replace(PROPERTY, /"roleDescription"/, '"roleDescripcion"'),
    [
      {
        file: PROPERTY,
        line: 9,
        field: 'carousel.roleDescription',
        severity: 'error',
        message: 'Falta este campo. Se espera un texto, por ejemplo "carrusel".',
      },
      {
        file: PROPERTY,
        line: 11,
        field: 'carousel.roleDescripcion',
        severity: 'error',
        message: 'Este campo no existe. ¿Quisiste escribir «roleDescription»?',
      },
    ],
  ],
  [
    'a list with one item missing',
    (content) => content.replace(PROPERTY, /"Planta libre",\s+/, ''),
    [
      {
        file: PROPERTY,
        line: 54,
        field: 'features.items',
        severity: 'error',
        message: 'Se encontró una lista de 10. Se espera una lista de exactamente 11.',
      },
    ],
  ],
  [
    'a number where a text belongs',
    (content) => content.replace(PROPERTY, /"4 a 6 lugares"/, '6'),
    [
      {
        file: PROPERTY,
        line: 29,
        field: 'details.items[8].value',
        severity: 'error',
        message:
          'Se encontró el número 6. Se espera un texto, por ejemplo "4". Escríbelo entre comillas: "6".',
      },
    ],
  ],
  [
    'a text where a list belongs',
    (content) => content.replace('content/sections/about.json', /"stats": \[[\s\S]*\]/, '"stats": "tres"'),
    [
      {
        file: 'content/sections/about.json',
        line: 10,
        field: 'stats',
        severity: 'error',
        message: 'Se encontró el texto "tres". Se espera una lista de exactamente 3.',
      },
    ],
  ],
  [
    'an icon that does not exist',
    (content) => content.replace(PROPERTY, /"barbell"/, '"barbel"'),
    [
      {
        file: PROPERTY,
        line: 44,
        field: 'amenities.items[2].icon',
        severity: 'error',
        message:
          'Se encontró el texto "barbel". Se espera una de estas palabras: armchair, arrow-left, arrow-right, barbell, clock, compass-tool, desk, envelope-simple, flower-lotus, map-pin, martini, park, phone, shield-check, sun-horizon, warning, x. ¿Quisiste escribir "barbell"?',
      },
    ],
  ],
  [
    'a template without its placeholder',
    (content) => content.replace(PROPERTY, 'Imagen {n} de {total}', 'Imagen {n}'),
    [
      {
        file: PROPERTY,
        line: 13,
        field: 'carousel.announcement',
        severity: 'error',
        message:
          'Se encontró "Imagen {n}". La página completa este texto: debe llevar {n}, {total}, y nada más entre llaves, por ejemplo "Imagen {n} de {total}".',
      },
    ],
  ],
  [
    'a template with another placeholder',
    (content) => content.replace(PROPERTY, 'Imagen {n} de {total}', 'Imagen {numero} de {total}'),
    [
      {
        file: PROPERTY,
        line: 13,
        field: 'carousel.announcement',
        severity: 'error',
        message:
          'Se encontró "Imagen {numero} de {total}". La página completa este texto: debe llevar {n}, {total}, y nada más entre llaves, por ejemplo "Imagen {n} de {total}".',
      },
    ],
  ],
  [
    'an empty list',
    (content) =>
      content.replace('content/sections/vision.json', /"paragraphs": \[[\s\S]*?\n {2}\]/, '"paragraphs": []'),
    [
      {
        file: 'content/sections/vision.json',
        line: 6,
        field: 'paragraphs',
        severity: 'error',
        message: 'Se encontró una lista de 0. Se espera una lista con uno o más elementos.',
      },
    ],
  ],
  [
    'a list instead of fields',
    (content) => content.write('content/pages/home.json', '[]'),
    [
      {
        file: 'content/pages/home.json',
        line: 1,
        field: '',
        severity: 'error',
        message: 'Se encontró una lista de 0. Se espera un grupo de campos: title, description.',
      },
    ],
  ],
  [
    'an empty file',
    (content) => content.write('content/pages/home.json', ''),
    [
      {
        file: 'content/pages/home.json',
        line: 1,
        field: '',
        severity: 'error',
        message: 'El archivo está vacío.',
      },
    ],
  ],
  [
    'another encoding',
    (content) =>
      content.write(
        'content/pages/home.json',
        Buffer.from('{\n"title": "Exhibici\xf3n",\n "description":"x"}', 'latin1'),
      ),
    [
      {
        file: 'content/pages/home.json',
        line: 2,
        field: '',
        severity: 'error',
        message: 'Hay letras que no se pueden leer. Guarda el archivo como UTF-8.',
      },
    ],
  ],
  [
    'a byte order mark',
    (content) => content.write('content/pages/home.json', '\uFEFF{\n"title": "Exh",\n "description":"x"}'),
    [
      {
        file: 'content/pages/home.json',
        line: 1,
        field: '',
        severity: 'error',
        message: 'El archivo empieza con una marca invisible (BOM). Guárdalo como UTF-8 sin BOM.',
      },
    ],
  ],
  [
    'a gallery of 19',
    (content) => content.replace('content/gallery/gallery.json', / {2}\{\n[^}]*\},\n/, ''),
    [
      {
        file: 'content/gallery/gallery.json',
        line: 1,
        field: '',
        severity: 'error',
        message: 'Se encontró una lista de 19. Se espera una lista de exactamente 20.',
      },
    ],
  ],
  [
    'an empty alt text in the gallery',
    (content) => content.replace('content/gallery/gallery.json', /"alt": "Escalera[^"]*"/, '"alt": ""'),
    [
      {
        file: 'content/gallery/gallery.json',
        line: 39,
        field: '[8].alt',
        severity: 'error',
        message:
          'Se encontró un texto vacío. Se espera un texto, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
      },
    ],
  ],
  [
    'no alt text in the gallery',
    (content) => content.replace('content/gallery/gallery.json', /"alt": "Escalera[^"]*",\n/, ''),
    [
      {
        file: 'content/gallery/gallery.json',
        line: 37,
        field: '[8].alt',
        severity: 'error',
        message:
          'Falta este campo. Se espera un texto, por ejemplo "Roof garden de día con pérgola, salas exteriores, agaves y vista a la ciudad".',
      },
    ],
  ],
  [
    'a telephone without country',
    (content) => content.replace('content/sections/contact.json', '+52 55 0000 2200', '55 0000'),
    [
      {
        file: 'content/sections/contact.json',
        line: 44,
        field: 'details.phone.value',
        severity: 'error',
        message: 'Se encontró "55 0000". Se espera algo como "+52 55 0000 2200".',
      },
    ],
  ],
  [
    'an e-mail without domain',
    (content) => content.replace('content/sections/contact.json', 'contacto@example.com', 'contacto'),
    [
      {
        file: 'content/sections/contact.json',
        line: 45,
        field: 'details.email.value',
        severity: 'error',
        message: 'Se encontró "contacto". Se espera algo como "contacto@example.com".',
      },
    ],
  ],
  [
    'a site address with a slash',
    (content) =>
      content.replace(
        'content/site.json',
        'https://penthouse2200.example.com',
        'https://penthouse2200.example.com/',
      ),
    [
      {
        file: 'content/site.json',
        line: 3,
        field: 'url',
        severity: 'error',
        message:
          'Se encontró "https://penthouse2200.example.com/". Se espera solo el dominio, sin diagonal ni nada más al final, por ejemplo "https://penthouse2200.example.com".',
      },
    ],
  ],
  [
    'a section that does not exist',
    (content) => content.replace('content/site.json', '"section": "about"', '"section": "acerca"'),
    [
      {
        file: 'content/site.json',
        line: 18,
        field: 'navigation.links[3].section',
        severity: 'error',
        message:
          'Se encontró el texto "acerca". Se espera una de estas palabras: property, exhibitions, about, vision, contact.',
      },
    ],
  ],
];

test.each(MISTAKES)('a JSON file: %s', async (_title, change, expected) => {
  expect(await checkChanged(change)).toEqual(expected);
});

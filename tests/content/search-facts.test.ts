import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';

/** The first check measures every picture; a busy machine may need many times as long. */
const CHECK_TIMEOUT_MS = 60_000;
const SITE = 'content/site.json';
const PROPERTY = 'content/sections/property.json';
const explainDomain = (found: string) =>
  `Se encontró "${found}". Se espera solo el dominio, sin diagonal ni nada más al final, por ejemplo "https://penthouse2200.example.com".`;
const explainFact = (found: string, fact: string, example: string) =>
  `Se encontró "${found}". Con "fact": "${fact}" se espera solo la cifra, por ejemplo "${example}".`;

const wrongAddress = (found: string, message = explainDomain(found)): Mistake => [
  `the site's address as ${found}`,
  (content) => content.replace(SITE, 'https://penthouse2200.example.com', found),
  [{ file: SITE, line: 3, field: 'url', severity: 'error', message }],
];
const wrongFact = (index: number, from: string, to: string, message: string): Mistake => [
  `${to} where search engines are told a number`,
  (content) => content.replace(PROPERTY, from, from.replace(/"value": "[^"]*"/, `"value": "${to}"`)),
  [
    {
      file: PROPERTY,
      line: 21 + index,
      field: `details.items[${String(index)}].value`,
      severity: 'error',
      message,
    },
  ],
];
const explainSecure = (found: string) =>
  `Se encontró "${found}". Se espera una dirección completa que empiece con https://, por ejemplo "https://penthouse2200.example.com".`;

const MISTAKES: Mistake[] = [
  wrongAddress('penthouse2200.mx', explainSecure('penthouse2200.mx')),
  wrongAddress('http://penthouse2200.mx', explainSecure('http://penthouse2200.mx')),
  wrongAddress('http://penthouse2200.mx/venta/', explainSecure('http://penthouse2200.mx/venta/')),
  wrongAddress('https://penthouse2200.mx/venta'),
  wrongAddress('https://penthouse2200.mx?a=1'),
  wrongFact(
    2,
    '"value": "2,200 m²", "fact": "superficie"',
    '2,200 metros',
    explainFact('2,200 metros', 'superficie', '2,200 m²'),
  ),
  wrongFact(5, '"value": "4", "fact": "recamaras"', 'Cuatro', explainFact('Cuatro', 'recamaras', '4')),
  wrongFact(6, '"value": "7", "fact": "banos"', '7 y medio', explainFact('7 y medio', 'banos', '7')),
  wrongFact(
    7,
    '"value": "2022", "fact": "construccion"',
    'Hacia 2022',
    explainFact('Hacia 2022', 'construccion', '2022'),
  ),
  [
    'one fact told twice',
    (content) => content.replace(PROPERTY, '"fact": "banos"', '"fact": "recamaras"'),
    [
      {
        file: PROPERTY,
        line: 27,
        field: 'details.items[6].fact',
        severity: 'error',
        message: 'Otro detalle ya dice "fact": "recamaras". Déjalo solo en uno.',
      },
    ],
  ],
  [
    'a fact that does not exist',
    (content) => content.replace(PROPERTY, '"fact": "banos"', '"fact": "baños"'),
    [
      {
        file: PROPERTY,
        line: 27,
        field: 'details.items[6].fact',
        severity: 'error',
        message:
          'Se encontró el texto "baños". Se espera una de estas palabras: superficie, recamaras, banos, construccion. ¿Quisiste escribir "banos"?',
      },
    ],
  ],
  [
    'a country by its name',
    (content) => content.replace(SITE, '"country": "MX"', '"country": "México"'),
    [
      {
        file: SITE,
        line: 31,
        field: 'place.country',
        severity: 'error',
        message: 'Se encontró "México". Se esperan dos letras mayúsculas, por ejemplo "MX".',
      },
    ],
  ],
];

test.each(MISTAKES)(
  'what search engines are told: %s',
  async (_title, change, expected) => {
    expect(await checkChanged(change)).toEqual(expected);
  },
  CHECK_TIMEOUT_MS,
);

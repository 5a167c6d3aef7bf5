import { expect, test } from 'vitest';
import { readJson, readMarkdown } from '../../src/content/read-file.ts';
import { findStaleReferences, findSampleContent } from '../../src/editing/content-check/launch-checklist.ts';

test.each<[what: string, text: string, samples: string[]]>([
  ['a marked file', '{ "name": "Casa Roble", "sample": true }', ['sample']],
  [
    'marked entries',
    '[{ "sample": true }, { "sample": false }, { "a": { "sample": true } }]',
    ['[1].sample', '[3].a.sample'],
  ],
  ['a URL', '{ "url": "https://casa-roble.example.com" }', ['https://casa-roble.example.com']],
  ['a mail, told once', '["contacto@example.com", "contacto@example.com"]', ['contacto@example.com']],
  ['a telephone', '["+52 55 0000 2200"]', ['+52 55 0000 2200']],
  [
    'a marked text, and what it leaves to its owner',
    '---\n# https://example.com/video\nsample: true\n---\nResponde [[nombre]]. Horario por confirmar.\n',
    ['sample', '[[nombre]]', 'por confirmar'],
  ],
  ['nothing in what an owner wrote', '["+52 55 1234 5678", "Otra muestra, en https://terraza.mx"]', []],
])('before publishing an editor is told of %s', (_, text, samples) => {
  const { source } = text.startsWith('---') ? readMarkdown('a.md', text) : readJson('a.json', text);
  expect(findSampleContent({ text, ...(source && { source }) })).toStrictEqual(samples);
});

const PRICE = '{ "price": { "value": "A consultar" } }';
const SHOW = ['content/exhibitions/marea.md', '---\n---\nUna exhibición.'] as const;

test.each<[what: string, property: string, show: readonly (readonly [string, string])[], told: string[]]>([
  ['nothing where there is a price and an exhibition', PRICE, [SHOW], []],
  [
    'what speaks of a sale, without a price',
    '{}',
    [SHOW],
    [
      'content/pages/privacidad.md · No se vende nada (content/sections/property.json no tiene price), y aquí se lee: venta.',
      'content/pages/privacidad.en.md · No se vende nada (content/sections/property.json no tiene price), y aquí se lee: for sale.',
    ],
  ],
  [
    'what speaks of exhibitions, without any',
    PRICE,
    [],
    [
      'content/pages/privacidad.md · No hay ninguna exhibición, y aquí se lee: exhibición, exhibiciones.',
      'content/pages/privacidad.en.md · No hay ninguna exhibición, y aquí se lee: exhibition.',
    ],
  ],
])('before publishing an editor is told of %s', (_, property, show, told) => {
  const files = [
    ['content/sections/property.json', property],
    ['content/sections/exhibitions.json', '{ "heading": "Exhibiciones" }'],
    [
      'content/site.json',
      '{ "links": [{ "label": "Sala", "section": "exhibitions" }], "exhibitionsLink": "Ver" }',
    ],
    ['content/words/es.json', '{ "emptyTab": "No hay exhibiciones" }'],
    [
      'content/pages/privacidad.md',
      'La venta, por la ventana: exhibición, Exhibiciones, exhibición. No los vendemos.',
    ],
    ['content/pages/privacidad.en.md', 'It is for sale. An exhibition. The sun, on the wholesale floor.'],
    ...show,
  ].map(([file = '', text = '']) => ({ file, text, ...(file.endsWith('.json') && readJson(file, text)) }));
  expect(findStaleReferences(files)).toStrictEqual(told);
});

import { expect, test } from 'vitest';
import { parseJson, parseMarkdown } from '../../src/content/read-file.ts';
import { getStaleReferences, getSampleContent } from '../../src/editing/launch-checklist.ts';

test.each<[content: string, text: string, samples: string[]]>([
  ['a sample file', '{ "name": "Casa Roble", "sample": true }', ['sample']],
  [
    'sample entries',
    '[{ "sample": true }, { "sample": false }, { "a": { "sample": true } }]',
    ['[1].sample', '[3].a.sample'],
  ],
  ['a URL', '{ "url": "https://casa-roble.example.com" }', ['https://casa-roble.example.com']],
  ['a duplicated email once', '["contacto@example.com", "contacto@example.com"]', ['contacto@example.com']],
  ['a telephone number', '["+52 55 0000 2200"]', ['+52 55 0000 2200']],
  [
    'a sample text with placeholders',
    '---\n# https://example.com/video\nsample: true\n---\nResponde [[nombre]]. Horario por confirmar.\n',
    ['sample', '[[nombre]]', 'por confirmar'],
  ],
  ['a placeholder in a heading', '---\n# [[clave]]\n---\n\n## Horario [[horario]]\n', ['[[horario]]']],
  ['no value of complete content', '["+52 55 1234 5678", "Otra muestra, en https://terraza.mx"]', []],
])('getSampleContent returns %s', (_content, text, samples) => {
  const file = text.startsWith('---') ? parseMarkdown('a.md', text) : parseJson('a.json', text);
  expect(getSampleContent({ text, ...file })).toStrictEqual(samples);
});

const PRICE = '{ "price": { "value": "A consultar" } }';
const EXHIBITION = ['content/exhibitions/marea.md', '---\n---\nUna exhibición.'] as const;

test.each<
  [content: string, property: string, exhibitions: readonly (readonly [string, string])[], messages: string[]]
>([
  ['no text when there is a price and an exhibition', PRICE, [EXHIBITION], []],
  [
    'texts about a sale when there is no price',
    '{}',
    [EXHIBITION],
    [
      'content/pages/privacidad.md · No se vende nada (content/sections/property.json no tiene price), y aquí se lee: venta.',
      'content/pages/privacidad.en.md · No se vende nada (content/sections/property.json no tiene price), y aquí se lee: for sale.',
    ],
  ],
  [
    'texts about exhibitions when there are none',
    PRICE,
    [],
    [
      'content/pages/privacidad.md · No hay ninguna exhibición, y aquí se lee: exhibición, exhibiciones.',
      'content/pages/privacidad.en.md · No hay ninguna exhibición, y aquí se lee: exhibition.',
    ],
  ],
])('getStaleReferences reports %s', (_content, property, exhibitions, messages) => {
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
    ...exhibitions,
  ].map(([file = '', text = '']) => {
    const parsed = file.endsWith('.json') ? parseJson(file, text) : undefined;
    return { file, text, ...parsed };
  });
  expect(getStaleReferences(files)).toStrictEqual(messages);
});

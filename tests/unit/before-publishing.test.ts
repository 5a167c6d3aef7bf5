import { expect, test } from 'vitest';
import { findSamples } from '../../src/editing/content-check/before-publishing.ts';

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
  expect(findSamples(`content/a.${text.startsWith('---') ? 'md' : 'json'}`, text)).toStrictEqual(samples);
});

import { expect, test } from 'vitest';
import { findSamples } from '../../src/editing/content-check/before-publishing.ts';

test.each<[string, string, string[]]>([
  ['an address', '"url": "https://penthouse2200.example.com",', ['https://penthouse2200.example.com']],
  ['a mail', '"value": "contacto@example.com"', ['contacto@example.com']],
  ['a telephone', '"value": "+52 55 0000 2200"', ['+52 55 0000 2200']],
  [
    'a placeholder of a page',
    'Responde [[nombre completo]]. Horario por confirmar.',
    ['[[nombre completo]]', 'por confirmar'],
  ],
  ['names', 'title: "Cielo raso"\nartist: "Colectivo 2200"', ['Colectivo 2200', 'Cielo raso']],
  [
    'a video, told once',
    'a https://example.com/video/uno\nb https://example.com/video/uno',
    ['https://example.com/video/uno'],
  ],
  ['nothing in an explanation', '# Por ejemplo: "Cielo raso"\n#videoLink: "https://example.com/video"', []],
  ['nothing in what an owner wrote', '"value": "+52 55 1234 5678"\nOtra muestra, en https://terraza.mx', []],
])('before publishing an editor is told of %s', (_, text, samples) => {
  expect(findSamples(text)).toEqual(samples);
});

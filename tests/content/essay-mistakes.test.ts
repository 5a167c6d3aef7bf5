import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const MISTAKES: Mistake[] = [
  [
    'no essay',
    (content) => content.replace(EXHIBITION, /\n---\n[\s\S]*$/, '\n---\n'),
    [
      {
        file: EXHIBITION,
        line: 14,
        field: 'ensayo',
        severity: 'error',
        message: 'Falta el ensayo: uno o más párrafos debajo del bloque de datos.',
      },
    ],
  ],
  [
    'a link to a file',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '[Cuatro escultores](cielo-raso.md)'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message:
          'El enlace "cielo-raso.md" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact. ¿Quisiste escribir "/#cielo-raso"?',
      },
    ],
  ],
  [
    'a link without address',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '[Cuatro escultores]()'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message:
          'El enlace "" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact.',
      },
    ],
  ],
  [
    'a link to a reference that is not there',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '[Cuatro escultores][uno]'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message: 'El enlace [Cuatro escultores][uno] no tiene dirección. Escribe [texto](https://…).',
      },
    ],
  ],
  [
    'a space inside a link',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '[Cuatro] (https://x.mx)'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message: 'Sobra un espacio entre [Cuatro] y su dirección. Escribe [texto](https://…).',
      },
    ],
  ],
  [
    'a link that runs a script',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '[Cuatro](javascript:alert(1))'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message:
          'El enlace "javascript:alert(1)" no lleva a ningún lado. Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: /, /analytics, /#property, /#exhibitions, /#about, /#vision, /#contact.',
      },
    ],
  ],
  [
    'a picture that is not there',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '![Cuatro](./nada.jpg)'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message: 'No existe el archivo «content/exhibitions/nada.jpg». Cópialo ahí o corrige el nombre.',
      },
    ],
  ],
  [
    'a picture without alt text',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '![](./piedra-y-bronce.jpg)'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message:
          'La imagen "./piedra-y-bronce.jpg" no dice qué se ve. Escríbelo entre corchetes: ![Lienzos sobre concreto](./piedra-y-bronce.jpg).',
      },
    ],
  ],
  [
    'a heading above the title',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '## Cuatro\n\nEscultores'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message: 'Se encontró un título de nivel 2. Se espera nivel 4 o menor: #### Título.',
      },
    ],
  ],
  [
    'an underlined heading',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', 'Cuatro\n======\n\nEscultores'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message: 'Se encontró un título de nivel 1. Se espera nivel 4 o menor: #### Título.',
      },
    ],
  ],
  [
    'HTML',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '<b>Cuatro</b> escultores'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message:
          'Se encontró HTML: <b>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
      },
    ],
  ],
  [
    'a script',
    (content) => content.replace(EXHIBITION, 'Cuatro escultores', '<script>\nalert(1)\n</script>\n\nCuatro'),
    [
      {
        file: EXHIBITION,
        line: 15,
        field: 'ensayo',
        severity: 'error',
        message:
          'Se encontró HTML: <script>. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).',
      },
    ],
  ],
];

test.each(MISTAKES)('an essay: %s', async (_title, change, expected) => {
  expect(await checkChanged(change)).toEqual(expected);
});

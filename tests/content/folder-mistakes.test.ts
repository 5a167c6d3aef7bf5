import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkChanged, type Mistake } from './check-changed.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const MISTAKES: Mistake[] = [
  [
    'a document that is gone',
    (content) => content.remove('content/pages/home.json'),
    [
      {
        file: 'content/pages/home.json',
        line: 1,
        field: '',
        severity: 'error',
        message: 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
      },
    ],
  ],
  [
    'a document under another name',
    async (content) => {
      await content.remove('content/pages/home.json');
      await content.write('content/pages/Home.json', '{}');
    },
    [
      {
        file: 'content/pages/home.json',
        line: 1,
        field: '',
        severity: 'error',
        message: 'Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
      },
      {
        file: 'content/pages/Home.json',
        line: 1,
        field: '',
        severity: 'warning',
        message: 'El sitio no usa este archivo. ¿Quisiste llamarlo «content/pages/home.json»?',
      },
    ],
  ],
  [
    'no exhibitions folder',
    (content) => content.remove('content/exhibitions'),
    [
      {
        file: 'content/exhibitions',
        line: 1,
        field: '',
        severity: 'error',
        message: 'Falta esta carpeta, con un archivo .md por exhibición.',
      },
    ],
  ],
  [
    'no exhibitions',
    async (content) => {
      await content.remove('content/exhibitions');
      await content.write('content/exhibitions/nota.jpg', 'x');
    },
    [
      {
        file: 'content/exhibitions',
        line: 1,
        field: '',
        severity: 'error',
        message: 'No hay ninguna exhibición. Se espera al menos un archivo .md.',
      },
    ],
  ],
  [
    'an exhibition with accents and spaces in its name',
    async (content) => {
      await content.write('content/exhibitions/Año Nuevo.md', 'x');
    },
    [
      {
        file: 'content/exhibitions/Año Nuevo.md',
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Se encontró el nombre «Año Nuevo.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «ano-nuevo.md».',
      },
      {
        file: 'content/exhibitions/Año Nuevo.md',
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Falta el bloque de datos. El archivo empieza con una línea ---, siguen los campos (id, title, artist…) y otra línea ---.',
      },
    ],
  ],
  [
    'an exhibition that is no Markdown',
    async (content) => {
      await content.write('content/exhibitions/nota.txt', 'x');
    },
    [
      {
        file: 'content/exhibitions/nota.txt',
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Se encontró el nombre «nota.txt». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «nota.md».',
      },
    ],
  ],
  [
    'an exhibition in a folder of its own',
    async (content) => {
      await content.write('content/exhibitions/2024/nota.md', 'x');
    },
    [
      {
        file: 'content/exhibitions/2024/nota.md',
        line: 1,
        field: '',
        severity: 'error',
        message: 'Está en una subcarpeta y no se publica. Muévelo a content/exhibitions.',
      },
    ],
  ],
  [
    'an exhibition named like a section',
    async (content) => {
      await content.write(
        'content/exhibitions/contact.md',
        await readFile(join(PROJECT_ROOT, EXHIBITION), 'utf8'),
      );
      await content.remove(EXHIBITION);
    },
    [
      {
        file: 'content/exhibitions/contact.md',
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Se encontró el nombre «contact.md». Ese nombre ya es de una sección del sitio. Se espera otro, por ejemplo «contact-nueva.md».',
      },
    ],
  ],
  [
    'an exhibition named like a tab',
    async (content) => {
      await content.write(
        'content/exhibitions/exhibitions-pasadas.md',
        await readFile(join(PROJECT_ROOT, EXHIBITION), 'utf8'),
      );
      await content.remove(EXHIBITION);
    },
    [
      {
        file: 'content/exhibitions/exhibitions-pasadas.md',
        line: 1,
        field: '',
        severity: 'error',
        message:
          'Se encontró el nombre «exhibitions-pasadas.md». Ese nombre ya es de una sección del sitio. Se espera otro, por ejemplo «exhibitions-pasadas-nueva.md».',
      },
    ],
  ],
];

test.each(MISTAKES)('a file or folder: %s', async (_title, change, expected) => {
  expect(await checkChanged(change)).toEqual(expected);
});

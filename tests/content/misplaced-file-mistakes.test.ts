import { readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tellChanged, type Change, type ToldMistake } from './check-changed.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';
const FOLDER = 'content/exhibitions';

/** A sound exhibition more, under this name. */
const copyAs =
  (name: string): Change =>
  async (content) => {
    const text = await readFile(join(PROJECT_ROOT, EXHIBITION), 'utf8');
    await content.write(`${FOLDER}/${name}`, text.replace('id: 5', 'id: 50'));
  };

const MISTAKES: ToldMistake[] = [
  [
    'a renamed folder is told once, with the folder that it was',
    (content) => rename(join(content.root, 'content/sections'), join(content.root, 'content/secciones')),
    [
      'content/secciones:1 · Aviso · El sitio no usa esta carpeta. ¿Quisiste llamarla «content/sections»?',
      'content/sections:1 · Falta esta carpeta, con hero.json, property.json, exhibitions.json, about.json, vision.json, contact.json, footer.json.',
    ],
  ],
  [
    'capitals in the name of a folder',
    (content) => rename(join(content.root, FOLDER), join(content.root, 'content/Exhibitions')),
    [
      'content/exhibitions:1 · Falta esta carpeta, con un archivo .md por exhibición.',
      'content/Exhibitions:1 · Aviso · El sitio no usa esta carpeta. ¿Quisiste llamarla «content/exhibitions»?',
    ],
  ],
  [
    'no folder of pages',
    (content) => content.remove('content/pages'),
    ['content/pages:1 · Falta esta carpeta, con home.json, analytics.json, privacy.json, not-found.json.'],
  ],
  [
    'no content at all',
    (content) => content.remove('content'),
    [
      'content/exhibitions:1 · Falta esta carpeta, con un archivo .md por exhibición.',
      'content/gallery:1 · Falta esta carpeta, con gallery.json.',
      'content/pages:1 · Falta esta carpeta, con home.json, analytics.json, privacy.json, not-found.json.',
      'content/sections:1 · Falta esta carpeta, con hero.json, property.json, exhibitions.json, about.json, vision.json, contact.json, footer.json.',
      'content/site.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
    ],
  ],
  [
    'every exhibition a draft',
    async (content) => {
      const names = [
        'a-que-hora-llega-el-sol',
        'brocha-gorda',
        'cielo-raso',
        'cuatro-segundos',
        'mil-cien-hilos',
        'noventa-kilos',
        'ocho-fotos-en-voz-alta',
      ];
      for (const name of names)
        await content.replace(`${FOLDER}/${name}.md`, 'status:', 'draft: true\nstatus:');
    },
    [
      'content/exhibitions:1 · Aviso · Todas las exhibiciones son borradores y ninguna se publica. Borra la línea draft de las que deban verse.',
    ],
  ],
  [
    'what computers leave behind harms nobody',
    async (content) => {
      for (const name of [
        '.DS_Store',
        'Thumbs.db',
        'desktop.ini',
        '._noventa-kilos.md',
        '.noventa-kilos.md.swp',
        '~$noventa.docx',
      ])
        await content.write(`${FOLDER}/${name}`, 'x');
    },
    [],
  ],
  [
    'spare copies and notes',
    async (content) => {
      for (const name of [
        'sections/hero copia.json',
        'sections/hero.json.bak',
        'notas.txt',
        'exhibitions/sin-punto',
      ])
        await content.write(`content/${name}`, 'x');
    },
    [
      'content/exhibitions/sin-punto:1 · Aviso · El sitio no usa este archivo. Bórralo o devuélvelo a su carpeta.',
      'content/notas.txt:1 · Aviso · El sitio no usa este archivo. Bórralo o devuélvelo a su carpeta.',
      'content/sections/hero copia.json:1 · Aviso · El sitio no usa este archivo. Bórralo o devuélvelo a su carpeta.',
      'content/sections/hero.json.bak:1 · Aviso · El sitio no usa este archivo. Bórralo o devuélvelo a su carpeta.',
    ],
  ],
  [
    'a capital ending hides no mistake inside',
    async (content) => {
      await copyAs('otra.MD')(content);
      await content.replace(`${FOLDER}/otra.MD`, 'status: pasada', 'status: futura');
    },
    [
      'content/exhibitions/otra.MD:1 · Se encontró el nombre «otra.MD». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «otra.md».',
      'content/exhibitions/otra.MD:6 · «status» · Se encontró el texto "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.',
    ],
  ],
  [
    'two endings',
    copyAs('otra.md.txt'),
    [
      'content/exhibitions/otra.md.txt:1 · Se encontró el nombre «otra.md.txt». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «otra.md».',
    ],
  ],
  [
    'names that differ in capitals',
    copyAs('Noventa-Kilos.md'),
    [
      'content/exhibitions/Noventa-Kilos.md:1 · Se encontró el nombre «Noventa-Kilos.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «noventa-kilos-2.md».',
    ],
  ],
  [
    'names that differ in accents',
    copyAs('noventa-kílos.md'),
    [
      'content/exhibitions/noventa-kílos.md:1 · Se encontró el nombre «noventa-kílos.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «noventa-kilos-2.md».',
    ],
  ],
  [
    'a name of signs only',
    copyAs('¿¡!.md'),
    [
      'content/exhibitions/¿¡!.md:1 · Se encontró el nombre «¿¡!.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «exhibicion.md».',
    ],
  ],
  [
    'a name that a part of the page has',
    copyAs('menu.md'),
    [
      'content/exhibitions/menu.md:1 · Se encontró el nombre «menu.md». Ese nombre ya es de una sección del sitio. Se espera otro, por ejemplo «menu-nueva.md».',
    ],
  ],
  [
    'a name that the details of another have',
    copyAs('cielo-raso-details.md'),
    [
      'content/exhibitions/cielo-raso-details.md:1 · Se encontró el nombre «cielo-raso-details.md». Ese nombre ya es de una sección del sitio. Se espera otro, por ejemplo «cielo-raso-details-nueva.md».',
    ],
  ],
  ['a name that ends like a part of nothing is free', copyAs('sin-title.md'), []],
  [
    'a folder that leads back to itself',
    (content) => symlink(join(content.root, 'content'), join(content.root, FOLDER, 'lazo')),
    ['content/exhibitions/lazo:1 · Aviso · El sitio no usa este archivo. Bórralo o devuélvelo a su carpeta.'],
  ],
  [
    'a link to a file that is gone',
    async (content) => {
      await content.remove(EXHIBITION);
      await symlink('/no/existe.md', join(content.root, EXHIBITION));
    },
    [
      'content/exhibitions/noventa-kilos.md:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
    ],
  ],
  [
    'a file where the folder should be',
    async (content) => {
      await content.remove(FOLDER);
      await content.write(FOLDER, 'x');
    },
    ['content/exhibitions:1 · Falta esta carpeta, con un archivo .md por exhibición.'],
  ],
];

test.each(MISTAKES)('files and folders: %s', async (_title, change, lines) => {
  expect(await tellChanged(change)).toEqual(lines);
});

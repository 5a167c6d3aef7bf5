import { readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { all, asFile, inFile, EXHIBITION, type Change, type ErrorRow, expectRow } from './check-changed.ts';
const FOLDER = 'content/exhibitions';
const HOME = 'content/pages/home.json';
/** A sound exhibition more, under this name. */
const copyAs =
  (name: string): Change =>
  async (content) => {
    const text = await readFile(join(content.root, EXHIBITION), 'utf8');
    await content.write(`${FOLDER}/${name}`, text.replace('id: 7', 'id: 50'));
  };
const move =
  (from: string, to: string): Change =>
  (content) =>
    rename(join(content.root, from), join(content.root, to));
const remove =
  (path: string): Change =>
  (content) =>
    content.remove(path);

const tellMissing = (...files: string[]): string[] =>
  files.map((file) => `content/${file}:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.`);

const ROWS: ErrorRow[] = [
  [
    'a file under another name',
    all(remove(HOME), asFile('content/pages/Home.json', '{}')),
    'content/pages/home.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
    'content/pages/Home.json:1 · El sitio no conoce este archivo. ¿Se llamaba «content/pages/home.json»?',
  ],
  [
    'a renamed folder',
    move('content/sections', 'content/secciones'),
    'content/secciones:1 · El sitio no conoce esta carpeta. ¿Se llamaba «content/sections»?',
    ...tellMissing('sections/about.json', 'sections/contact.json', 'sections/exhibitions.json'),
    ...tellMissing('sections/footer.json', 'sections/hero.json'),
    ...tellMissing('sections/property.json', 'sections/vision.json'),
  ],
  ['the privacy notice gone', remove('content/pages/privacy.md'), ...tellMissing('pages/privacy.md')],
  [
    'no exhibitions',
    all(remove(FOLDER), asFile(`${FOLDER}/nota.jpg`, 'x')),
    'content/exhibitions:1 · No hay ninguna exhibición. Se espera al menos un archivo .md.',
  ],
  [
    'spare copies and notes',
    all(
      asFile('content/sections/hero copia.json', 'x'),
      asFile('content/notas.txt', 'x'),
      asFile(`${FOLDER}/sin-punto`, 'x'),
    ),
    'content/exhibitions/sin-punto:1 · El sitio no conoce este archivo. Dale su nombre o sácalo de content/.',
    'content/notas.txt:1 · El sitio no conoce este archivo. Dale su nombre o sácalo de content/.',
    'content/sections/hero copia.json:1 · El sitio no conoce este archivo. Dale su nombre o sácalo de content/.',
  ],
  [
    'an exhibition in a folder of its own',
    asFile(`${FOLDER}/2024/nota.md`, 'x'),
    'content/exhibitions/2024/nota.md:1 · Está en una subcarpeta y no se publica. Muévelo a content/exhibitions.',
  ],
  [
    'accents and spaces in a name',
    copyAs('Año Nuevo.md'),
    'content/exhibitions/Año Nuevo.md:1 · Se encontró el nombre «Año Nuevo.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «ano-nuevo.md».',
  ],
  [
    'a name of signs only',
    copyAs('¿¡!.md'),
    'content/exhibitions/¿¡!.md:1 · Se encontró el nombre «¿¡!.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «exhibicion.md».',
  ],
  [
    'two endings',
    copyAs('otra.md.txt'),
    'content/exhibitions/otra.md.txt:1 · Se encontró el nombre «otra.md.txt». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «otra.md».',
  ],
  [
    'a capital ending hides no error inside',
    all(copyAs('otra.MD'), inFile(`${FOLDER}/otra.MD`, 'status: pasada', 'status: futura')),
    'content/exhibitions/otra.MD:1 · Se encontró el nombre «otra.MD». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «otra.md».',
    'content/exhibitions/otra.MD:6 · «status» · Se encontró "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.',
  ],
  [
    'two names with one address, by capitals',
    copyAs('Libro-De-Una-Hoja.md'),
    'content/exhibitions/Libro-De-Una-Hoja.md:1 · Tendría la misma dirección que «libro-de-una-hoja.md»: /exhibiciones/libro-de-una-hoja. Se espera otro nombre, por ejemplo «libro-de-una-hoja-2.md».',
  ],
  [
    'the name of the list, and that of the calendar',
    all(copyAs('index.md'), copyAs('calendario.md'), inFile(`${FOLDER}/index.md`, /^id: .*$/m, 'id: 51')),
    'content/exhibitions/calendario.md:1 · Se encontró el nombre «calendario.md». Su dirección ya es la del calendario, /exhibiciones/calendario.ics. Se espera otro, por ejemplo «cielo-raso.md».',
    'content/exhibitions/index.md:1 · Se encontró el nombre «index.md». Su dirección ya es la de la lista, /exhibiciones. Se espera otro, por ejemplo «cielo-raso.md».',
  ],
  [
    'a folder that leads back to itself',
    (content) => symlink(join(content.root, 'content'), join(content.root, FOLDER, 'lazo')),
    'content/exhibitions/lazo:1 · El sitio no conoce este archivo. Dale su nombre o sácalo de content/.',
  ],
  [
    'a link to a file that is gone',
    async (content) => {
      await content.remove(EXHIBITION);
      await symlink('/no/existe.md', join(content.root, EXHIBITION));
    },
    'content/exhibitions/libro-de-una-hoja.md:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.',
  ],
];

test.each(ROWS)('files and folders: %s', async (_title, change, ...lines) => {
  await expectRow(change, lines, 'content');
});

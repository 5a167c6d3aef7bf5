import { readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXHIBITION, reportChanged } from './report-changed.ts';

const FOLDER_ERRORS = `
content/exhibitions/2024/nota.md:1 · El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.
content/exhibitions/Año Nuevo.md:1 · Se encontró el nombre «Año Nuevo.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «ano-nuevo.md».
content/exhibitions/barro-que-suena.md:2 · «formerly[1]» · Se encontró "telar-de-persianas", que es una dirección de «content/exhibitions/telar-de-persianas.md». Se espera un nombre que ya no lleve a ninguna página, y una sola vez.
content/exhibitions/barro-que-suena.md:2 · «formerly[2]» · Se encontró "barro-que-suena", que es una dirección de «content/exhibitions/barro-que-suena.md». Se espera un nombre que ya no lleve a ninguna página, y una sola vez.
content/exhibitions/barro-que-suena.md:2 · «formerly[4]» · Se encontró "barro", que es una dirección de «content/exhibitions/barro-que-suena.md». Se espera un nombre que ya no lleve a ninguna página, y una sola vez.
content/exhibitions/calendario.md:1 · Se encontró el nombre «calendario.md». Esa dirección ya es de otra cosa del sitio. Dale otro nombre.
content/exhibitions/index.md:1 · Se encontró el nombre «index.md». Esa dirección ya es de otra cosa del sitio. Dale otro nombre.
content/exhibitions/lazo:1 · El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.
content/exhibitions/libro-de-una-hoja.md:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.
content/exhibitions/mesa-larga.MD:1 · Se encontró el nombre «mesa-larga.MD». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «mesa-larga.md».
content/exhibitions/mesa-larga.MD:8 · «status» · Se encontró "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.
content/exhibitions/sin-punto:1 · El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.
content/exhibitions/telar-de-persianas.md:2 · «formerly[1]» · Se encontró "barro", que es una dirección de «content/exhibitions/barro-que-suena.md». Se espera un nombre que ya no lleve a ninguna página, y una sola vez.
content/exhibitions/¿¡!.md:1 · Se encontró el nombre «¿¡!.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «dos-la-segunda.md».
content/pages/Home.json:1 · El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.
content/pages/home.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.
content/pages/privacidad.md:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.
content/pages/visita.md:2 · «formerly[1]» · Se encontró "ficha", que es una dirección de otra página del sitio. Se espera un nombre que ya no lleve a ninguna página, y una sola vez.
content/planos/plans.json:1 · El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.
content/plans/plans.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.`;

/** Of another page, of itself, of two files and twice in one, and of what is no exhibition and no text page. */
const FORMERLY = {
  'exhibitions/barro-que-suena': 'telar-de-persianas, barro-que-suena, barro, barro',
  'exhibitions/telar-de-persianas': 'barro',
  'pages/visita': 'ficha',
};

test('files, folders and former names that are lost, renamed, unknown or taken are told in one run', async () => {
  const told = await reportChanged(async (content) => {
    const inContent = (path: string) => join(content.root, 'content', path);
    await rename(inContent('plans'), inContent('planos'));
    await rename(inContent('pages/home.json'), inContent('pages/Home.json'));
    await rename(inContent('exhibitions/mesa-larga.md'), inContent('exhibitions/mesa-larga.MD'));
    await content.replace('content/exhibitions/mesa-larga.MD', 'status: actual', 'status: futura');
    await content.write('content/exhibitions/sin-punto', 'x');
    const sound = await readFile(inContent('exhibitions/agua-prestada.md'), 'utf8');
    for (const [index, name] of ['2024/nota', 'calendario', 'index', 'Año Nuevo', '¿¡!'].entries())
      await content.write(`content/exhibitions/${name}.md`, sound.replace(/^id: .*$/m, `id: ${90 + index}`));
    for (const [file, names] of Object.entries(FORMERLY))
      await content.replace(`content/${file}.md`, '---\n', `---\nformerly: [${names}]\n`);
    await content.remove('content/pages/privacidad.md');
    await content.remove(EXHIBITION);
    await symlink('/no/existe.md', join(content.root, EXHIBITION));
    // A folder that leads back to itself.
    await symlink(inContent('.'), inContent('exhibitions/lazo'));
  });
  expect(`\n${told.sort().join('\n')}`).toBe(FOLDER_ERRORS);
});

test('a site without exhibitions is told so', async () => {
  expect(await reportChanged((content) => content.remove('content/exhibitions'))).toStrictEqual([
    'content/exhibitions:1 · No hay ninguna exhibición. Se espera al menos un archivo .md.',
  ]);
});

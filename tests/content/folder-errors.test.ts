import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkExhibitionNames } from '../../src/editing/content-check/exhibition-names.ts';
import { EXHIBITION, tellChanged } from './tell-changed.ts';

/** The name of a file beside `libro-de-una-hoja.md`, and what an editor is told of it. */
const NAMES: Record<string, string> = {
  'Año Nuevo.md':
    'Se encontró el nombre «Año Nuevo.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «ano-nuevo.md».',
  '¿¡!.md':
    'Se encontró el nombre «¿¡!.md». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «exhibicion.md».',
  'otra.md.txt':
    'Se encontró el nombre «otra.md.txt». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «otra.md».',
  'Libro-De-Una-Hoja.md':
    'Tendría la misma dirección que «libro-de-una-hoja.md»: /exhibiciones/libro-de-una-hoja. Se espera otro nombre, por ejemplo «libro-de-una-hoja-2.md».',
  'index.md':
    'Se encontró el nombre «index.md». Su dirección ya es la de la lista, /exhibiciones. Se espera otro, por ejemplo «cielo-raso.md».',
  'calendario.md':
    'Se encontró el nombre «calendario.md». Su dirección ya es la del calendario, /exhibiciones/calendario.ics. Se espera otro, por ejemplo «cielo-raso.md».',
  '2024/nota.md': 'Está en una subcarpeta y no se publica. Muévelo a content/exhibitions.',
};

test.each(Object.entries(NAMES))('of an exhibition named %s an editor is told', (name, told) => {
  expect(checkExhibitionNames([name, 'libro-de-una-hoja.md'])).toMatchObject([
    { file: `content/exhibitions/${name}`, message: told },
  ]);
});

const FOLDER_ERRORS = `
content/exhibitions/lazo:1 · El sitio no conoce este archivo. Dale su nombre o sácalo de content/.
content/exhibitions/libro-de-una-hoja.md:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.
content/exhibitions/mesa-larga.MD:1 · Se encontró el nombre «mesa-larga.MD». Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «mesa-larga.md».
content/exhibitions/mesa-larga.MD:8 · «status» · Se encontró "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.
content/exhibitions/sin-punto:1 · El sitio no conoce este archivo. Dale su nombre o sácalo de content/.
content/pages/Home.json:1 · El sitio no conoce este archivo. ¿Se llamaba «content/pages/home.json»?
content/pages/home.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.
content/pages/privacidad.md:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.
content/planos:1 · El sitio no conoce esta carpeta. ¿Se llamaba «content/plans»?
content/plans/plans.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.`;

test('files and folders that are lost, renamed or unknown are told in one run', async () => {
  const told = await tellChanged(async (content) => {
    const inContent = (path: string) => join(content.root, 'content', path);
    await rename(inContent('plans'), inContent('planos'));
    await rename(inContent('pages/home.json'), inContent('pages/Home.json'));
    await rename(inContent('exhibitions/mesa-larga.md'), inContent('exhibitions/mesa-larga.MD'));
    await content.replace('content/exhibitions/mesa-larga.MD', 'status: actual', 'status: futura');
    await content.write('content/exhibitions/sin-punto', 'x');
    await content.remove('content/pages/privacidad.md');
    await content.remove(EXHIBITION);
    await symlink('/no/existe.md', join(content.root, EXHIBITION));
    // A folder that leads back to itself.
    await symlink(inContent('.'), inContent('exhibitions/lazo'));
  });
  expect(`\n${told.sort().join('\n')}`).toBe(FOLDER_ERRORS);
});

test('a site without exhibitions is told so', async () => {
  expect(await tellChanged((content) => content.remove('content/exhibitions'))).toEqual([
    'content/exhibitions:1 · No hay ninguna exhibición. Se espera al menos un archivo .md.',
  ]);
});

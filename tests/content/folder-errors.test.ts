import { readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { EXHIBITION, expectReport, checkModifiedContent } from './check-modified-content.ts';

/** Former names that are in use, current, duplicated, shared by two files, or valid. */
const FORMERLY = {
  'exhibitions/barro-que-suena': 'telar-de-persianas, barro-que-suena, barro, barro',
  'exhibitions/telar-de-persianas': 'barro',
  'pages/visita': 'ficha, en',
};

test('content check reports invalid file, folder and previous names', async () => {
  const report = await checkModifiedContent(async (content) => {
    const getContentPath = (path: string) => join(content.root, 'content', path);
    await rename(getContentPath('plans'), getContentPath('planos'));
    await rename(getContentPath('pages/home.json'), getContentPath('pages/Home.json'));
    await rename(getContentPath('exhibitions/mesa-larga.md'), getContentPath('exhibitions/mesa-larga.MD'));
    await content.replace('content/exhibitions/mesa-larga.MD', 'status: "actual"', 'status: futura');
    await content.write('content/exhibitions/sin-punto', 'x');
    const validFile = await readFile(getContentPath('exhibitions/agua-prestada.md'), 'utf8');
    for (const [index, name] of [
      '2024/nota',
      'calendario',
      'calendar',
      'en',
      'index',
      'Año Nuevo',
      '¿¡!',
      'Água Prestada',
    ].entries())
      await content.write(
        `content/exhibitions/${name}.md`,
        validFile.replace(/^id: .*\ntitle: .*$/m, `id: ${90 + index}\ntitle: "${index}"`),
      );
    for (const [file, names] of Object.entries(FORMERLY))
      await content.replace(`content/${file}.md`, '---\n', `---\nformerly: [${names}]\n`);
    await content.remove('content/pages/privacidad.md');
    await content.remove(EXHIBITION);
    await symlink('/no/existe.md', join(content.root, EXHIBITION));
    // With this symbolic link, the folder contains itself.
    await symlink(getContentPath('.'), getContentPath('exhibitions/lazo'));
  });
  await expectReport('folders', report.sort());
});

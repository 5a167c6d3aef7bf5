import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { readMarkdownFiles } from '../../src/editing/content-check/markdown-files.ts';
import { createExhibition } from '../../src/editing/new-exhibition.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { paint } from './paint.ts';
import { listSchemaFields } from './schema-fields.ts';
import { PROJECT_ROOT, SiteFolder } from '../setup/site-folder.ts';

const TITLES = [
  'Dos: la segunda',
  '"Entre comillas" y «otras»',
  "L'ombre — d'été #3 @ * & % [x] {y |",
  'Una diagonal \\ invertida \\n',
  '2030',
  'true',
  'Palabra '.repeat(15).trim(),
];

const NEW = 'content/exhibitions/cielo-abierto.md';

describe('a new exhibition', () => {
  test('is right as it is written, and keeps its title and the next number', async () => {
    await using content = await SiteFolder.create();
    for (const title of TITLES) await createExhibition(content.root, title);
    expect(await checkContent(content.root)).toEqual([]);
    const written = (await readMarkdownFiles(content.root, 'content/exhibitions')).map(
      ({ frontMatter }) => frontMatter?.data,
    );
    for (const [index, title] of TITLES.entries())
      expect(written).toContainEqual(
        expect.objectContaining({ title, id: 32 + index, status: 'proxima', draft: true }),
      );
  });

  test('holds every field of the schema in its order, with what each is for', async () => {
    await using content = await SiteFolder.create();
    await createExhibition(content.root, 'Cielo abierto');
    const text = await readFile(join(content.root, NEW), 'utf8');
    const written = [...text.matchAll(/^# (.*)\n#?(\w+): /gm)].map(([, help, name]) => ({ help, name }));
    expect(written).toEqual(
      listSchemaFields(exhibitionSchema)
        .filter(({ name }) => name !== 'sample')
        .map(({ name, help }) => ({ name, help: expect.stringContaining(help) as string })),
    );
  });

  test('is not published while a text is still to be written, and is once all are', async () => {
    await using content = await SiteFolder.create();
    await createExhibition(content.root, 'Cielo abierto');
    await content.replace(NEW, 'draft: true\n', '');
    const told = (await checkContent(content.root)).map(({ field }) => field).join(' ');
    expect(told).toBe('artist date image imageAlt description texto texto');
    await content.write('content/exhibitions/telar.jpg', await paint(960, 640, 'jpeg'));
    await content.replace(NEW, './por-escribir.jpg', './telar.jpg');
    await content.replace(NEW, /Por escribir/g, 'Doce telares colgados sobre el piso de concreto');
    expect(await checkContent(content.root)).toEqual([]);
  });

  test('is written beside a broken one, and in a folder that is empty', async () => {
    await using content = await SiteFolder.create();
    await content.replace('content/exhibitions/cuarto-oscuro.md', '---', 'nada');
    const told = (id: number) => ({
      created: expect.stringContaining(`otra.md, con el número ${id}.`) as string,
    });
    expect(await createExhibition(content.root, 'Otra')).toEqual(told(31));
    await content.remove('content/exhibitions');
    expect(await createExhibition(content.root, 'Otra')).toEqual(told(1));
  });

  test('whose name is taken or none is refused', async () => {
    await using content = await SiteFolder.create();
    for (const title of ['Mesa larga', 'Index', 'Calendario'])
      expect((await createExhibition(content.root, title)).refused).toContain('ya está ocupado');
  });

  test('without a title is answered with how to write it', async () => {
    const command = join(PROJECT_ROOT, 'src/editing/new-exhibition.ts');
    const printed = await new Promise((resolve) =>
      execFile(process.execPath, [command], (_error, _stdout, stderr) => resolve(stderr)),
    );
    expect(printed).toContain('✗ Escribe el título entre comillas, con al menos una letra');
  });
});

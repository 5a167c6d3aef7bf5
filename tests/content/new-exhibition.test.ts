import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createExhibition } from '../../src/editing/new-exhibition/exhibition-files.mjs';
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { STAND_IN } from '../../src/editing/content-check/check-stand-ins.ts';
import { listExhibitionFields } from '../../src/editing/content-check/exhibition-fields.ts';
import { readMarkdown } from '../../src/editing/content-check/read-markdown.ts';
import { TemporaryContent } from './temporary-content.ts';

// The first picture waits for the picture library, which a busy machine loads slowly.
const TIMEOUT_MS = 60_000;
const TITLES = [
  'Cielo abierto',
  'Dos: la segunda',
  '"Entre comillas" y «otras»',
  "L'ombre — d'été #3 @ * & % [x] {y |",
  'Una diagonal \\ invertida \\n',
  '2030',
  'true',
  '¡¿…!',
  'Palabra '.repeat(15).trim(),
];

describe('a new exhibition', { timeout: TIMEOUT_MS }, () => {
  test.each(TITLES)('«%s» is right as it is written, and keeps its title', async (title) => {
    await using content = await TemporaryContent.create();
    const { file } = await createExhibition(content.root, title);
    expect(await checkContent(content.root)).toEqual([]);
    const read = await readMarkdown(content.root, file);
    const data = 'source' in read ? read.source.frontmatter?.data : undefined;
    expect(data).toMatchObject({ title, id: 8, status: 'proxima', draft: true });
  });

  test('holds every field of the schema in its order, with what each is for', async () => {
    await using content = await TemporaryContent.create();
    const { file } = await createExhibition(content.root, 'Cielo abierto');
    const lines = (await readFile(join(content.root, file), 'utf8')).split('\n');
    const written = lines.flatMap((line, index) => {
      const [, name] = /^#?(\w+): /.exec(line) ?? [];
      return name === undefined ? [] : [{ name, help: lines[index - 1]?.split('.')[0] }];
    });
    expect(written).toEqual(listExhibitionFields().map(({ name, help }) => ({ name, help: `# ${help}` })));
  });

  test('is still right when its optional fields are taken in', async () => {
    await using content = await TemporaryContent.create();
    const { file, picture } = await createExhibition(content.root, 'Cielo abierto');
    await content.replace(file, /^#(?=\w+: )/gm, '');
    await content.replace(file, './retrato.jpg', './ponente-1.jpg');
    expect(await checkContent(content.root)).toEqual([]);
    expect((await stat(join(content.root, picture))).size).toBeGreaterThan(1000);
  });

  test('is not published with a text that is still to be written, and is once all are', async () => {
    await using content = await TemporaryContent.create();
    const { file } = await createExhibition(content.root, 'Cielo abierto');
    await content.replace(file, 'draft: true\n', '');
    const unwritten = await checkContent(content.root);
    expect(unwritten.map(({ field, severity }) => `${severity} ${field}`)).toEqual(
      ['artist', 'date', 'imageAlt', 'description', 'ensayo'].map((field) => `error ${field}`),
    );
    const lines = (await readFile(join(content.root, file), 'utf8')).split('\n');
    expect(unwritten.map(({ line }) => lines[line - 1])).toEqual(
      unwritten.map(() => expect.stringContaining(STAND_IN) as unknown),
    );
    expect(unwritten[0]?.message).toBe(
      'Todavía dice «Por escribir». Escribe el texto, o deja draft: true mientras falte.',
    );
    await content.replace(file, new RegExp(STAND_IN, 'g'), 'Doce telares colgados sobre el piso de concreto');
    expect(await checkContent(content.root)).toEqual([]);
  });

  test('of the same title twice are two', async () => {
    await using content = await TemporaryContent.create();
    await createExhibition(content.root, 'Cielo raso');
    const { id, name } = await createExhibition(content.root, 'Cielo raso');
    expect({ id, name }).toEqual({ id: 9, name: 'cielo-raso-3' });
    expect(await checkContent(content.root)).toEqual([]);
  });

  test('is written beside a broken one, and in a folder that is empty', async () => {
    await using content = await TemporaryContent.create();
    await content.replace('content/exhibitions/cielo-raso.md', '---', 'nada');
    expect((await createExhibition(content.root, 'Otra')).id).toBe(7);
    await content.remove('content/exhibitions');
    expect(await createExhibition(content.root, 'Otra')).toMatchObject({ id: 1, name: 'otra' });
    expect((await checkContent(content.root)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

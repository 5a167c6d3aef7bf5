import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { PICTURE_RULES } from '../../src/editing/content-check/picture-rules.ts';
import { innerSchemas, type EditorSchema } from '../../src/editing/json-schemas/editor-schema.ts';
import { makeFrontMatterSchema } from '../../src/editing/json-schemas/front-matter-schema.ts';
import { listSchemaFiles } from '../../src/editing/json-schemas/schema-files.ts';
import { DOCUMENTS, EXHIBITIONS_FOLDER } from '../../src/schemas/documents.ts';
import { TAB_ADDRESSES } from '../../src/schemas/exhibition-status.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import type { PictureField, PictureUse } from '../../src/schemas/picture-field.ts';
import { SECTION_IDS } from '../../src/schemas/section-link.ts';
import { manual } from './manual.ts';
import { listSchemaFields } from './schema-fields.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

/** What the manual's example would be called, and names that are only examples of a name. */
const EXAMPLE_FILES = ['dos-la-segunda.md', 'dos-la-segunda.jpg', 'ana-lucero.jpg'];
const EXAMPLE_NAMES = ['Foto.JPG', 'foto.jpg', 'foto.jpeg', 'IMG 0412 (1).JPG', 'example.com', 'npm'];
/** Signs and Markdown, which are no names. */
const NO_NAME = /^(?:\W+|\.\w+|\*.*\*|!?\[.*\]\(.*\)|#### .*|\{ … \})$/u;

const SCHEMAS: ((picture: PictureField) => z.ZodType)[] = [
  exhibitionSchema,
  ...Object.values(DOCUMENTS).map(({ schema }) => schema),
];

const prose = (manual.split('\n## Todos los campos')[0] ?? '').replace(/^( *)```.*?^ *```$/gms, '');
const spans = [...new Set([...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span))];

const fieldNames = SCHEMAS.flatMap((schema) => listSchemaFields(schema).map(({ name }) => name));
/** A field by its whole name, the group around it, or its last word. */
const fields = new Set(
  fieldNames.flatMap((name) => [
    name,
    name.replace(/^.*\./, '').replace('[n]', ''),
    name.replace(/\..*$/, ''),
  ]),
);
const addresses = [
  '/analytics',
  '/exhibiciones',
  ...[...SECTION_IDS, ...Object.values(TAB_ADDRESSES)].map((id) => `/#${id}`),
];

const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const isThere = (path: string): boolean =>
  ['content', '', EXHIBITIONS_FOLDER].some((folder) => existsSync(join(PROJECT_ROOT, folder, path))) ||
  // Made by the build.
  path === 'dist/' ||
  EXAMPLE_FILES.includes(basename(path));

const isKnown = (span: string): boolean => {
  const [, script] = /^npm (?:run )?([\w:]+)/.exec(span) ?? [];
  if (script !== undefined) return script in scripts;
  if (NO_NAME.test(span) || EXAMPLE_NAMES.includes(span)) return true;
  const [, place] = /^\/#(.+)$/.exec(span) ?? [];
  if (span.startsWith('/'))
    return addresses.includes(span) || isThere(`${EXHIBITIONS_FOLDER}/${place ?? ''}.md`);
  const [, field = span] = /^(\w+): .+$/.exec(span) ?? [];
  return fields.has(field.replace(/\[\d+\]/, '[n]')) || isThere(span.replace(/^"(.*)"$/, '$1'));
};

test('every command, file, field and address that LEEME names exists', () => {
  expect(spans.length).toBeGreaterThan(60);
  expect(spans.filter((span) => !/^\{\w+\}$/.test(span)).filter((span) => !isKnown(span))).toEqual([]);
});

test('this test would see a name that does not exist', () => {
  for (const span of ['npm run publicar', 'sections/heroe.json', 'imagenAlt', 'estado: actual', '/#galeria'])
    expect(isKnown(span), span).toBe(false);
});

test('LEEME names every word between braces that the page completes, and no other', () => {
  const readAll = (schema: EditorSchema): string[] => [
    ...(JSON.stringify(schema.examples ?? '').match(/\{\w+\}/g) ?? []),
    ...innerSchemas(schema).flatMap(readAll),
  ];
  const known = [makeFrontMatterSchema(), ...listSchemaFiles().map(({ schema }) => schema)].flatMap(readAll);
  const named = spans.filter((span) => /^\{\w+\}$/.test(span));
  expect(named.sort()).toEqual([...new Set(known)].sort());
});

describe("LEEME's table of pictures", () => {
  const ROWS: [row: string, use: PictureUse][] = [
    ['portada', 'hero'],
    ['carrusel', 'gallery'],
    ['Acerca de y Visión', 'section'],
    ['dentro de un ensayo', 'section'],
    ['exhibición', 'exhibition'],
    ['retrato de quien conversa', 'speaker'],
    ['compartir', 'share'],
  ];

  test.each(ROWS)('%s: the size and the shape that the check demands', (row, use) => {
    const { width, height, frame = 'libre', isExact = false } = PICTURE_RULES[use];
    const [, size = '', shape = ''] =
      new RegExp(`^\\| ${row} \\|[^|]*\\| ([^|]+) \\| ([^|]+) \\|$`, 'm').exec(manual) ?? [];
    expect(size).toMatch(new RegExp(`^${width} × ${height} px`));
    expect(size.includes('exactamente')).toBe(isExact);
    expect(shape.startsWith(frame)).toBe(true);
  });

  test('and every use has its row', () => {
    expect([...new Set(ROWS.map(([, use]) => use))].sort()).toEqual(Object.keys(PICTURE_RULES).sort());
  });
});

test('every link from one part of LEEME to another leads there', () => {
  const headings = [...manual.matchAll(/^#{2,3} (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')}`,
  );
  const links = [...manual.matchAll(/\]\((#[^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(12);
  expect(links.filter((link) => !headings.includes(link))).toEqual([]);
});

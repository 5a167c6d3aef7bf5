import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-file.ts';
import { CONTENT_FILES } from '../../src/schemas/content-files.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { readJsonSchema } from '../../src/schemas/json-schema.ts';
import { readField, readList } from '../../src/schemas/read-raw.ts';
import { textPageSchema } from '../../src/schemas/text-page.ts';
import { inLanguage } from '../../src/schemas/translation.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';

type Item = Record<string, unknown>;

/** A list of content/, by what its items are known. */
const LISTS = [
  ['activities', 'content/exhibitions/mesa-larga.md', exhibitionSchema, ['activities'], 'day'],
  ['pictures', 'content/exhibitions/barro-que-suena.md', exhibitionSchema, ['pictures'], 'image'],
  ['works', 'content/exhibitions/barro-que-suena.md', exhibitionSchema, ['works'], 'title'],
  ['facts', 'content/pages/visita.md', textPageSchema, ['facts'], 'label'],
  ['gallery', CONTENT_FILES.gallery.file, CONTENT_FILES.gallery.schema, [], 'image'],
  [
    'rooms',
    CONTENT_FILES.plans.file,
    CONTENT_FILES.plans.schema,
    ['plans', 0, 'project', 'rooms'],
    'outline',
  ],
  ['closed days', CONTENT_FILES.visits.file, CONTENT_FILES.visits.schema, ['closedDays'], 'note'],
] as const;

const NEW = { label: 'Nueva', alt: 'Nueva', title: 'Nueva', name: 'Nueva', note: 'Nueva' };
const EDITS: [edit: string, change: (items: Item[]) => Item[]][] = [
  ['the last one comes first', (items) => [...items.slice(-1), ...items.slice(0, -1)]],
  ['the first one comes last', ([first = {}, ...items]) => [...items, first]],
  ['all are turned around', (items) => items.toReversed()],
  ['the first one goes', (items) => items.slice(1)],
  ['the last one goes', (items) => items.slice(0, -1)],
  ['a new one comes first', (items) => [NEW, ...items]],
  ['a new one comes between', ([first = {}, ...items]) => [first, NEW, ...items]],
  ['a new one comes last', (items) => [...items, NEW]],
];

/** Each thing of a list with all that English says of it. */
const readEnglish = (
  data: unknown,
  [, , makeSchema, path, key]: (typeof LISTS)[number],
  written: unknown,
): Map<string, string> => {
  const said = readList(inLanguage(readJsonSchema(makeSchema), data, 'en'), ...path);
  const things = readList(written, ...path).map((item) => JSON.stringify(readField(item, key)));
  return new Map(things.map((thing, index) => [thing, JSON.stringify(said[index])]));
};

/** What a file holds once its list is changed. */
const changeList = (
  data: unknown,
  path: readonly PropertyKey[],
  change: (items: Item[]) => Item[],
): unknown => {
  const items = change(readList(data, ...path) as Item[]);
  if (path.length === 0) return items;
  const copy: unknown = structuredClone(data);
  Reflect.set(Object(readField(copy, ...path.slice(0, -1))) as object, path.at(-1) ?? '', items);
  return copy;
};

test.each(LISTS.flatMap((list) => EDITS.map(([edit, change]) => ({ list, name: list[0], edit, change }))))(
  'of $name English says of each thing what it said, when $edit',
  async ({ list, change }) => {
    const [, file, , path] = list;
    const { source } = await readContentFile(FROZEN_SITE, file);
    const before = readEnglish(source?.data, list, source?.data);
    expect(before.size).toBeGreaterThan(1);
    const changed = changeList(source?.data, path, change);
    for (const [thing, words] of readEnglish(changed, list, changed))
      expect(words).toBe(before.get(thing) ?? JSON.stringify(NEW));
  },
);

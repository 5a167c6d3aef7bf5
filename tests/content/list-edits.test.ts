import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { listUntranslatedFields } from '../../src/editing/content-check/list-untranslated.ts';
import { hasErrors } from '../../src/editing/content-check/report.ts';
import { type JsonSchema, listFields, readJsonSchema } from '../../src/schemas/json-schema.ts';
import { getField } from '../../src/schemas/untyped.ts';
import { pickLocale } from '../../src/schemas/translation.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';

/** A list of content/, with what each of its items may hold. */
interface List {
  path: readonly (string | number)[];
  schema: JsonSchema;
  items: readonly unknown[];
}

const findLists = (schema: JsonSchema, value: unknown, path: List['path'] = []): List[] => {
  const into = (part: unknown, name: string | number) =>
    findLists(part as JsonSchema, getField(value, name), [...path, name]);
  if (schema.items && Array.isArray(value)) {
    const items: unknown[] = value;
    const list = { path, schema: schema.items as JsonSchema, items };
    return [list, ...items.flatMap((_, index) => into(schema.items, index))];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => into(part, name));
};

/** The value at a path, with another one in its place. */
const put = (data: unknown, path: List['path'], value: unknown): unknown => {
  if (path.length === 0) return value;
  const copy: unknown = structuredClone(data);
  Reflect.set(Object(getField(copy, ...path.slice(0, -1))) as object, path.at(-1) ?? '', value);
  return copy;
};

/** A picture that neither the gallery nor an exhibition has. */
const NEW_PICTURE = '../sections/biblioteca-hoy.png';

/** An item that an editor has just written, in Spanish alone, with a picture of its own. */
const writeNew = ({ schema, items: [first] }: List): unknown => {
  const fields = listFields(schema, first);
  const pictures = fields.filter(
    (field) => field.schema.use !== undefined && field.schema.isReference !== true,
  );
  const withPicture = pictures.reduce<unknown>((whole, { path }) => put(whole, path, NEW_PICTURE), first);
  return fields
    .filter(({ value }) => ['es', 'en'].every((name) => typeof getField(value, name) === 'string'))
    .reduce<unknown>((item, { path, value }, index) => {
      const spanish = String(getField(value, 'es'));
      // What follows its name may be a link, which has to lead somewhere.
      return put(item, path, index === 0 ? `Nuevo: ${spanish}` : spanish);
    }, withPicture);
};

const EDITS: [edit: string, change: (items: readonly unknown[], added: unknown) => unknown[]][] = [
  ['the last one comes first', (items) => [...items.slice(-1), ...items.slice(0, -1)]],
  ['the first one comes last', ([first, ...items]) => [...items, first]],
  ['all are turned around', (items) => items.toReversed()],
  ['the first one goes', (items) => items.slice(1)],
  ['the last one goes', (items) => items.slice(0, -1)],
  ['a new one comes first', (items, added) => [added, ...items]],
  ['a new one comes between', ([first, ...items], added) => [first, added, ...items]],
  ['a new one comes last', (items, added) => [...items, added]],
];

const content = await readContent(FIXTURE_SITE);
/** Every list of the tests' site whose items say something in English. */
const LISTS = content.sourceFiles.flatMap(({ file, schema: makeSchema, source, essay }) =>
  findLists(readJsonSchema(makeSchema), source?.data)
    .filter((list) => writeNew(list) !== list.items[0])
    .map((list) => ({ ...list, file, makeSchema, data: source?.data, essay })),
);

test.each(EDITS)('in every list English says of each thing what it said, when %s', (_edit, change) => {
  expect(LISTS.length).toBeGreaterThan(20);
  for (const { file, path, makeSchema, data, ...list } of LISTS) {
    /** What is said of each thing in English, by what is said of it in Spanish. */
    const readPairs = (whole: unknown) => {
      const [spanish, english] = (['es', 'en'] as const).map((language) => {
        const said = pickLocale(readJsonSchema(makeSchema), whole, language);
        return (getField(said, ...path) as unknown[]).map((item) => JSON.stringify(item));
      });
      return new Map(spanish?.map((thing, index) => [thing, english?.[index]]));
    };
    const added = writeNew({ path, ...list });
    const before = readPairs(put(data, path, [...list.items, added]));
    for (const [thing, uiStrings] of readPairs(put(data, path, change(list.items, added))))
      expect(uiStrings, `${file} ${path.join('.')}`).toBe(before.get(thing));
  }
});

const says = async (change: (site: TempSite) => Promise<void>): Promise<string> => {
  await using site = await TempSite.create();
  await change(site);
  if (hasErrors(await checkContent(site.root))) return 'error';
  const told = listUntranslatedFields(await readContent(site.root));
  return told.join() === listUntranslatedFields(content).join() ? 'silent' : 'summary';
};

// A picture that a work names is missed when it goes.
test.each([
  ['content/exhibitions/mesa-larga.md', 'activities', ['silent', 'silent', 'summary']],
  ['content/exhibitions/barro-que-suena.md', 'pictures', ['silent', 'error', 'summary']],
  ['content/exhibitions/barro-que-suena.md', 'works', ['silent', 'silent', 'summary']],
  ['content/pages/visita.md', 'facts', ['silent', 'silent', 'summary']],
  ['content/gallery/gallery.json', '', ['silent', 'silent', 'summary']],
  ['content/plans/plans.json', 'plans.0.project.rooms', ['silent', 'silent', 'summary']],
  ['content/visits.json', 'closedDays', ['silent', 'silent', 'summary']],
])(
  'of %s, «%s», turned around, without its first one and with a new one, the check says %o',
  async (file, path, expected) => {
    const list = LISTS.find((list) => list.file === file && list.path.join('.') === path);
    if (!list) throw new Error(`${file} has no list ${path}`);
    const said = EDITS.filter(([edit]) => /around|first one goes|new one comes first/.test(edit)).map(
      ([, change]) => {
        const data = JSON.stringify(put(list.data, list.path, change(list.items, writeNew(list))));
        const text = list.essay === undefined ? data : `---\n${data}\n---\n\n${list.essay}\n`;
        return says((site) => site.write(file, text));
      },
    );
    expect(await Promise.all(said)).toStrictEqual(expected);
  },
);

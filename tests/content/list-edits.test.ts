import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { getUntranslatedFields } from '../../src/editing/list-untranslated.ts';
import { hasErrors } from '../../src/editing/content-check/report.ts';
import { type JsonSchema, getFields, getJsonSchema } from '../../src/schemas/json-schema.ts';
import { getField } from '../../src/schemas/untyped.ts';
import { pickLocale } from '../../src/schemas/translation.ts';
import { FIXTURE_SITE, TempSite } from '../support/temp-site.ts';

interface List {
  path: readonly (string | number)[];
  schema: JsonSchema;
  items: readonly unknown[];
}

const getLists = (schema: JsonSchema, value: unknown, path: List['path'] = []): List[] => {
  const getChildLists = (part: unknown, name: string | number) =>
    getLists(part as JsonSchema, getField(value, name), [...path, name]);
  if (schema.items && Array.isArray(value)) {
    const items: unknown[] = value;
    const list = { path, schema: schema.items as JsonSchema, items };
    return [list, ...items.flatMap((_, index) => getChildLists(schema.items, index))];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => getChildLists(part, name));
};

const replaceAt = (data: unknown, path: List['path'], value: unknown): unknown => {
  if (path.length === 0) return value;
  const copy: unknown = structuredClone(data);
  Reflect.set(Object(getField(copy, ...path.slice(0, -1))) as object, path.at(-1) ?? '', value);
  return copy;
};

/** Image that neither the gallery nor an exhibition uses. */
const NEW_IMAGE = '../sections/biblioteca-hoy.png';

/** Creates a list item with only Spanish texts and an unused image. */
const createItem = ({ schema, items: [first] }: List): unknown => {
  const fields = getFields(schema, first);
  const imageFields = fields.filter(
    (field) => field.schema.use !== undefined && field.schema.isReference !== true,
  );
  const withNewImage = imageFields.reduce<unknown>(
    (whole, { path }) => replaceAt(whole, path, NEW_IMAGE),
    first,
  );
  return fields
    .filter(({ value }) => ['es', 'en'].every((name) => typeof getField(value, name) === 'string'))
    .reduce<unknown>((item, { path, value }, index) => {
      const spanish = String(getField(value, 'es'));
      // Only the first text changes, because a later text may be a link, which must stay valid.
      return replaceAt(item, path, index === 0 ? `Nuevo: ${spanish}` : spanish);
    }, withNewImage);
};

const EDITS: [edit: string, change: (items: readonly unknown[], added: unknown) => unknown[]][] = [
  ['the last item moves to the start', (items) => [...items.slice(-1), ...items.slice(0, -1)]],
  ['the first item moves to the end', ([first, ...items]) => [...items, first]],
  ['the order is reversed', (items) => items.toReversed()],
  ['the first item is removed', (items) => items.slice(1)],
  ['the last item is removed', (items) => items.slice(0, -1)],
  ['an item is added at the start', (items, added) => [added, ...items]],
  ['an item is added in the middle', ([first, ...items], added) => [first, added, ...items]],
  ['an item is added at the end', (items, added) => [...items, added]],
];

const content = await readContent(FIXTURE_SITE);
/** Lists of the fixture site whose items have English texts. */
const LISTS = content.sourceFiles.flatMap(({ file, schema: createSchema, source, essay }) =>
  getLists(getJsonSchema(createSchema), source?.data)
    .filter((list) => createItem(list) !== list.items[0])
    .map((list) => ({ ...list, file, createSchema, data: source?.data, essay })),
);

test.each(EDITS)('list items keep their translations when %s', (_edit, change) => {
  expect(LISTS.length).toBeGreaterThan(20);
  for (const { file, path, createSchema, data, ...list } of LISTS) {
    /** Maps the Spanish version of each item to its English version. */
    const getTranslations = (whole: unknown) => {
      const [spanish, english] = (['es', 'en'] as const).map((locale) => {
        const localized = pickLocale(getJsonSchema(createSchema), whole, locale);
        return (getField(localized, ...path) as unknown[]).map((item) => JSON.stringify(item));
      });
      return new Map(spanish?.map((item, index) => [item, english?.[index]]));
    };
    const added = createItem({ path, ...list });
    const translations = getTranslations(replaceAt(data, path, [...list.items, added]));
    for (const [item, translation] of getTranslations(replaceAt(data, path, change(list.items, added))))
      expect(translation, `${file} ${path.join('.')}`).toBe(translations.get(item));
  }
});

/** Checks a changed site: `error`, `summary` for new untranslated texts, else `silent`. */
const getCheckResult = async (change: (site: TempSite) => Promise<void>): Promise<string> => {
  await using site = await TempSite.create();
  await change(site);
  if (hasErrors(await checkContent(site.root))) return 'error';
  const untranslated = getUntranslatedFields(await readContent(site.root));
  return untranslated.join() === getUntranslatedFields(content).join() ? 'silent' : 'summary';
};

// A work refers to the first image of barro-que-suena, so its removal is an error.
test.each([
  ['content/exhibitions/mesa-larga.md', 'activities', ['silent', 'silent', 'summary']],
  ['content/exhibitions/barro-que-suena.md', 'pictures', ['silent', 'error', 'summary']],
  ['content/exhibitions/barro-que-suena.md', 'works', ['silent', 'silent', 'summary']],
  ['content/pages/visita.md', 'facts', ['silent', 'silent', 'summary']],
  ['content/gallery/gallery.json', '', ['silent', 'silent', 'summary']],
  ['content/plans/plans.json', 'plans.0.project.rooms', ['silent', 'silent', 'summary']],
  ['content/visits.json', 'closedDays', ['silent', 'silent', 'summary']],
])('reordering, removing and adding items of %s «%s» results in %j', async (file, path, expected) => {
  const list = LISTS.find((list) => list.file === file && list.path.join('.') === path);
  if (!list) throw new Error(`${file} has no list "${path}". Change the path in this test.`);
  const results = EDITS.filter(([edit]) =>
    /reversed|first item is removed|added at the start/.test(edit),
  ).map(([, change]) => {
    const data = JSON.stringify(replaceAt(list.data, list.path, change(list.items, createItem(list))));
    const text = list.essay === undefined ? data : `---\n${data}\n---\n\n${list.essay}\n`;
    return getCheckResult((site) => site.write(file, text));
  });
  expect(await Promise.all(results)).toStrictEqual(expected);
});

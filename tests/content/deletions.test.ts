import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { type JsonFile, readJsonFile } from '../../src/editing/content-check/check-json.ts';
import { checkTranslation } from '../../src/editing/content-check/check-translation.ts';
import { measuredPicture } from '../../src/editing/content-check/check-picture.ts';
import { nameField } from '../../src/editing/content-check/content-error.ts';
import { openContentFolder } from '../../src/editing/content-check/content-folder.ts';
import { readMarkdown } from '../../src/editing/content-check/front-matter.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../src/schemas/content-files.ts';
import { isWritable, type JsonSchema, readJsonSchema } from '../../src/schemas/json-schema.ts';
import type { MakePictureField } from '../../src/schemas/picture-field.ts';
import { readField } from '../../src/schemas/read-raw.ts';
import { originalOf, overlay, translatedJson } from '../../src/schemas/translation.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Path = readonly PropertyKey[];
type Source = NonNullable<JsonFile['source']>;

/** A file in Spanish, the words of it in another language, and their schema. */
interface Couple {
  makeSchema: (picture: MakePictureField) => z.ZodType;
  spanish: { file: string; source: Source };
  words: { file: string; source: Source };
}

/** What is written together or not at all. */
const TOGETHER = ['speakerAvatar', 'speakerName', 'speakerRole'];

const content = await openContentFolder(FROZEN_SITE);

const read = async (file: string): Promise<Couple['words']> => {
  const { source } = file.endsWith('.md')
    ? { source: readMarkdown(file, await readFile(join(FROZEN_SITE, file), 'utf8')).frontMatter }
    : await readJsonFile(FROZEN_SITE, file);
  if (!source) throw new Error(`${file} can't be read`);
  return { file, source };
};

const toCouple = async (schema: Couple['makeSchema'], file: string, words: string): Promise<Couple> => ({
  makeSchema: schema,
  spanish: await read(file),
  words: await read(words),
});

const couples = await Promise.all([
  ...Object.values(CONTENT_FILES)
    .filter(({ file }) => content.files.has(translatedJson(file, 'en')))
    .map(({ file, schema }) => toCouple(schema, file, translatedJson(file, 'en'))),
  ...Object.values(CONTENT_FOLDERS).flatMap(({ folder, schema }) =>
    [...content.files].flatMap((words) => {
      const file = originalOf(words);
      return file?.startsWith(folder) ? [toCouple(schema, file, words)] : [];
    }),
  ),
]);

/** Every field with words that `data` has and may lack. */
const listOptional = (schema: JsonSchema, data: unknown, path: Path = []): Path[] => {
  if (Array.isArray(data))
    return data.flatMap((item, index) => listOptional(schema.items as JsonSchema, item, [...path, index]));
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, part]) => {
    const inside = [...path, name];
    if (readField(data, name) === undefined || !isWritable(part as JsonSchema)) return [];
    return [
      ...(required.includes(name) ? [] : [inside]),
      ...listOptional(part as JsonSchema, readField(data, name), inside),
    ];
  });
};

const without = (data: unknown, path: Path): unknown => {
  const copy: unknown = structuredClone(data);
  const group = readField(copy, ...path.slice(0, -1));
  Reflect.deleteProperty(Object(group) as object, path.at(-1) ?? '');
  return copy;
};

/** What Spanish has once an editor has deleted a field, what is written together with it, and what leads to it; undefined where it has to stay. */
const deleteInSpanish = async ({ makeSchema, spanish }: Couple, path: Path): Promise<unknown> => {
  const schema = makeSchema(measuredPicture(content, spanish.file));
  const together = TOGETHER.includes(String(path[0])) ? TOGETHER.map((name) => [name]) : [path];
  const deleted = together.reduce<unknown>(without, spanish.source.data);
  const { error } = await schema.safeParseAsync(deleted);
  const issues = error?.issues ?? [];
  const whole = issues.reduce<unknown>((data, issue) => without(data, issue.path), deleted);
  return (await schema.safeParseAsync(whole)).success ? whole : undefined;
};

const rows = await Promise.all(
  couples.flatMap((couple) =>
    listOptional(readJsonSchema(couple.makeSchema), couple.words.source.data)
      .filter((path) => readField(couple.spanish.source.data, ...path) !== undefined)
      .map(async (path) => ({
        couple,
        path,
        file: couple.words.file,
        field: nameField(path),
        inSpanish: await deleteInSpanish(couple, path),
      })),
  ),
);

const checkCouple = ({ makeSchema, spanish, words }: Couple, inSpanish: unknown, inEnglish: unknown) =>
  checkTranslation(
    content,
    makeSchema,
    { file: spanish.file, source: { ...spanish.source, data: inSpanish } },
    { file: words.file, source: { ...words.source, data: inEnglish } },
    () => [],
  );

test.each(rows.filter(({ inSpanish }) => inSpanish !== undefined))(
  '«$field» of $file is to go when it is deleted in Spanish, and then all is well',
  async ({ couple, path, field, file, inSpanish }) => {
    const { data, lineOf } = couple.words.source;
    expect(readField(overlay(inSpanish, data), ...path)).toBeUndefined();
    expect(await checkCouple(couple, inSpanish, data)).toStrictEqual([
      {
        file,
        field,
        line: lineOf(path),
        isWarning: false,
        message: `En español ya no está: bórralo de aquí, o devuélvelo a ${couple.spanish.file}.`,
      },
    ]);
    expect(await checkCouple(couple, inSpanish, without(data, path))).toStrictEqual([]);
  },
);

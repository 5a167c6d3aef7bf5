import type { Diagnostic } from '../../content/diagnostic.ts';
import { createFieldDiagnostics } from '../../content/diagnostic.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { describeUnknown } from '../../schemas/error-map.ts';
import { readJsonSchema } from '../../schemas/json-schema.ts';
import { getField } from '../../schemas/untyped.ts';
import { getFileLocale, getSourceFile } from '../../schemas/translation.ts';
import { checkCropping } from './check-cropping.ts';
import { checkRepeatedPictures } from './check-repeated-pictures.ts';
import { checkTexts } from './check-texts.ts';
import { checkValues } from './check-values.ts';

/** What stands in the file of a page in another language and belongs in that of Spanish. */
const checkOwn = ({ file, folder, own }: ContentFile): Diagnostic[] => {
  if (!folder || !own) return [];
  const { schema, translation } = CONTENT_FOLDERS[folder];
  const possible = Object.keys(translation().shape);
  const { properties = {} } = readJsonSchema(schema);
  const known = Object.keys(properties);
  /** A text such as the meaning of a title has no Spanish. */
  const languagesOf = (name: string): string =>
    [DEFAULT_LOCALE, getFileLocale(file)]
      .filter((locale) => getField(properties, name, 'properties', locale) !== undefined)
      .map((locale) => `${locale}: "…"`)
      .join(', ');
  const original = getSourceFile(file) ?? file;
  return Object.keys(Object(own.data) as object)
    .filter((name) => !possible.includes(name))
    .map((name) => {
      const message = known.includes(name)
        ? `Va en ${original}, con sus idiomas: ${name}: { ${languagesOf(name)} }. Aquí va solo: ${[...possible, 'el texto'].join(', ')}.`
        : describeUnknown([name], possible);
      return createFieldDiagnostics(file, own)(message, name);
    });
};

/**
 * What is wrong with the fields of a file in a language: lines that can't be read, values that its schema refuses, pictures that are
 * cropped to a small part or that the file has twice, texts that look like a mistake.
 *
 * @param tag the language of its texts
 * @param tags the languages of the site
 */
export const checkFile = async (
  content: ContentFolder,
  file: ContentFile,
  tag: string,
  tags: readonly string[],
): Promise<Diagnostic[]> => {
  const { schema, source } = file;
  const misplaced = checkOwn(file);
  const isReadable = source && misplaced.length === 0;
  return [
    ...file.errors,
    ...misplaced,
    ...(isReadable ? await checkValues(content, file, source) : []),
    ...(await checkCropping(content, schema, file.file, source)),
    ...checkRepeatedPictures(schema, file.file, source),
    ...checkTexts(tag, file.file, source, file, tags),
  ];
};

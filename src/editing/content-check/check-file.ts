import type { Diagnostic } from '../../content/diagnostic.ts';
import { createFieldDiagnostics } from '../../content/diagnostic.ts';
import type { ContentFile, ContentFolder } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { describeUnknownFields } from '../../schemas/error-map.ts';
import { getJsonSchema } from '../../schemas/json-schema.ts';
import { getField } from '../../schemas/untyped.ts';
import { getFileLocale, getSourceFile } from '../../schemas/translation.ts';
import { checkCropping } from './check-cropping.ts';
import { checkRepeatedImages } from './check-repeated-images.ts';
import { checkTexts } from './check-texts.ts';
import { checkValues } from './check-values.ts';

const checkTranslationFields = (contentFile: ContentFile): Diagnostic[] => {
  if (contentFile.kind !== 'translatedPage' || !contentFile.translation) return [];
  const { file, folder, translation } = contentFile;
  const { schema, translation: createTranslationSchema } = CONTENT_FOLDERS[folder];
  const allowedFields = Object.keys(createTranslationSchema().shape);
  const { properties = {} } = getJsonSchema(schema);
  // Some texts, such as the gloss of a title, only exist in translations.
  const formatLocales = (name: string): string =>
    [DEFAULT_LOCALE, getFileLocale(file)]
      .filter((locale) => getField(properties, name, 'properties', locale) !== undefined)
      .map((locale) => `${locale}: "…"`)
      .join(', ');
  const original = getSourceFile(file) ?? file;
  return Object.keys(Object(translation.data) as object)
    .filter((name) => !allowedFields.includes(name))
    .map((name) => {
      const message = Object.hasOwn(properties, name)
        ? `Va en ${original}, con sus idiomas: ${name}: { ${formatLocales(name)} }. Aquí va solo: ${[...allowedFields, 'el texto'].join(', ')}.`
        : describeUnknownFields([name], allowedFields);
      return createFieldDiagnostics(file, translation)(message, name);
    });
};

/** Returns whether a page has an essay but no fields of an original page, like a translation with an unknown locale: `visita.fr.md`. */
export const lacksOriginalFields = (contentFile: ContentFile): boolean => {
  if (contentFile.kind !== 'page' || !contentFile.source || !contentFile.essay) return false;
  const translationFields = Object.keys(CONTENT_FOLDERS[contentFile.folder].translation().shape);
  return Object.keys(Object(contentFile.source.data) as object).every((name) =>
    translationFields.includes(name),
  );
};

/** Checks the fields of a file in one locale. `tag` is the language tag of its texts, `tags` are all language tags of the site. */
export const checkFile = async (
  content: ContentFolder,
  file: ContentFile,
  tag: string,
  tags: readonly string[],
): Promise<Diagnostic[]> => {
  const { schema, source } = file;
  const misplaced = checkTranslationFields(file);
  const isReadable = source && misplaced.length === 0 && !lacksOriginalFields(file);
  return [
    ...file.errors,
    ...misplaced,
    ...(isReadable ? await checkValues(content, file, source) : []),
    ...(await checkCropping(content, schema, file.file, source)),
    ...checkRepeatedImages(schema, file.file, source),
    ...checkTexts(tag, file.file, source, file, tags),
  ];
};

import { createFieldError, type Diagnostic, isSameOrNestedField } from '../../content/diagnostic.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { describeUnknownFields } from '../../schemas/error-map.ts';
import { getJsonSchema } from '../../schemas/json-schema.ts';
import { getField, getTextValues, type TextValue } from '../../schemas/untyped.ts';
import { getFileLocale, getSourceFile } from '../../schemas/translation.ts';
import type { CheckContext } from './check-context.ts';
import { checkCropping } from './check-cropping.ts';
import { checkRepeatedImages } from './check-repeated-images.ts';
import { checkTexts } from './check-texts.ts';
import { checkValues, getFileFields } from './check-values.ts';

/** Reports fields in a translation that only the original page may have. */
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
      return createFieldError({ file, source: translation }, [name], message);
    });
};

/** Returns whether a page has an essay but no fields of an original page. It may be a translation with an unknown locale: `visita.fr.md`. */
export const lacksOriginalFields = (contentFile: ContentFile): boolean => {
  if (contentFile.kind !== 'page' || !contentFile.source || !contentFile.essay) return false;
  const translationFields = Object.keys(CONTENT_FOLDERS[contentFile.folder].translation().shape);
  return Object.keys(Object(contentFile.source.data) as object).every((name) =>
    translationFields.includes(name),
  );
};

/** Checks the fields of a file in one locale. Only the fields that are valid by the schema have further checks. */
export const checkFile = async (context: CheckContext, file: ContentFile): Promise<Diagnostic[]> => {
  if (!file.source) return file.isMissing && context.misnamedPaths.has(file.file) ? [] : file.errors;
  const errors = [...file.errors, ...checkTranslationFields(file)];
  if (errors.length === 0 && !lacksOriginalFields(file)) errors.push(...(await checkValues(context, file)));
  const isValid = ({ path }: Pick<TextValue, 'path'>): boolean =>
    !errors.some((error) => isSameOrNestedField(error.path, path));
  const fields = getFileFields(file).filter(isValid);
  const repeatedImages = checkRepeatedImages(file, fields);
  // The other texts of a list item that was pasted twice are repeated too.
  const isInRepeatedItem = ({ path }: TextValue): boolean =>
    path.length > 1 && repeatedImages.some((error) => isSameOrNestedField(error.path?.slice(0, -1), path));
  const texts = getTextValues(file.source.data).filter((text) => isValid(text) && !isInRepeatedItem(text));
  return [
    ...errors,
    ...repeatedImages,
    ...(await checkCropping(context, file, fields)),
    ...checkTexts(file, texts, context.languageTags),
  ];
};

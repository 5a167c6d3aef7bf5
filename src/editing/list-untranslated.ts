import type { Content } from '../content/read-content.ts';
import { getJsonSchema } from '../schemas/json-schema.ts';
import { getMissingTranslations, getTranslationPath } from '../schemas/translation.ts';
import { formatFieldPath } from '../content/diagnostic.ts';

/** Returns a sentence for each file and locale, with the fields that lack a translation. */
export const getUntranslatedFields = ({ files, locales, sourceFiles }: Content): string[] => {
  const sentences: string[] = [];
  for (const locale of locales.slice(1))
    for (const { kind, file, schema, source } of sourceFiles) {
      if (kind === 'page' && !files.has(getTranslationPath(file, locale))) continue;
      const untranslated = getMissingTranslations(getJsonSchema(schema), source?.data, locale);
      const fields = untranslated.map(({ path }) => formatFieldPath(path));
      if (fields.length > 0) sentences.push(`${file} · Sin «${locale}»: ${fields.join(', ')}.`);
    }
  return sentences;
};

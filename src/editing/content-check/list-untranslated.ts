import type { Content } from '../../content/read-content.ts';
import { readJsonSchema } from '../../schemas/json-schema.ts';
import { listUntranslated, translatedMarkdown } from '../../schemas/translation.ts';
import { formatFieldPath } from '../../content/diagnostic.ts';

/** Lists, for each locale, the fields without a translation: one sentence per file. */
export const listUntranslatedFields = ({ files, locales, sourceFiles }: Content): string[] =>
  locales.slice(1).flatMap((locale) =>
    sourceFiles
      .filter(({ kind, file }) => kind === 'data' || files.has(translatedMarkdown(file, locale)))
      .flatMap(({ file, schema, source }) => {
        const untranslated = listUntranslated(readJsonSchema(schema), source?.data, locale);
        const fields = untranslated.map(({ path }) => formatFieldPath(path));
        return fields.length === 0 ? [] : [`${file} · Sin «${locale}»: ${fields.join(', ')}.`];
      }),
  );

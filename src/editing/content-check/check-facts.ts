import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { readNumber } from '../../schemas/number.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import { readTag } from './check-languages.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type ContentError, fieldErrorsOf } from '../../content/content-error.ts';

/** A file that may not be read, by its name in `CONTENT_FILES`. */
type FindSource = (name: keyof typeof CONTENT_FILES) => ContentSource | undefined;

/** A warning for each fact of the house that search engines can't read. */
export const checkFacts = (sourceOf: FindSource): ContentError[] => {
  const tag = readTag(sourceOf('site'), DEFAULT_LANGUAGE);
  // Spanish of Spain writes thousands apart from five digits on.
  const example = (2200).toLocaleString(tag, { useGrouping: 'always' });
  const property = sourceOf('property');
  const details = readList(property?.data, 'details', 'items');
  const warn = (name: keyof typeof CONTENT_FILES) =>
    fieldErrorsOf(CONTENT_FILES[name].file, sourceOf(name), true);
  return details.flatMap((detail, index) =>
    // The schema reports what is no text.
    readField(detail, 'fact') === undefined ||
    readText(detail, 'value') === '' ||
    !Number.isNaN(readNumber(readText(detail, 'value'), tag))
      ? []
      : warn('property')(
          `los buscadores no leen aquí un número. Empieza con cifras: ${example} m².`,
          ...['details', 'items', index, 'value'],
        ),
  );
};

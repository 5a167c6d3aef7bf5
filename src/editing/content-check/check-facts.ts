import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { readWhole } from '../../schemas/number.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import { readTag } from './check-languages.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

/** A file that may not be read, by its name in `CONTENT_FILES`. */
type FindSource = (name: keyof typeof CONTENT_FILES) => ContentSource | undefined;

/** A warning for each fact of the house that search engines can't read, and where cover, diagram or plans have another size than the details. */
export const checkFacts = (sourceOf: FindSource): ContentError[] => {
  const tag = readTag(sourceOf('site'), DEFAULT_LANGUAGE);
  const read = (text: string) => readWhole(text, tag);
  const property = sourceOf('property');
  const details = readList(property?.data, 'details', 'items');
  const size = details.find((detail) => readField(detail, 'fact') === 'superficie');
  const warn = (name: keyof typeof CONTENT_FILES) =>
    fieldErrorsOf(CONTENT_FILES[name].file, sourceOf(name), true);
  const unread = details.flatMap((detail, index) =>
    readField(detail, 'fact') === undefined || !Number.isNaN(read(readText(detail, 'value')))
      ? []
      : warn('property')(
          `los buscadores no leen aquí un número. Empieza con cifras, sin decimales: ${(2200).toLocaleString(tag)} m².`,
          ...['details', 'items', index, 'value'],
        ),
  );
  const levels = ['upper', 'lower'].map((level) => readText(property?.data, 'diagram', level, 'value'));
  const plans = readList(sourceOf('plans')?.data, 'plans').map((plan) => readText(plan, 'area'));
  const said: [name: keyof typeof CONTENT_FILES, field: string, sizes: string[]][] = [
    ['hero', 'size', [readText(sourceOf('hero')?.data, 'size')]],
    ['property', 'diagram', levels],
    ['plans', 'plans', plans],
  ];
  const total = read(readText(size, 'value'));
  const others = said.flatMap(([name, field, sizes]) => {
    const sum = sizes.reduce((all, text) => all + read(text), 0);
    // Without plans, or with a size in words, there is nothing to compare.
    if (sum === 0 || Number.isNaN(sum - total) || sum === total) return [];
    return warn(name)(
      `aquí son ${sum.toLocaleString(tag)} m² y en los detalles de la propiedad, ${readText(size, 'value')}. Escribe lo mismo, o déjalo si así es.`,
      field,
    );
  });
  return [...unread, ...others];
};

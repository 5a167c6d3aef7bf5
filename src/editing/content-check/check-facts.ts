import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { readWhole } from '../../schemas/number.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf, nameField } from './content-error.ts';

/** A file that may not be read, by its name in `CONTENT_FILES`. */
type FindSource = (name: keyof typeof CONTENT_FILES) => ContentSource | undefined;

/** A warning for each fact of the house that search engines can't read, and where cover, diagram or plans have another size than the details. */
export const checkFacts = (sourceOf: FindSource): ContentError[] => {
  const property = sourceOf('property');
  const details = readList(property?.data, 'details', 'items');
  const size = details.find((detail) => readField(detail, 'fact') === 'superficie');
  const warn = (name: keyof typeof CONTENT_FILES, path: PropertyKey[], message: string): ContentError =>
    errorsOf(CONTENT_FILES[name].file, true)(
      `Aviso, no detiene nada: ${message}`,
      sourceOf(name)?.lineOf(path),
      nameField(path),
    );
  const unread = details.flatMap((detail, index) =>
    readField(detail, 'fact') === undefined || !Number.isNaN(readWhole(readText(detail, 'value')))
      ? []
      : warn(
          'property',
          ['details', 'items', index, 'value'],
          'los buscadores no leen aquí un número. Empieza con cifras y comas en los miles: 2,200 m².',
        ),
  );
  const said: [name: 'hero' | 'property' | 'plans', path: PropertyKey[], sizes: string[]][] = [
    ['hero', ['size'], [readText(sourceOf('hero')?.data, 'size')]],
    [
      'property',
      ['diagram'],
      ['upper', 'lower'].map((level) => readText(property?.data, 'diagram', level, 'value')),
    ],
    ['plans', ['plans'], readList(sourceOf('plans')?.data, 'plans').map((plan) => readText(plan, 'area'))],
  ];
  const total = readWhole(readText(size, 'value'));
  const others = said.flatMap(([name, path, sizes]) => {
    const sum = sizes.reduce((all, text) => all + readWhole(text), 0);
    // Without plans, or with a size in words, there is nothing to compare.
    if (sum === 0 || Number.isNaN(sum - total) || sum === total) return [];
    return warn(
      name,
      path,
      `aquí son ${sum.toLocaleString('es-MX')} m² y en los detalles de la propiedad, ${readText(size, 'value')}. Escribe lo mismo, o déjalo si así es.`,
    );
  });
  return [...unread, ...others];
};

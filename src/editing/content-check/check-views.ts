import { posix } from 'node:path';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/quote.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type ContentError, fieldErrorsOf } from '../../content/content-error.ts';

const readNumbers = (data: unknown, ...names: string[]): number[] =>
  names.map((name) => Number(readField(data, name)));

/** Whether a place is beyond the roof of a plan; of a plan without `light` nothing tells. */
const isOutside = (view: unknown, plan: unknown): boolean => {
  const [x = NaN, y = NaN] = readNumbers(view, 'x', 'y');
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = readNumbers(
    readField(plan, 'light', 'roof'),
    ...['left', 'top', 'right', 'bottom'],
  );
  return x < left || x > right || y < top || y > bottom;
};

/** Reports pictures that a file of a section takes from the gallery and that aren't there. */
export const checkGalleryPictures = (
  gallery: ContentSource | undefined,
  name: 'about' | 'vision',
  source: ContentSource | undefined,
): ContentError[] => {
  const { file } = CONTENT_FILES[name];
  const pathOf = (document: string, picture: string) => posix.join(posix.dirname(document), picture);
  const known = readList(gallery?.data).map((picture) =>
    pathOf(CONTENT_FILES.gallery.file, readText(picture, 'image')),
  );
  const pairs = readList(source?.data, 'pairs', 'items');
  const places = [['photograph'], ...pairs.map((_, index) => ['pairs', 'items', index, 'project'])];
  return places.flatMap((path) => {
    const picture = readText(source?.data, ...path);
    if (!gallery || picture === '' || known.includes(pathOf(file, picture))) return [];
    const message = `Se encontró ${quote(picture)}, que no está en ${CONTENT_FILES.gallery.file}. Se espera la ruta de una de sus fotografías, por ejemplo "${posix.relative(posix.dirname(file), known[0] ?? '')}".`;
    return fieldErrorsOf(file, source)(message, ...path);
  });
};

/**
 * Reports views of the gallery on plans that plans.json doesn't have, where that file can be read; a warning for each that another
 * photograph has, and for one outside of the building that the page would name as inside.
 */
export const checkViews = (gallery?: ContentSource, plansFile?: ContentSource): ContentError[] => {
  const views = readList(gallery?.data).map((picture) => readField(picture, 'view'));
  const plans = readList(plansFile?.data, 'plans');
  const known = plans.map((plan) => readText(plan, 'id'));
  const keys = views.map((view) =>
    JSON.stringify([readText(view, 'plan'), ...readNumbers(view, 'x', 'y', 'direction')]),
  );
  return views.flatMap((view, index) => {
    const name = readText(view, 'plan');
    // A house may leave its plans out: then no page draws the views of its gallery.
    if (known.length === 0 || name === '') return [];
    const at = (isWarning: boolean) => fieldErrorsOf(CONTENT_FILES.gallery.file, gallery, isWarning);
    const plan = plans[known.indexOf(name)];
    if (plan === undefined)
      return at(false)(
        `Se encontró ${quote(name)}. Se espera una planta de ${CONTENT_FILES.plans.file} (${[...new Set(known)].join(', ')}). Escríbela ahí o quita «view».`,
        ...[index, 'view', 'plan'],
      );
    const first = keys.findIndex((key) => key === keys[index]);
    const twice = `es el mismo lugar que el de «[${first + 1}]». Corrige x, y o direction de una de las dos.`;
    const outside = `está fuera de la casa, y se leerá que es desde «${readText(plan, 'name')}». Corrige x e y, o di en from desde dónde, por ejemplo «el aire».`;
    return [
      ...(first < index ? [at(true)(twice, index, 'view')] : []),
      ...(readText(view, 'from') === '' && isOutside(view, plan) ? [at(true)(outside, index, 'view')] : []),
    ];
  });
};

import { posix } from 'node:path';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/quote.ts';
import { getField, getList, getText } from '../../schemas/untyped.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';

const readNumbers = (data: unknown, ...names: string[]): number[] =>
  names.map((name) => Number(getField(data, name)));

/** Whether a place is beyond the roof of a plan; of a plan without `light` nothing tells. */
const isOutside = (view: unknown, plan: unknown): boolean => {
  const [x = NaN, y = NaN] = readNumbers(view, 'x', 'y');
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = readNumbers(
    getField(plan, 'light', 'roof'),
    ...['left', 'top', 'right', 'bottom'],
  );
  return x < left || x > right || y < top || y > bottom;
};

/** Reports pictures that a file of a section takes from the gallery and that aren't there. */
export const checkGalleryPictures = (
  gallery: ContentSource | undefined,
  name: 'about' | 'vision',
  source: ContentSource | undefined,
): Diagnostic[] => {
  const { file } = CONTENT_FILES[name];
  const getPagePath = (document: string, picture: string) => posix.join(posix.dirname(document), picture);
  const known = getList(gallery?.data).map((picture) =>
    getPagePath(CONTENT_FILES.gallery.file, getText(picture, 'image')),
  );
  const pairs = getList(source?.data, 'pairs', 'items');
  const places = [['photograph'], ...pairs.map((_, index) => ['pairs', 'items', index, 'project'])];
  return places.flatMap((path) => {
    const picture = getText(source?.data, ...path);
    if (!gallery || picture === '' || known.includes(getPagePath(file, picture))) return [];
    const message = `Se encontró ${quote(picture)}, que no está en ${CONTENT_FILES.gallery.file}. Se espera la ruta de una de sus fotografías, por ejemplo "${posix.relative(posix.dirname(file), known[0] ?? '')}".`;
    return createFieldDiagnostics(file, source)(message, ...path);
  });
};

/**
 * Reports each view of the gallery on a plan that plans.json lacks, and a warning for each view outside of the building that the
 * page would name as inside.
 */
export function checkViews(gallery?: ContentSource, plansFile?: ContentSource): Diagnostic[] {
  const plans = getList(plansFile?.data, 'plans');
  const known = plans.map((plan) => getText(plan, 'id'));
  // A house may leave its plans out: then no page draws the views of its gallery.
  if (known.length === 0) return [];
  return getList(gallery?.data).flatMap((picture, index) => {
    const view = getField(picture, 'view');
    const name = getText(view, 'plan');
    if (name === '') return [];
    const report = (isWarning: boolean) =>
      createFieldDiagnostics(CONTENT_FILES.gallery.file, gallery, isWarning);
    const plan = plans[known.indexOf(name)];
    if (plan === undefined)
      return report(false)(
        `Se encontró ${quote(name)}. Se espera una planta de ${CONTENT_FILES.plans.file} (${[...new Set(known)].join(', ')}). Escríbela ahí o quita «view».`,
        ...[index, 'view', 'plan'],
      );
    if (getText(view, 'from') !== '' || !isOutside(view, plan)) return [];
    const outside = `está fuera de la casa, y se leerá que es desde «${getText(plan, 'name')}». Corrige x e y, o di en from desde dónde, por ejemplo «el aire».`;
    return report(true)(outside, index, 'view');
  });
}

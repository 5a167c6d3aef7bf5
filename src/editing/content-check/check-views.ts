import { posix } from 'node:path';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/quote.ts';
import { getField, getList, getText } from '../../schemas/untyped.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { type Diagnostic, createFieldDiagnostics } from '../../content/diagnostic.ts';

const readNumbers = (data: unknown, ...names: string[]): number[] =>
  names.map((name) => Number(getField(data, name)));

/** Returns whether a viewpoint is outside the roof of a plan; false for a plan without `light`. */
const isOutside = (viewpoint: unknown, plan: unknown): boolean => {
  const [x = NaN, y = NaN] = readNumbers(viewpoint, 'x', 'y');
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = readNumbers(
    getField(plan, 'light', 'roof'),
    ...['left', 'top', 'right', 'bottom'],
  );
  return x < left || x > right || y < top || y > bottom;
};

/** Reports references of a section to pictures that the gallery doesn't contain. */
export const checkGalleryPictures = (
  gallery: ContentSource | undefined,
  name: 'about' | 'vision',
  source: ContentSource | undefined,
): Diagnostic[] => {
  const { file } = CONTENT_FILES[name];
  const resolvePath = (document: string, picture: string) => posix.join(posix.dirname(document), picture);
  const galleryPaths = getList(gallery?.data).map((picture) =>
    resolvePath(CONTENT_FILES.gallery.file, getText(picture, 'image')),
  );
  const pairs = getList(source?.data, 'pairs', 'items');
  const fields = [['photograph'], ...pairs.map((_, index) => ['pairs', 'items', index, 'project'])];
  return fields.flatMap((path) => {
    const picture = getText(source?.data, ...path);
    if (!gallery || picture === '' || galleryPaths.includes(resolvePath(file, picture))) return [];
    const message = `Se encontró ${quote(picture)}, que no está en ${CONTENT_FILES.gallery.file}. Se espera la ruta de una de sus fotografías, por ejemplo "${posix.relative(posix.dirname(file), galleryPaths[0] ?? '')}".`;
    return createFieldDiagnostics(file, source)(message, ...path);
  });
};

/**
 * Reports viewpoints of the gallery on an unknown plan, and warns about viewpoints outside the building that the page would describe
 * as inside.
 */
export function checkViews(gallery?: ContentSource, plansFile?: ContentSource): Diagnostic[] {
  const plans = getList(plansFile?.data, 'plans');
  const planIds = plans.map((plan) => getText(plan, 'id'));
  // Pages draw viewpoints only on plans.
  if (planIds.length === 0) return [];
  return getList(gallery?.data).flatMap((picture, index) => {
    const viewpoint = getField(picture, 'view');
    const planId = getText(viewpoint, 'plan');
    if (planId === '') return [];
    const report = (isWarning: boolean) =>
      createFieldDiagnostics(CONTENT_FILES.gallery.file, gallery, isWarning);
    const plan = plans[planIds.indexOf(planId)];
    if (plan === undefined)
      return report(false)(
        `Se encontró ${quote(planId)}. Se espera una planta de ${CONTENT_FILES.plans.file} (${[...new Set(planIds)].join(', ')}). Escríbela ahí o quita «view».`,
        ...[index, 'view', 'plan'],
      );
    if (getText(viewpoint, 'from') !== '' || !isOutside(viewpoint, plan)) return [];
    const message = `está fuera de la casa, y se leerá que es desde «${getText(plan, 'name')}». Corrige x e y, o di en from desde dónde, por ejemplo «el aire».`;
    return report(true)(message, index, 'view');
  });
}

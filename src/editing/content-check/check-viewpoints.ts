import { posix } from 'node:path';
import { toRelativePath } from '../../schemas/image-field.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/quote.ts';
import { getField, getList, getText } from '../../schemas/untyped.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { ContentFolder } from '../../content/read-content.ts';
import { checkImage } from './check-image.ts';
import { type Diagnostic, createFieldDiagnostics, formatFieldPath } from '../../content/diagnostic.ts';

const getNumberFields = (data: unknown, ...names: string[]): number[] =>
  names.map((name) => Number(getField(data, name)));

/** Returns whether a viewpoint is outside the roof of a plan; false for a plan without `light`. */
const isOutsideBuilding = (viewpoint: unknown, plan: unknown): boolean => {
  const [x = NaN, y = NaN] = getNumberFields(viewpoint, 'x', 'y');
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = getNumberFields(
    getField(plan, 'light', 'roof'),
    ...['left', 'top', 'right', 'bottom'],
  );
  return x < left || x > right || y < top || y > bottom;
};

/** Reports references of a section to images that the gallery doesn't contain. */
export const checkGalleryReferences = (
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
    // The schema reports an empty gallery.
    if (galleryPaths.length === 0 || picture === '' || galleryPaths.includes(resolvePath(file, picture)))
      return [];
    const message = `Se encontró ${quote(picture)}, que no está en ${CONTENT_FILES.gallery.file}. Se espera la ruta de una de sus fotografías, por ejemplo "${posix.relative(posix.dirname(file), galleryPaths[0] ?? '')}".`;
    return createFieldDiagnostics(file, source)(message, ...path);
  });
};

/** Reports viewpoints on an unknown plan, and warns about viewpoints outside the building that the page would describe as inside. */
export function checkViewpoints(gallery?: ContentSource, plansFields?: ContentSource): Diagnostic[] {
  const plans = getList(plansFields?.data, 'plans');
  const planIds = plans.map((plan) => getText(plan, 'id'));
  // Pages draw viewpoints only on plans. The schema reports a plan without an id.
  if (planIds.length === 0 || planIds.includes('')) return [];
  const report = (isWarning: boolean) =>
    createFieldDiagnostics(CONTENT_FILES.gallery.file, gallery, isWarning);
  const diagnostics: Diagnostic[] = [];
  const unknownPlans = new Map<string, number[]>();
  for (const [index, picture] of getList(gallery?.data).entries()) {
    const viewpoint = getField(picture, 'view');
    const planId = getText(viewpoint, 'plan');
    if (planId === '') continue;
    const plan = plans[planIds.indexOf(planId)];
    if (plan === undefined) unknownPlans.set(planId, [...(unknownPlans.get(planId) ?? []), index]);
    else if (getText(viewpoint, 'from') === '' && isOutsideBuilding(viewpoint, plan)) {
      const message = `está fuera de la casa, y se leerá que es desde «${getText(plan, 'name')}». Corrige x e y, o di en from desde dónde, por ejemplo «el aire».`;
      diagnostics.push(report(true)(message, index, 'view'));
    }
  }
  for (const [planId, [first = 0, ...further]] of unknownPlans) {
    const also =
      further.length === 0 ? '' : ` También ${further.map((index) => formatFieldPath([index])).join(', ')}.`;
    const message = `Se encontró ${quote(planId)}. Se espera una planta de ${CONTENT_FILES.plans.file} (${[...new Set(planIds)].join(', ')}). Escríbela ahí o quita «view».${also}`;
    diagnostics.push(report(false)(message, first, 'view', 'plan'));
  }
  return diagnostics;
}

/** Minimum distance in CSS pixels between the centres of two tap targets (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24;
/** Width in CSS pixels of the smallest drawing with numbers, in the lightbox of a phone. */
const DRAWING_PX = 280;

/** Returns the distance between two viewpoints on the smallest drawing, in CSS pixels. */
const getDistancePx = (a: unknown, b: unknown, ratio: number): number => {
  const [left = NaN, top = NaN] = getNumberFields(a, 'x', 'y');
  const [right = NaN, bottom = NaN] = getNumberFields(b, 'x', 'y');
  return (Math.hypot(left - right, (top - bottom) / ratio) * DRAWING_PX) / 100;
};

/** Warns about viewpoints in one state of a plan whose numbers are too close to tap on a phone. */
export async function checkCloseViewpoints(
  content: ContentFolder,
  gallery?: ContentSource,
  plansFields?: ContentSource,
): Promise<Diagnostic[]> {
  const pictures = getList(gallery?.data);
  const diagnostics: Diagnostic[] = [];
  for (const plan of getList(plansFields?.data, 'plans')) {
    const drawing = String(toRelativePath(getText(plan, 'today', 'drawing')));
    const size = await checkImage(content, CONTENT_FILES.plans.file, drawing, 'drawing');
    // The schema reports an invalid drawing.
    if (typeof size === 'string') continue;
    const indexes = pictures.flatMap((picture, index) =>
      getText(picture, 'view', 'plan') === getText(plan, 'id') ? [index] : [],
    );
    for (const [position, index] of indexes.entries()) {
      const closeIndex = indexes.slice(0, position).find((candidate) => {
        const [a, b] = [pictures[candidate], pictures[index]];
        const isSameState = (getField(a, 'isProject') === true) === (getField(b, 'isProject') === true);
        const distance = getDistancePx(getField(a, 'view'), getField(b, 'view'), size.width / size.height);
        return isSameState && distance < TARGET_PX;
      });
      if (closeIndex === undefined) continue;
      const message = `su número y el de ${formatFieldPath([closeIndex])} se enciman en la planta de un teléfono: el dedo no distingue uno del otro. Separa su x o su y.`;
      diagnostics.push(
        createFieldDiagnostics(CONTENT_FILES.gallery.file, gallery, true)(message, index, 'view'),
      );
    }
  }
  return diagnostics;
}

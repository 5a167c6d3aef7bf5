import { posix } from 'node:path';
import {
  createFieldError,
  createFieldWarning,
  type Diagnostic,
  formatFieldPath,
} from '../../content/diagnostic.ts';
import { findSource, type Content } from '../../content/read-content.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import type { Field } from '../../schemas/json-schema.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { getField, getList, getText } from '../../schemas/untyped.ts';
import { resolveImage } from './check-image.ts';
import { getFileFields } from './check-values.ts';

const GALLERY = CONTENT_FILES.gallery.file;
const PLANS = CONTENT_FILES.plans.file;

const isGalleryReference = ({ schema, value }: Field): boolean =>
  schema.isReference === true && schema.use === 'gallery' && typeof value === 'string' && value !== '';

/** Reports references to images that the gallery doesn't contain. */
export function checkGalleryReferences({ sourceFiles }: Content): Diagnostic[] {
  const gallery = findSource({ files: sourceFiles }, 'gallery');
  const images = getList(gallery?.data).map((photo) => resolveImage(GALLERY, getText(photo, 'image')));
  const [firstImage] = images;
  // The schema reports an empty gallery.
  if (firstImage === undefined) return [];
  const errors: Diagnostic[] = [];
  for (const file of sourceFiles)
    for (const { path, value } of getFileFields(file).filter(isGalleryReference)) {
      if (images.includes(resolveImage(file.file, String(value)))) continue;
      const example = posix.relative(posix.dirname(file.file), firstImage);
      const message = `Se encontró ${quoteValue(String(value))}, que no está en ${GALLERY}. Se espera la ruta de una de sus fotografías, por ejemplo "${example}".`;
      errors.push(createFieldError(file, path, message));
    }
  return errors;
}

/** Returns whether a viewpoint is outside the roof of a plan; false for a plan without `light`. */
const isOutsideBuilding = (viewpoint: unknown, plan: unknown): boolean => {
  const [x, y] = [Number(getField(viewpoint, 'x')), Number(getField(viewpoint, 'y'))];
  const getEdge = (name: string): number => Number(getField(plan, 'light', 'roof', name));
  return x < getEdge('left') || x > getEdge('right') || y < getEdge('top') || y > getEdge('bottom');
};

/** Reports viewpoints on an unknown plan, and warns about viewpoints outside the building that the page would describe as inside. */
export function checkViewpoints({ sourceFiles }: Content): Diagnostic[] {
  const gallery = { file: GALLERY, source: findSource({ files: sourceFiles }, 'gallery') };
  const plans = getList(findSource({ files: sourceFiles }, 'plans')?.data, 'plans');
  const planIds = plans.map((plan) => getText(plan, 'id'));
  // Pages draw viewpoints only on plans. The schema reports a plan without an id.
  if (planIds.length === 0 || planIds.includes('')) return [];
  const diagnostics: Diagnostic[] = [];
  const unknownPlans = new Map<string, number[]>();
  for (const [index, photo] of getList(gallery.source?.data).entries()) {
    const viewpoint = getField(photo, 'view');
    const planId = getText(viewpoint, 'plan');
    if (planId === '') continue;
    const plan = plans[planIds.indexOf(planId)];
    if (plan === undefined) unknownPlans.set(planId, [...(unknownPlans.get(planId) ?? []), index]);
    else if (getText(viewpoint, 'from') === '' && isOutsideBuilding(viewpoint, plan)) {
      const message = `está fuera de la casa, y se leerá que es desde «${getText(plan, 'name')}». Corrige x e y, o di en from desde dónde, por ejemplo «el aire».`;
      diagnostics.push(createFieldWarning(gallery, [index, 'view'], message));
    }
  }
  for (const [planId, [first = 0, ...further]] of unknownPlans) {
    const also =
      further.length === 0 ? '' : ` También ${further.map((index) => formatFieldPath([index])).join(', ')}.`;
    const message = `Se encontró ${quoteValue(planId)}. Se espera una planta de ${PLANS} (${[...new Set(planIds)].join(', ')}). Escríbela ahí o quita «view».${also}`;
    diagnostics.push(createFieldError(gallery, [first, 'view', 'plan'], message));
  }
  return diagnostics;
}

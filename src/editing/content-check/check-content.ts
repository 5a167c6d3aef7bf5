import { readBuildDay } from '../../queries/build-day.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { checkExhibitions, readPlaces } from './check-exhibitions.ts';
import { checkJson } from './check-json.ts';
import { checkPages } from './check-pages.ts';
import { galleryWithPlans } from './check-views.ts';
import type { ContentError } from './content-error.ts';
import { findUnknownFiles } from './find-unknown-files.ts';

/**
 * Collects every error of every file of content/ in one run, without a build, sorted by file and line.
 *
 * @param today the day by which exhibitions have opened and closed: `2026-11-22`
 */
export const checkContent = async (root: string, today = readBuildDay()): Promise<ContentError[]> => {
  const files = { ...CONTENT_FILES, gallery: await galleryWithPlans(root) };
  const found = await Promise.all([
    findUnknownFiles(root),
    checkExhibitions(root, today),
    readPlaces(root).then((places) => checkPages(root, places)),
    ...Object.values(files).map((file) => checkJson(root, file)),
  ]);
  // Pictures are opened side by side: what is wrong on one line comes in any order.
  const byField = new Intl.Collator('es', { numeric: true });
  return found
    .flat()
    .sort(
      (a, b) => a.file.localeCompare(b.file, 'es') || a.line - b.line || byField.compare(a.field, b.field),
    );
};

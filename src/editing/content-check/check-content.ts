import { z } from 'astro/zod';
import { parse } from 'jsonc-parser';
import { readBuildDay } from '../../queries/build-day.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkExhibitions, readPlaces } from './check-exhibitions.ts';
import { checkJson } from './check-json.ts';
import { checkPages } from './check-pages.ts';
import { galleryWithPlans } from './check-views.ts';
import type { ContentError } from './content-error.ts';
import { findUnknownFiles } from './find-unknown-files.ts';
import { readTextFile } from './read-text-file.ts';

/** The site's time zone, read leniently: errors of its file are reported with that file. */
const ZONE = z.object({ timeZone: timeZone('', '') }).catch({ timeZone: 'UTC' });

/** The day by which exhibitions have opened and closed: `2026-11-22`. */
const readToday = async (root: string): Promise<string> => {
  const settings = await readTextFile(root, CONTENT_FILES.site.file);
  return readBuildDay(ZONE.parse(typeof settings === 'string' ? parse(settings) : {}).timeZone);
};

/** Collects every error of every file of content/ in one run, without a build, sorted by file and line. */
export const checkContent = async (root: string): Promise<ContentError[]> => {
  const files = { ...CONTENT_FILES, gallery: await galleryWithPlans(root) };
  const found = await Promise.all([
    findUnknownFiles(root),
    readToday(root).then((today) => checkExhibitions(root, today)),
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

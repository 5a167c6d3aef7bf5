import { z } from 'astro/zod';
import { parse } from 'jsonc-parser';
import { PRIVACY_NOTICE } from '../../addresses.ts';
import { readBuildDay } from '../../queries/build-day.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkExhibitions, isDraft } from './check-exhibitions.ts';
import { checkJson } from './check-json.ts';
import { checkTextPages } from './check-text-pages.ts';
import { galleryWithPlans } from './check-views.ts';
import type { ContentError } from './content-error.ts';
import { findUnknownFiles } from './find-unknown-files.ts';
import { listPlaces } from './links.ts';
import { readMarkdownFiles } from './markdown-files.ts';
import { readTextFile } from './read-text-file.ts';

/** The site's address and time zone, read leniently: errors of their file are reported with that file. */
const SITE = z
  .object({ url: z.string().catch(''), timeZone: timeZone('', '').catch('UTC') })
  .catch({ url: '', timeZone: 'UTC' });

/** Collects every error of every file of content/ in one run, without a build, sorted by file and line. */
export const checkContent = async (root: string): Promise<ContentError[]> => {
  const exhibitions = await readMarkdownFiles(root, CONTENT_FOLDERS.exhibitions.folder);
  // The form leads to the privacy notice, which has to be there.
  const textPages = await readMarkdownFiles(root, CONTENT_FOLDERS.textPages.folder, `${PRIVACY_NOTICE}.md`);
  const settings = await readTextFile(root, CONTENT_FILES.site.file);
  const { url, timeZone: zone } = SITE.parse(typeof settings === 'string' ? parse(settings) : undefined);
  const published = exhibitions.filter((exhibition) => !isDraft(exhibition));
  const site = { root, site: url, places: await listPlaces(published, textPages) };
  const files = { ...CONTENT_FILES, gallery: await galleryWithPlans(root) };
  const found = await Promise.all([
    findUnknownFiles(root),
    checkExhibitions(exhibitions, readBuildDay(zone), site),
    checkTextPages(textPages, site),
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

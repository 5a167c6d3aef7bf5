import { z } from 'astro/zod';
import { PRIVACY_NOTICE } from '../../addresses.ts';
import { readBuildDay } from '../../build-day.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkFormerNames } from './check-former-names.ts';
import { checkExhibitions, isDraft, TAKEN_NAMES } from './check-exhibitions.ts';
import { checkJson, readJsonFile } from './check-json.ts';
import { checkTextPage, TAKEN_PAGES } from './check-text-pages.ts';
import { checkViews } from './check-views.ts';
import { type ContentError, formatError } from './content-error.ts';
import { findUnknownFiles } from './content-folder.ts';
import { listPlaces } from './links.ts';
import { readMarkdownFiles } from './markdown-files.ts';

/** The site's address and time zone, read leniently: errors of their file are reported with that file. */
const SITE = z
  .object({ url: z.string().catch(''), timeZone: timeZone('', '').catch('UTC') })
  .catch({ url: '', timeZone: 'UTC' });

/** Collects every error of every file of content/ in one run, without a build, sorted by file and line. */
export const checkContent = async (root: string): Promise<ContentError[]> => {
  const exhibitions = await readMarkdownFiles(root, CONTENT_FOLDERS.exhibitions.folder);
  const { folder } = CONTENT_FOLDERS.textPages;
  // The form leads to the privacy notice, which has to be there.
  const textPages = await readMarkdownFiles(root, folder, `${folder}/${PRIVACY_NOTICE}.md`);
  const published = exhibitions.filter((exhibition) => !isDraft(exhibition));
  const { source } = await readJsonFile(root, CONTENT_FILES.site.file);
  const gallery = await readJsonFile(root, CONTENT_FILES.gallery.file);
  const plans = await readJsonFile(root, CONTENT_FILES.plans.file);
  const places = await listPlaces(published, textPages, gallery.source, plans.source);
  const { url, timeZone: zone } = SITE.parse(source?.data);
  const site = { root, address: url, places };
  const former = [...checkFormerNames(exhibitions, TAKEN_NAMES), ...checkFormerNames(textPages, TAKEN_PAGES)];
  const found = await Promise.all([
    findUnknownFiles(root),
    checkViews(root),
    checkExhibitions(site, exhibitions, readBuildDay(zone)),
    ...textPages.map((page) => checkTextPage(site, page)),
    ...Object.values(CONTENT_FILES).map((file) => checkJson(root, file)),
  ]);
  // Pictures are opened side by side, so that errors come in any order.
  const { compare } = new Intl.Collator('es', { numeric: true });
  return [...former, ...found.flat()].sort((a, b) => compare(formatError(a), formatError(b)));
};

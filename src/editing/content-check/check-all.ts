import { readBuildDay } from '../../build-day.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { readField, readText } from '../../schemas/read-raw.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkExhibitions } from './check-exhibitions.ts';
import { checkFacts } from './check-facts.ts';
import { checkJson } from './check-json.ts';
import { checkLanguages, readTag } from './check-languages.ts';
import { checkPaths } from './check-paths.ts';
import { checkTextPage } from './check-text-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkGalleryPictures, checkViews } from './check-views.ts';
import { checkWords } from './check-words.ts';
import { checkHours, checkHouseDays } from './check-visits.ts';
import { type ContentError, formatError } from './content-error.ts';
import { findUnknownFiles } from './content-folder.ts';
import { readContent } from './read-content.ts';
import { toLinkContext } from './links.ts';

/** Collects every error of every file of content/ in one run, without a build, sorted by file and line. */
export const checkContent = async (root: string): Promise<ContentError[]> => {
  const all = await readContent(root);
  const { content, files, exhibitions, textPages, pages, pageOf } = all;
  const entries = Object.values(CONTENT_FILES);
  const sourceOf = (name: keyof typeof CONTENT_FILES) => files.get(CONTENT_FILES[name].file)?.source;
  const [site, visits, gallery, plans] = (['site', 'visits', 'gallery', 'plans'] as const).map(sourceOf);
  const zone = timeZone('', '').safeParse(readField(site?.data, 'timeZone')).data ?? 'UTC';
  const today = readBuildDay(zone);
  const context = { ...content, ...toLinkContext(readText(site?.data, 'url'), pages), pageOf };
  const found = await Promise.all([
    checkLanguages(context, all),
    checkExhibitions(context, exhibitions, today),
    ...textPages.map((page) => checkTextPage(context, page)),
    ...entries.map((entry) => checkJson(context, entry, files.get(entry.file) ?? { errors: [] })),
  ]);
  const tag = readTag(site, DEFAULT_LANGUAGE);
  const report = [
    ...[...files].flatMap(([file, { source }]) => checkTexts(tag, file, source)),
    ...[...exhibitions, ...textPages].flatMap((page) => checkTexts(tag, page.file, page.frontMatter, page)),
    ...findUnknownFiles(content),
    ...(await checkWords(content)),
    ...checkPaths(pageOf),
    ...checkViews(gallery, plans),
    ...(['about', 'vision'] as const).flatMap((name) => checkGalleryPictures(gallery, name, sourceOf(name))),
    ...checkFacts(sourceOf),
    ...checkHours(visits),
    ...checkHouseDays(visits, exhibitions, today),
    ...found.flat(),
  ];
  // What is wrong in each language is told once.
  const errors = [...new Map(report.map((error) => [formatError(error), error])).values()];
  // Pictures are opened side by side, so that errors come in any order.
  const { compare } = new Intl.Collator('es', { numeric: true });
  return errors.sort((a, b) => compare(formatError(a), formatError(b)));
};

import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { exhibitionPath, PRIVACY_NOTICE, textPagePath } from '../../paths.ts';
import { readBuildDay } from '../../build-day.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/error-map.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkExhibitions, isDraft, TAKEN_NAMES } from './check-exhibitions.ts';
import { checkJson, type JsonFile, readJsonFile } from './check-json.ts';
import { checkPlace } from './check-place.ts';
import { checkTextPage, TAKEN_PAGES } from './check-text-pages.ts';
import { checkTranslations } from './check-translations.ts';
import { checkClosedDays, checkHouseDays } from './check-visits.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf, formatError } from './content-error.ts';
import { findUnknownFiles, openContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { listLinkTargets } from './links.ts';
import { readMarkdownFiles } from './markdown-files.ts';
import { readTranslations } from './translated-pages.ts';
import { putToRest } from './weighed-warnings.ts';

/** The former names of a file, valid or not. */
const readFormerNames = ({ frontMatter }: MarkdownFile): string[] =>
  readList(frontMatter?.data, 'formerly').map((_, index) => readText(frontMatter?.data, 'formerly', index));

/** Reports a former name that is the name of a page, its own included, or that two files of a folder share: a path has one page. */
const checkFormerNames = (files: readonly MarkdownFile[], takenNames: readonly string[]): ContentError[] => {
  const owners = new Map([
    ...takenNames.map((name) => [name, 'otra página del sitio'] as const),
    ...files.map(({ name, file }) => [name, `«${file}»`] as const),
  ]);
  return files.flatMap((page) => {
    const { file, frontMatter } = page;
    return readFormerNames(page).flatMap((name, index) => {
      const owner = owners.get(name);
      owners.set(name, owner ?? `«${file}»`);
      if (owner === undefined) return [];
      const message = `Se encontró "${name}", que es una dirección de ${owner}. Se espera un nombre que ya no lleve a ninguna página, y una sola vez.`;
      return [errorsOf(file)(message, frontMatter?.lineOf(['formerly', index]), `formerly[${index + 1}]`)];
    });
  });
};

const isPublished = (exhibition: MarkdownFile): boolean => !isDraft(exhibition);

/** Former paths of files, each with the path of today. */
const listMoved = (files: readonly MarkdownFile[], toPath: typeof exhibitionPath): [string, string][] =>
  files.flatMap((page) =>
    readFormerNames(page).map((former): [string, string] => [
      toPath(former, DEFAULT_LANGUAGE),
      toPath(page.name, DEFAULT_LANGUAGE),
    ]),
  );

/** Reports views of the gallery on plans that plans.json doesn't have; where that file can't be read, any plan is accepted. */
const checkViews = (views: readonly string[], gallery?: ContentSource, known?: string[]): ContentError[] =>
  views.flatMap((plan, index) => {
    if (!known || plan === '' || known.includes(plan)) return [];
    const message = `Se encontró ${quote(plan)}. Se espera una planta de ${CONTENT_FILES.plans.file} (${known.join(', ') || 'todavía no hay'}). Escríbela ahí o quita «view».`;
    const line = gallery?.lineOf([index, 'view', 'plan']);
    return errorsOf(CONTENT_FILES.gallery.file)(message, line, `[${index + 1}].view.plan`);
  });

/** Collects every error of every file of content/ in one run, without a build, sorted by file and line. */
export const checkContent = async (root: string): Promise<ContentError[]> => {
  const exhibitions = await readMarkdownFiles(root, CONTENT_FOLDERS.exhibitions.folder);
  const { folder } = CONTENT_FOLDERS.textPages;
  // The form leads to the privacy notice, which has to be there.
  const textPages = await readMarkdownFiles(root, folder, `${folder}/${PRIVACY_NOTICE}.md`);
  const entries = Object.values(CONTENT_FILES);
  const files = new Map(
    await Promise.all(
      entries.map(async ({ file }): Promise<[string, JsonFile]> => [file, await readJsonFile(root, file)]),
    ),
  );
  const sourceOf = (name: keyof typeof CONTENT_FILES) => files.get(CONTENT_FILES[name].file)?.source;
  const [site, visits, gallery, plans] = (['site', 'visits', 'gallery', 'plans'] as const).map(sourceOf);
  const views = readList(gallery?.data).map((picture) => readText(picture, 'view', 'plan'));
  const planIds = plans && readList(plans.data, 'plans').map((plan) => readText(plan, 'id'));
  const save = readText(plans?.data, 'save');
  const content = await openContentFolder(root);
  const spanish = {
    language: DEFAULT_LANGUAGE,
    exhibitions,
    textPages,
    views,
    savedPlans: save ? (planIds ?? []) : [],
  };
  const translations = await readTranslations(content, spanish);
  const targets = [spanish, ...translations].map((pages) =>
    listLinkTargets({ ...pages, exhibitions: pages.exhibitions.filter(isPublished) }),
  );
  const url = readText(site?.data, 'url');
  const zone = timeZone('', '').safeParse(readField(site?.data, 'timeZone')).data ?? 'UTC';
  const today = readBuildDay(zone);
  const drafts = [spanish, ...translations].flatMap((pages) =>
    pages.exhibitions.filter(isDraft).map(({ name }) => exhibitionPath(name, pages.language)),
  );
  const moved = new Map([
    ...listMoved(exhibitions.filter(isPublished), exhibitionPath),
    ...listMoved(textPages, textPagePath),
  ]);
  const links = (await Promise.all(targets)).flat();
  const context = { ...content, url, links, drafts, moved };
  const former = [...checkFormerNames(exhibitions, TAKEN_NAMES), ...checkFormerNames(textPages, TAKEN_PAGES)];
  const found = await Promise.all([
    findUnknownFiles(root),
    checkTranslations(context, files, translations),
    checkExhibitions(context, exhibitions, today),
    ...textPages.map((page) => checkTextPage(context, page)),
    ...entries.map((entry) => checkJson(context, entry, files.get(entry.file) ?? { errors: [] })),
  ]);
  const report = [
    ...former,
    ...checkPlace(site),
    ...checkViews(views, gallery, planIds),
    ...checkClosedDays(visits, today),
    ...checkHouseDays(visits, exhibitions, today),
    ...found.flat(),
  ];
  // Pictures are opened side by side, so that errors come in any order.
  const { compare } = new Intl.Collator('es', { numeric: true });
  return putToRest(report, sourceOf('weighedWarnings')).sort((a, b) =>
    compare(formatError(a), formatError(b)),
  );
};

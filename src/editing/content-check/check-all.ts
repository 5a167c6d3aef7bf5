import { z } from 'astro/zod';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { exhibitionPath, PRIVACY_NOTICE, textPagePath } from '../../paths.ts';
import { readBuildDay } from '../../build-day.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/error-map.ts';
import { timeZone } from '../../schemas/text.ts';
import { checkExhibitions, isDraft, TAKEN_NAMES } from './check-exhibitions.ts';
import { checkJson, readJsonFile } from './check-json.ts';
import { checkTextPage, TAKEN_PAGES } from './check-text-pages.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, errorsOf, formatError } from './content-error.ts';
import { findUnknownFiles, openContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { listLinkTargets } from './links.ts';
import { readMarkdownFiles } from './markdown-files.ts';

// Lenient: other errors of these files are reported by their own schemas.
const SITE = z.object({ url: z.string().catch(''), timeZone: timeZone('', '').catch('UTC') });
const FORMER = z.object({ formerly: z.array(z.string()).catch([]) });
const PLANS = z.object({ save: z.string().catch(''), plans: z.array(z.object({ id: z.string() })) });
const PICTURES = z
  .array(z.object({ view: z.object({ plan: z.string() }) }).catch({ view: { plan: '' } }))
  .catch([]);

/** Reports a former name that is the name of a page, its own included, or that two files of a folder share: a path has one page. */
const checkFormerNames = (files: readonly MarkdownFile[], takenNames: readonly string[]): ContentError[] => {
  const owners = new Map([
    ...takenNames.map((name) => [name, 'otra página del sitio'] as const),
    ...files.map(({ name, file }) => [name, `«${file}»`] as const),
  ]);
  return files.flatMap(({ file, frontMatter }) =>
    FORMER.parse(Object(frontMatter?.data)).formerly.flatMap((name, index) => {
      const owner = owners.get(name);
      owners.set(name, owner ?? `«${file}»`);
      if (owner === undefined) return [];
      const message = `Se encontró "${name}", que es una dirección de ${owner}. Se espera un nombre que ya no lleve a ninguna página, y una sola vez.`;
      return [errorsOf(file)(message, frontMatter?.lineOf(['formerly', index]), `formerly[${index + 1}]`)];
    }),
  );
};

/** Former paths of files, each with the path of today. */
const listMoved = (files: readonly MarkdownFile[], toPath: typeof exhibitionPath): [string, string][] =>
  files.flatMap(({ name, frontMatter }) =>
    FORMER.parse(Object(frontMatter?.data)).formerly.map((former): [string, string] => [
      toPath(former, DEFAULT_LANGUAGE),
      toPath(name, DEFAULT_LANGUAGE),
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
  const published = exhibitions.filter((exhibition) => !isDraft(exhibition));
  const { source } = await readJsonFile(root, CONTENT_FILES.site.file);
  const gallery = await readJsonFile(root, CONTENT_FILES.gallery.file);
  const views = PICTURES.parse(gallery.source?.data).map(({ view }) => view.plan);
  const plansFile = await readJsonFile(root, CONTENT_FILES.plans.file);
  const { save, plans } = PLANS.safeParse(plansFile.source?.data).data ?? {};
  const planIds = plans?.map(({ id }) => id);
  const links = await listLinkTargets(published, textPages, views, save ? planIds : []);
  const { url, timeZone: zone } = SITE.parse(Object(source?.data));
  const drafts = exhibitions.filter(isDraft).map(({ name }) => exhibitionPath(name, DEFAULT_LANGUAGE));
  const moved = new Map([...listMoved(published, exhibitionPath), ...listMoved(textPages, textPagePath)]);
  const context = { ...(await openContentFolder(root)), url, links, drafts, moved };
  const former = [...checkFormerNames(exhibitions, TAKEN_NAMES), ...checkFormerNames(textPages, TAKEN_PAGES)];
  const found = await Promise.all([
    findUnknownFiles(root),
    checkExhibitions(context, exhibitions, readBuildDay(zone)),
    ...textPages.map((page) => checkTextPage(context, page)),
    ...Object.values(CONTENT_FILES).map((file) => checkJson(context, file)),
  ]);
  // Pictures are opened side by side, so that errors come in any order.
  const { compare } = new Intl.Collator('es', { numeric: true });
  return [...former, ...checkViews(views, gallery.source, planIds), ...found.flat()].sort((a, b) =>
    compare(formatError(a), formatError(b)),
  );
};

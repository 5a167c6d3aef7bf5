import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { uiStringsFile } from '../../src/content/ui-strings-file.ts';
import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../src/i18n/paths.ts';
import { getExhibitionStatus } from '../../src/queries/get-exhibition-status.ts';
import { CONTENT_FILES } from '../../src/schemas/content-files.ts';
import type { ExhibitionFields } from '../../src/schemas/exhibition.ts';
import { type ExhibitionStatus, STATUS_NAMES, STATUS_OF_WORD } from '../../src/schemas/exhibition-status.ts';
import type { textPageSchema } from '../../src/schemas/text-page.ts';
import { getSourceFile, translatedMarkdown } from '../../src/schemas/translation.ts';
import { mergeUiStrings } from '../support/merge-ui-strings.ts';
import { localize } from '../support/localize.ts';
import { FIXTURE_SITE, TEST_DAY } from '../support/temp-site.ts';
import type * as files from './fixture-files.ts';

export * from './fixture-files.ts';

/** Front matter of an exhibition, with the status in the editor's Spanish word. */
type ExhibitionFrontMatter = Omit<ExhibitionFields, 'status'> & {
  status?: string;
  speakerName?: string;
};
type PageFields = z.input<ReturnType<typeof textPageSchema>>;

/** Content files by name. The schemas guarantee the shape of the fixture's files for every site. */
type Files = Pick<typeof files, keyof typeof files & keyof typeof CONTENT_FILES> & {
  homePage: typeof files.home;
};

/** Content and UI strings of a site in a locale. */
export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * Reads the content and UI strings of the site in the folder `root`.
 *
 * Exhibition statuses are those on the date `today`, such as `2026-11-22`.
 * Exhibitions and text pages without a translation are left out.
 */
export function readSiteContent(root: string, today: string, locale: Locale = DEFAULT_LOCALE) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const readFolder = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md') && getSourceFile(name) === undefined)
      .map((name) => ({ original: `${folder}/${name}`, name: name.replace('.md', '') }))
      .map(({ original, name }) => ({ original, name, file: getLocalizedFile(original, locale) }))
      .filter(({ file }) => existsSync(join(root, file)))
      .map(({ original, name, file }) => {
        const [fields, body] = splitMarkdown(read(file));
        const [sourceFields] = splitMarkdown(read(original));
        const translatedFields = file === original ? {} : fields;
        return { name, fields: { ...localize(sourceFields, locale), ...translatedFields }, body };
      });
  const uiStrings = JSON.parse(read(uiStringsFile(locale))) as object;
  const json = Object.entries(CONTENT_FILES).map(([name, { file }]) => {
    const data = localize(JSON.parse(read(file)) as object, locale);
    const addedStrings: unknown = Reflect.get(uiStrings, name);
    return [name, addedStrings ? mergeUiStrings(data, Object(addedStrings) as object) : data];
  });
  return {
    ...(Object.fromEntries(json) as Files),
    paths: {
      home: getHomePath(locale),
      exhibitions: getNamedPath('exhibitions', locale),
      sheet: getNamedPath('sheet', locale),
      plans: getNamedPath('plans', locale),
    },
    pages: readFolder('content/pages').map(({ name, fields }) => {
      const page = fields as PageFields;
      return { ...page, path: getTextPagePath(page.slug ?? name, locale) };
    }),
    /** Published exhibitions, highest `id` first. */
    exhibitions: readFolder('content/exhibitions')
      .map(({ name, fields, body }) => ({
        ...readExhibition(name, fields as ExhibitionFrontMatter, body, today),
        path: getExhibitionPath(name, locale),
      }))
      .filter(({ draft }) => !draft)
      .sort((a, b) => b.id - a.id),
  };
}

/** Returns the path of the Markdown file that holds the text in a locale. */
const getLocalizedFile = (file: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? file : translatedMarkdown(file, locale);

/** Splits a Markdown file into its front matter and its body. */
const splitMarkdown = (text: string): [fields: object, body: string] => {
  const [, frontMatter = '', body = ''] = text.split(/^---$/m);
  return [Object(parse(frontMatter)) as object, body];
};

function readExhibition(slug: string, frontMatter: ExhibitionFrontMatter, body: string, today: string) {
  const { status: statusWord, ...fields } = frontMatter;
  const status = statusWord === undefined ? undefined : STATUS_OF_WORD[statusWord];
  const essay = body.split(/\n\n+/).filter((block) => /^\s*[\p{L}¿¡«][^*_[\]#<>]*$/u.test(block));
  return {
    ...fields,
    slug,
    status: getExhibitionStatus({ ...fields, status }, today).status,
    /** Paragraphs without Markdown syntax. */
    essay: essay.map((block) => block.trim()),
  };
}

export const siteStrings = readSiteContent(FIXTURE_SITE, TEST_DAY);
export const englishStrings = readSiteContent(FIXTURE_SITE, TEST_DAY, 'en');
/** Content of the fixture site in every locale, with the name of the language for test titles. */
export const uiStringsByLocale = [
  ['Spanish', siteStrings],
  ['English', englishStrings],
] as const;
export const { exhibitions, pages } = siteStrings;

/** Opening hours of `visits.json` as the pages display them. Saturdays have different hours. */
export const VISIT_HOURS = {
  Spanish:
    'De martes hasta viernes, entre 9:30 y 13:00 horas; sábado, entre 15:00 y 18:00 horas, avisando antes',
  English:
    'From Tuesday until Friday, between 9:30 AM and 1 PM; Saturday, between 3 PM and 6 PM, by arrangement',
};

export const filterByStatus = (status: ExhibitionStatus, { exhibitions } = siteStrings) =>
  exhibitions.filter((exhibition) => exhibition.status === status);

/** Maximum number of exhibitions in a tab. */
const TAB_LIMIT = 6;

/** Returns the exhibitions in the tab of a status: those with the highest `id`. */
export const getTabExhibitions = (status: ExhibitionStatus, uiStrings = siteStrings) =>
  filterByStatus(status, uiStrings).slice(0, TAB_LIMIT);

/** Exhibitions of all tabs. */
export const allTabExhibitions = STATUS_NAMES.flatMap((status) => getTabExhibitions(status));

/** Current exhibition with the highest `id`. */
export const [current] = filterByStatus('current') as [(typeof exhibitions)[0]];

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { getUiStringsPath } from '../../src/content/ui-strings-file.ts';
import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { getExhibitionPath, getHomePath, getNamedPath, getTextPagePath } from '../../src/i18n/paths.ts';
import { getExhibitionStatus } from '../../src/queries/get-exhibition-status.ts';
import { CONTENT_FILES } from '../../src/schemas/content-files.ts';
import type { ExhibitionFields } from '../../src/schemas/exhibition.ts';
import { type ExhibitionStatus, STATUS_NAMES, STATUS_OF_WORD } from '../../src/schemas/exhibition-status.ts';
import type { TextPageFields } from '../../src/schemas/text-page.ts';
import { getSourceFile, getTranslationPath } from '../../src/schemas/translation.ts';
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

/** Front matter of a text page. The parsed type has defaults for the other fields. */
type PageFields = Partial<TextPageFields> & Pick<TextPageFields, 'title' | 'description' | 'heading'>;

/** Content files by name. The schemas guarantee the shape of the fixture's files for every site. */
type Files = Pick<typeof files, keyof typeof files & keyof typeof CONTENT_FILES> & {
  homePage: typeof files.home;
};

/** Published exhibition. `essay` has the paragraphs without Markdown syntax. */
export type FixtureExhibition = Omit<ExhibitionFrontMatter, 'status'> & {
  slug: string;
  path: string;
  status: ExhibitionStatus;
  essay: string[];
};

/** Content and UI strings of a site in a locale. */
export interface SiteContent extends Files {
  paths: Record<'home' | 'exhibitions' | 'factSheet' | 'plans', string>;
  pages: (PageFields & { path: string })[];
  /** Highest `id` first. */
  exhibitions: FixtureExhibition[];
}

/**
 * Reads the content and UI strings of the site in the folder `root`.
 *
 * Exhibition statuses are those on the date `today`, such as `2026-11-22`.
 * Exhibitions and text pages without a translation are left out.
 */
export function readSiteContent(root: string, today: string, locale: Locale = DEFAULT_LOCALE): SiteContent {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const uiStrings = JSON.parse(read(getUiStringsPath(locale))) as object;
  // The owner can delete the file of an optional section.
  const names = Object.entries(CONTENT_FILES).filter(([, { file }]) => existsSync(join(root, file)));
  const json = names.map(([name, { file }]) => {
    const data = localize(JSON.parse(read(file)) as object, locale);
    const addedStrings: unknown = Reflect.get(uiStrings, name);
    return [name, addedStrings ? mergeUiStrings(data, Object(addedStrings) as object) : data];
  });
  return {
    ...(Object.fromEntries(json) as Files),
    paths: {
      home: getHomePath(locale),
      exhibitions: getNamedPath('exhibitions', locale),
      factSheet: getNamedPath('factSheet', locale),
      plans: getNamedPath('plans', locale),
    },
    pages: readMarkdownFolder(root, 'content/pages', locale).map(({ name, fields }) => {
      const page = fields as PageFields;
      return { ...page, path: getTextPagePath(page.slug ?? name, locale) };
    }),
    exhibitions: readMarkdownFolder(root, 'content/exhibitions', locale)
      .map(({ name, fields, body }) => ({
        ...parseExhibition(name, fields as ExhibitionFrontMatter, body, today),
        path: getExhibitionPath(name, locale),
      }))
      .filter(({ draft }) => !draft)
      .sort((a, b) => b.id - a.id),
  };
}

interface MarkdownFile {
  name: string;
  fields: object;
  body: string;
}

/** Reads the Markdown files of a folder that have a text in the locale, without `.md` in their names. */
function readMarkdownFolder(root: string, folder: string, locale: Locale): MarkdownFile[] {
  const read = (file: string) => splitMarkdown(readFileSync(join(root, file), 'utf8'));
  const files: MarkdownFile[] = [];
  for (const fileName of readdirSync(join(root, folder))) {
    const isSourceFile = fileName.endsWith('.md') && getSourceFile(fileName) === undefined;
    const sourceFile = `${folder}/${fileName}`;
    const localizedFile = getLocalizedFile(sourceFile, locale);
    if (!isSourceFile || !existsSync(join(root, localizedFile))) continue;
    const [sourceFields] = read(sourceFile);
    const [localizedFields, body] = read(localizedFile);
    // A translation contains only the fields whose values differ from the source file.
    const translatedFields = localizedFile === sourceFile ? {} : localizedFields;
    const fields = { ...localize(sourceFields, locale), ...translatedFields };
    files.push({ name: fileName.replace('.md', ''), fields, body });
  }
  return files;
}

const getLocalizedFile = (file: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? file : getTranslationPath(file, locale);

const splitMarkdown = (text: string): [fields: object, body: string] => {
  const [, frontMatter = '', body = ''] = text.split(/^---$/m);
  return [Object(parse(frontMatter)) as object, body];
};

function parseExhibition(
  slug: string,
  frontMatter: ExhibitionFrontMatter,
  body: string,
  today: string,
): Omit<FixtureExhibition, 'path'> {
  const { status: statusWord, ...fields } = frontMatter;
  const status = statusWord === undefined ? undefined : STATUS_OF_WORD[statusWord];
  const essay = body.split(/\n\n+/).filter((block) => /^\s*[\p{L}¿¡«][^*_[\]#<>]*$/u.test(block));
  return {
    ...fields,
    slug,
    status: getExhibitionStatus({ ...fields, status }, today).status,
    essay: essay.map((block) => block.trim()),
  };
}

export const spanishContent = readSiteContent(FIXTURE_SITE, TEST_DAY);
export const englishContent = readSiteContent(FIXTURE_SITE, TEST_DAY, 'en');
/** Content of the fixture site in every locale, with the name of the language for test titles. */
export const contentByLanguage = [
  ['Spanish', spanishContent],
  ['English', englishContent],
] as const;
export const { exhibitions, pages } = spanishContent;

/** Opening hours of `visits.json` as the pages display them. Saturdays have different hours. */
export const VISIT_HOURS = {
  Spanish:
    'De martes hasta viernes, entre 9:30 y 13:00 horas; sábado, entre 15:00 y 18:00 horas, avisando antes',
  English:
    'From Tuesday until Friday, between 9:30 AM and 1 PM; Saturday, between 3 PM and 6 PM, by arrangement',
};

/** Returns the exhibitions with a status, highest `id` first. */
export const filterByStatus = (
  status: ExhibitionStatus,
  { exhibitions }: Pick<SiteContent, 'exhibitions'> = spanishContent,
): FixtureExhibition[] => exhibitions.filter((exhibition) => exhibition.status === status);

const MAX_TAB_EXHIBITIONS = 6;

/** Returns the exhibitions in the tab of a status: those with the highest `id`. */
export const getTabExhibitions = (
  status: ExhibitionStatus,
  content: SiteContent = spanishContent,
): FixtureExhibition[] => filterByStatus(status, content).slice(0, MAX_TAB_EXHIBITIONS);

export const allTabExhibitions = STATUS_NAMES.flatMap((status) => getTabExhibitions(status));

/** Current exhibition with the highest `id`. */
export const [currentExhibition] = filterByStatus('current') as [FixtureExhibition];

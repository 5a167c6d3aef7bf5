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

/** The front matter of an exhibition, with the word that an editor writes. */
type WrittenFields = Omit<ExhibitionFields, 'status'> & {
  status?: string;
  speakerName?: string;
};
type PageFields = z.input<ReturnType<typeof textPageSchema>>;

/** Files of another owner, whose values may be others but whose shape the schemas keep. */
type Files = Pick<typeof files, keyof typeof files & keyof typeof CONTENT_FILES> & {
  homePage: typeof files.home;
};

/** The words of a content folder. */
export type SiteContent = ReturnType<typeof readSiteContent>;

/**
 * Reads every word of a site's content/ in the folder `root`, as on the day on which it was built, `2026-11-22`, in a language:
 * of exhibitions and pages those that are written in it.
 */
export function readSiteContent(root: string, today: string, language: Locale = DEFAULT_LOCALE) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const readFolder = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md') && getSourceFile(name) === undefined)
      .map((name) => ({ original: `${folder}/${name}`, name: name.replace('.md', '') }))
      .map(({ original, name }) => ({ original, name, file: getLocalizedFile(original, language) }))
      .filter(({ file }) => existsSync(join(root, file)))
      .map(({ original, name, file }) => {
        const [fields, body] = splitMarkdown(read(file));
        const own = file === original ? {} : fields;
        return { name, fields: { ...localize(splitMarkdown(read(original))[0], language), ...own }, body };
      });
  const ofInterface = JSON.parse(read(uiStringsFile(language))) as object;
  const json = Object.entries(CONTENT_FILES).map(([name, { file }]) => {
    const data = localize(JSON.parse(read(file)) as object, language);
    const added: unknown = Reflect.get(ofInterface, name);
    return [name, added ? mergeUiStrings(data, Object(added) as object) : data];
  });
  return {
    ...(Object.fromEntries(json) as Files),
    paths: {
      home: getHomePath(language),
      exhibitions: getNamedPath('exhibitions', language),
      sheet: getNamedPath('sheet', language),
      plans: getNamedPath('plans', language),
    },
    pages: readFolder('content/pages').map(({ name, fields }) => {
      const page = fields as PageFields;
      return { ...page, path: getTextPagePath(page.slug ?? name, language) };
    }),
    /** The published ones, highest number (`id`) first. */
    exhibitions: readFolder('content/exhibitions')
      .map(({ name, fields, body }) => ({
        ...readExhibition(name, fields as WrittenFields, body, today),
        path: getExhibitionPath(name, language),
      }))
      .filter(({ draft }) => !draft)
      .sort((one, other) => other.id - one.id),
  };
}

/** The file with the text of a page in a language. */
const getLocalizedFile = (file: string, language: Locale) =>
  language === DEFAULT_LOCALE ? file : translatedMarkdown(file, language);

/** The fields of a Markdown file, and its text. */
const splitMarkdown = (text: string): [fields: object, body: string] => {
  const [, frontMatter = '', body = ''] = text.split(/^---$/m);
  return [Object(parse(frontMatter)) as object, body];
};

function readExhibition(slug: string, written: WrittenFields, body: string, today: string) {
  const { status: word, ...fields } = written;
  const status = word === undefined ? undefined : STATUS_OF_WORD[word];
  const essay = body.split(/\n\n+/).filter((block) => /^\s*[\p{L}¿¡«][^*_[\]#<>]*$/u.test(block));
  return {
    ...fields,
    slug,
    // As the site decides it, which `tests/content/days.test.ts` proves; here it only says where to look.
    status: getExhibitionStatus({ ...fields, status }, today).status,
    /** Its paragraphs without any mark of Markdown. */
    essay: essay.map((block) => block.trim()),
  };
}

export const siteStrings = readSiteContent(FIXTURE_SITE, TEST_DAY);
export const englishStrings = readSiteContent(FIXTURE_SITE, TEST_DAY, 'en');
/** For what has to hold in every language. */
export const uiStringsByLocale = [
  ['Spanish', siteStrings],
  ['English', englishStrings],
] as const;
export const { exhibitions, pages } = siteStrings;

/** The days and hours of `visits.json`, as pages say them: of Saturdays others than of the rest. */
export const VISIT_HOURS = {
  Spanish:
    'De martes hasta viernes, entre 9:30 y 13:00 horas; sábado, entre 15:00 y 18:00 horas, avisando antes',
  English:
    'From Tuesday until Friday, between 9:30 AM and 1 PM; Saturday, between 3 PM and 6 PM, by arrangement',
};

export const filterByStatus = (status: ExhibitionStatus, { exhibitions } = siteStrings) =>
  exhibitions.filter((exhibition) => exhibition.status === status);

/** Most exhibitions that a tab shows. */
const TAB_LIMIT = 6;

/** Those of a status that its tab shows: of the highest numbers. */
export const getTabExhibitions = (status: ExhibitionStatus, uiStrings = siteStrings) =>
  filterByStatus(status, uiStrings).slice(0, TAB_LIMIT);

/** Those of all tabs. */
export const allTabExhibitions = STATUS_NAMES.flatMap((status) => getTabExhibitions(status));

/** Of the exhibitions that are on the one with the highest number. */
export const [current] = filterByStatus('current') as [(typeof exhibitions)[0]];

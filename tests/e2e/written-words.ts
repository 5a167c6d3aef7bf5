import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { decideState } from '../../src/queries/exhibition-state.ts';
import { PROJECT_ROOT, TEST_DAY } from '../setup/site-folder.ts';
import type aboutFile from '../site/content/sections/about.json';
import type analyticsFile from '../site/content/pages/analytics.json';
import type contactFile from '../site/content/sections/contact.json';
import type exhibitionsSectionFile from '../site/content/sections/exhibitions.json';
import type footerFile from '../site/content/sections/footer.json';
import type galleryFile from '../site/content/gallery/gallery.json';
import type heroFile from '../site/content/sections/hero.json';
import type homeFile from '../site/content/pages/home.json';
import type notFoundFile from '../site/content/pages/not-found.json';
import type plansFile from '../site/content/plans/plans.json';
import type propertyFile from '../site/content/sections/property.json';
import type sheetFile from '../site/content/pages/ficha.json';
import type siteFile from '../site/content/site.json';
import type visionFile from '../site/content/sections/vision.json';

export interface WrittenExhibition {
  slug: string;
  id: number;
  title: string;
  artist: string;
  /** As its card and page say it. */
  date: string;
  status: 'pasada' | 'actual' | 'proxima';
  imageAlt: string;
  description: string;
  speakerName?: string;
  speakerRole?: string;
  videoLink?: string;
  draft?: boolean;
  /** Its paragraphs without any mark of Markdown. */
  essay: string[];
}

interface WrittenPage {
  title: string;
  heading: string;
  lead?: string;
  leadWhenSending?: string;
  facts?: { label: string; value: string; link?: string }[];
  action?: { label: string; subject: string };
  inFooter?: { label: string; order: number };
}

/** The tests' own, that every test but those in published/ runs on. */
const CONTENT = 'tests/site/content';

/** The words of a content folder, whose values may be others but whose shape the schemas keep. */
export type Words = ReturnType<typeof readWords>;

/**
 * Reads every word of a folder of content.
 *
 * @param folder from the project's root, e.g. `content`
 * @param today the day on which its site was built, `2026-11-22`
 */
export function readWords(folder: string, today: string) {
  const read = (file: string) => readFileSync(join(PROJECT_ROOT, folder, file), 'utf8');
  const json = (file: string): unknown => JSON.parse(read(file));
  const exhibitionsSection = json('sections/exhibitions.json') as typeof exhibitionsSectionFile;
  const site = json('site.json') as typeof siteFile;
  /** The published exhibitions as their Markdown files have them, highest number (`id`) first. */
  const exhibitions = readdirSync(join(PROJECT_ROOT, folder, 'exhibitions'))
    .filter((file) => file.endsWith('.md'))
    .map((file) =>
      readExhibition(file.replace('.md', ''), read(`exhibitions/${file}`), exhibitionsSection, today),
    )
    .filter(({ draft }) => draft !== true)
    .sort((one, other) => other.id - one.id);
  const pages = readdirSync(join(PROJECT_ROOT, folder, 'pages'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ path: `/${file.replace('.md', '')}`, ...readPage(read(`pages/${file}`)) }));
  return {
    about: json('sections/about.json') as typeof aboutFile,
    analytics: json('pages/analytics.json') as typeof analyticsFile,
    contact: json('sections/contact.json') as typeof contactFile,
    exhibitionsSection,
    footer: json('sections/footer.json') as typeof footerFile,
    gallery: json('gallery/gallery.json') as typeof galleryFile,
    hero: json('sections/hero.json') as typeof heroFile,
    home: json('pages/home.json') as typeof homeFile,
    notFound: json('pages/not-found.json') as typeof notFoundFile,
    pages,
    plans: json('plans/plans.json') as typeof plansFile,
    property: json('sections/property.json') as typeof propertyFile,
    sheet: json('pages/ficha.json') as typeof sheetFile,
    site,
    vision: json('sections/vision.json') as typeof visionFile,
    exhibitions,
  };
}

const readPage = (text: string) => parse(text.split(/^---$/m)[1] ?? '') as WrittenPage;

const longDay = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

/** @param until what is read of an open one that has no date but its days */
function readExhibition(
  slug: string,
  text: string,
  { until }: { until: string },
  today: string,
): WrittenExhibition {
  const [, frontMatter = '', body = ''] = text.split(/^---$/m);
  const {
    status,
    opens,
    closes,
    date = closes ? until.replace('{day}', longDay.format(new Date(closes))) : '',
    ...fields
  } = parse(frontMatter) as Omit<WrittenExhibition, 'status' | 'date'> & {
    status?: string;
    date?: string;
    opens?: string;
    closes?: string;
  };
  const essay = body.split(/\n\n+/).filter((block) => /^\s*[\p{L}¿¡«][^*_[\]#<>]*$/u.test(block));
  return {
    ...fields,
    slug,
    date,
    // 'próxima' is the same word.
    status: (status?.replace('ó', 'o') ?? WORDS[decideState({ opens, closes }, today).status]) as Status,
    essay: essay.map((block) => block.trim()),
  };
}

type Status = WrittenExhibition['status'];
const WORDS = { past: 'pasada', current: 'actual', upcoming: 'proxima' };

export const siteWords = readWords(CONTENT, TEST_DAY);
export const {
  about,
  analytics,
  contact,
  exhibitions,
  exhibitionsSection,
  footer,
  gallery,
  hero,
  home,
  notFound,
  pages,
  plans,
  property,
  sheet,
  site,
  vision,
} = siteWords;

export const withStatus = (status: Status, { exhibitions } = siteWords) =>
  exhibitions.filter((exhibition) => exhibition.status === status);

/** Most exhibitions that a tab shows. */
const TAB_LIMIT = 6;

/** Those of a status that its tab shows: of the highest numbers. */
export const inTab = (status: Status, words = siteWords) => withStatus(status, words).slice(0, TAB_LIMIT);

/** Those of all tabs. */
export const shownIn = (words: Words) =>
  (['pasada', 'actual', 'proxima'] as const).flatMap((status) => inTab(status, words));

/** Of the exhibitions that are on the one with the highest number. */
export const [current = fail('no current exhibition')] = withStatus('actual');

function fail(what: string): never {
  throw new Error(`${CONTENT} has ${what}.`);
}

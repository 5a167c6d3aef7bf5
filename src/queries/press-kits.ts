import { formatTitle } from './format-title.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { toSlug } from '../i18n/paths.ts';
import { getContentFile } from './content-file.ts';
import { type Exhibition, getExhibitions } from './exhibitions.ts';
import { getGallery } from './gallery-and-plans.ts';
import type { SitePage } from './list-pages.ts';
import { originalPath } from './responsive-images.ts';
import { splitItalics, toPlainText, linkToText } from './plain-text.ts';
import { getSiteLocales } from './site-pages.ts';
import { listTextPages, type TextPage } from './text-pages.ts';

/** What a press kit says in one language. */
interface PressStrings {
  locale: Locale;
  /** What it is, when, the text of the page, and whom to ask. */
  paragraphs: string[];
  /** Of each photograph, in order. */
  captions: Record<'caption' | 'credit', string>[];
}

/** A press kit about one subject, in each language in which it has a page, Spanish first. */
export interface PressKit {
  /** Beside the page in Spanish. */
  path: string;
  /** By which its photographs are named, in every language. */
  name: string;
  words: PressStrings[];
  /** The photographs: where the original of each is on this machine, and whom to name. */
  pictures: Record<'original' | 'owner', string>[];
}

const joinLines = (lines: (string | undefined)[]) => lines.filter(Boolean).join('\n');

/** Whom to ask, and where it is read. */
async function describeContact(url: string, locale: Locale): Promise<string[]> {
  const { phone, email } = (await getContentFile('contact', locale)).details;
  const { press, contact } = UI_STRINGS[locale];
  const details = [
    `${contact.details.phone.label}: ${phone.value}`,
    `${contact.details.email.label}: ${email.value}`,
  ];
  return [joinLines([press.contact, ...details]), joinLines([press.page, url])];
}

async function toExhibitionStrings(exhibition: Exhibition): Promise<PressStrings> {
  const { artist, description, date, otherDays, imageCredit, pictures, works } = exhibition;
  const { path, locale } = exhibition.page;
  const uiStrings = UI_STRINGS[locale].exhibitionsSection.page;
  const { name: house, url } = await getContentFile('site', locale);
  const { href } = new URL(path, url);
  const toCredit = (owner = house) => interpolate(uiStrings.credit, { name: owner });
  const listed = works.map((work) =>
    [work.title, work.artist, work.year, work.medium, work.size].filter(Boolean).join(', '),
  );
  return {
    locale,
    paragraphs: [
      joinLines([formatTitle(exhibition), artist, date, otherDays]),
      description,
      ...toPlainText(exhibition.entry.body ?? '', href),
      ...(listed.length > 0 ? [joinLines([uiStrings.works, ...listed])] : []),
      ...(await describeContact(href, locale)),
    ],
    captions: [
      { caption: `${formatTitle(exhibition)}, ${artist}`, credit: toCredit(imageCredit) },
      ...pictures.map(({ caption, alt, credit }) => ({
        caption: caption === undefined ? alt : splitItalics(caption).join(''),
        credit: toCredit(credit),
      })),
    ],
  };
}

async function toPropertyStrings({ page: { path, locale }, data, body }: TextPage): Promise<PressStrings> {
  const { heading, lead, facts = [] } = data;
  const { site, exhibitionsSection } = UI_STRINGS[locale];
  const { name: house, url } = await getContentFile('site', locale);
  const { href } = new URL(path, url);
  const listed = facts.map(({ label, value, link }) =>
    [label, link === undefined ? value : linkToText(value, link, href)].join(': '),
  );
  const credit = interpolate(exhibitionsSection.page.credit, { name: house });
  return {
    locale,
    paragraphs: [
      joinLines([house, heading, lead]),
      joinLines(listed),
      ...toPlainText(body ?? '', href),
      ...(await describeContact(href, locale)),
    ],
    captions: (await getGallery(locale)).map(({ caption, isProject }) => ({
      caption,
      credit: isProject ? `${site.projectNote}: ${house}` : credit,
    })),
  };
}

/** The files of each subject that has a press kit, Spanish first. */
async function listSubjects<File extends { page: SitePage }>(
  listIn: (locale: Locale) => Promise<File[]>,
): Promise<[File, ...File[]][]> {
  const files = (await Promise.all((await getSiteLocales()).map(listIn))).flat();
  const subjects = Map.groupBy(
    files.filter(({ page }) => page.files.kit),
    ({ page }) => page.name,
  );
  return [...subjects.values()] as [File, ...File[]][];
}

const listExhibitions = async (locale: Locale) =>
  (await getExhibitions(locale)).filter(({ page }) => page.locale === locale);

async function toExhibitionKit(exhibitions: [Exhibition, ...Exhibition[]]): Promise<PressKit> {
  const [{ page, image, imageCredit, pictures }] = exhibitions;
  const { name: house } = await getContentFile('site', DEFAULT_LOCALE);
  const credited = [{ image, credit: imageCredit }, ...pictures];
  return {
    path: page.files.kit ?? '',
    name: page.name,
    words: await Promise.all(exhibitions.map(toExhibitionStrings)),
    pictures: credited.map(({ image, credit = house }) => ({ original: originalPath(image), owner: credit })),
  };
}

async function toHouseKit(entries: [TextPage, ...TextPage[]]): Promise<PressKit> {
  const [{ page }] = entries;
  const { name: owner } = await getContentFile('site', DEFAULT_LOCALE);
  const gallery = await getContentFile('gallery', DEFAULT_LOCALE);
  return {
    path: page.files.kit ?? '',
    name: toSlug(owner) || page.name,
    words: await Promise.all(entries.map(toPropertyStrings)),
    pictures: gallery.map(({ image }) => ({ original: originalPath(image), owner })),
  };
}

/** Every press kit: that of the house, with the text of each page that asks for one, and that of each published exhibition that has one. */
export const listPressKits = async (): Promise<PressKit[]> => [
  ...(await Promise.all((await listSubjects(listTextPages)).map(toHouseKit))),
  ...(await Promise.all((await listSubjects(listExhibitions)).map(toExhibitionKit))),
];

/** What a page links that has the press kit of the house: it, and that of each exhibition that is written in its language. */
export async function listKitLinks({ page: { files, locale } }: TextPage) {
  const { name } = await getContentFile('site', locale);
  const exhibitions = files.kit === undefined ? [] : await listExhibitions(locale);
  return [
    { title: name, titleLang: undefined, href: files.kit },
    ...exhibitions.map(({ title, titleLang, page }) => ({ title, titleLang, href: page.files.kit })),
  ].flatMap(({ href, ...link }) => (href === undefined ? [] : [{ ...link, href }]));
}

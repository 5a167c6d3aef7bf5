import { formatTitle } from './format-title.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { toSlug } from '../i18n/paths.ts';
import { getContentFile } from './content-file.ts';
import { type Exhibition, getExhibitions } from './exhibitions.ts';
import { getGalleryPhotos } from './gallery-and-plans.ts';
import type { SitePage } from './page-list.ts';
import { getOriginalPath } from './responsive-images.ts';
import { splitItalics, toPlainText, formatTextLink } from './plain-text.ts';
import { getSiteLocales } from './site-pages.ts';
import { getTextPages, type TextPage } from './text-pages.ts';

interface PressTexts {
  locale: Locale;
  /** Title, dates, body of the page, and contact. */
  paragraphs: string[];
  /** Captions and credits, in the order of the images. */
  captions: Record<'caption' | 'credit', string>[];
}

/** Press kit of the penthouse or of an exhibition, in all locales that have its page. */
export interface PressKit {
  /** Path of the ZIP file, next to the page in the default locale. */
  path: string;
  /** Prefix of the image file names, the same in all locales. */
  name: string;
  /** Texts in each locale, default locale first. */
  texts: PressTexts[];
  /** Images: file system path of the original, and owner. */
  images: Record<'original' | 'owner', string>[];
}

const joinNonEmptyLines = (lines: (string | undefined)[]): string => lines.filter(Boolean).join('\n');

async function describeContact(url: string, locale: Locale): Promise<string[]> {
  const { phone, email } = (await getContentFile('contact', locale)).details;
  const { press, contact } = UI_STRINGS[locale];
  const details = [
    `${contact.details.phone.label}: ${phone.value}`,
    `${contact.details.email.label}: ${email.value}`,
  ];
  return [joinNonEmptyLines([press.contact, ...details]), joinNonEmptyLines([press.page, url])];
}

async function getExhibitionTexts(exhibition: Exhibition): Promise<PressTexts> {
  const { artist, description, date, otherDays, imageCredit, pictures, works } = exhibition;
  const { path, locale } = exhibition.page;
  const uiStrings = UI_STRINGS[locale].exhibitionsSection.page;
  const { name: siteName, url } = await getContentFile('site', locale);
  const { href } = new URL(path, url);
  const formatCredit = (owner = siteName): string => interpolate(uiStrings.credit, { name: owner });
  const paragraphs = [
    joinNonEmptyLines([formatTitle(exhibition), artist, date, otherDays]),
    description,
    ...toPlainText(exhibition.entry.body ?? '', href),
  ];
  const workLines = works.map((work) =>
    [work.title, work.artist, work.year, work.medium, work.size].filter(Boolean).join(', '),
  );
  if (workLines.length > 0) paragraphs.push(joinNonEmptyLines([uiStrings.works, ...workLines]));
  paragraphs.push(...(await describeContact(href, locale)));
  return {
    locale,
    paragraphs,
    captions: [
      { caption: `${formatTitle(exhibition)}, ${artist}`, credit: formatCredit(imageCredit) },
      ...pictures.map(({ caption, alt, credit }) => ({
        caption: caption === undefined ? alt : splitItalics(caption).join(''),
        credit: formatCredit(credit),
      })),
    ],
  };
}

async function getPenthouseTexts({ page: { path, locale }, data, body }: TextPage): Promise<PressTexts> {
  const { heading, lead, facts } = data;
  const { site, exhibitionsSection } = UI_STRINGS[locale];
  const { name: siteName, url } = await getContentFile('site', locale);
  const { href } = new URL(path, url);
  const factLines = facts.map(({ label, value, link }) =>
    [label, link === undefined ? value : formatTextLink(value, link, href)].join(': '),
  );
  const credit = interpolate(exhibitionsSection.page.credit, { name: siteName });
  return {
    locale,
    paragraphs: [
      joinNonEmptyLines([siteName, heading, lead]),
      joinNonEmptyLines(factLines),
      ...toPlainText(body ?? '', href),
      ...(await describeContact(href, locale)),
    ],
    captions: (await getGalleryPhotos(locale)).map(({ caption, isProject }) => ({
      caption,
      credit: isProject ? `${site.projectNote}: ${siteName}` : credit,
    })),
  };
}

/** Groups the entries with a press kit by page, default locale first. */
async function groupPressKitEntries<Entry extends { page: SitePage }>(
  getEntries: (locale: Locale) => Promise<Entry[]>,
): Promise<[Entry, ...Entry[]][]> {
  const locales = await getSiteLocales();
  const entries = (await Promise.all(locales.map(getEntries))).flat();
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries.filter(({ page }) => page.files.kit)) {
    const group = groups.get(entry.page.name);
    if (group) group.push(entry);
    else groups.set(entry.page.name, [entry]);
  }
  return [...groups.values()];
}

const getTranslatedExhibitions = async (locale: Locale): Promise<Exhibition[]> =>
  (await getExhibitions(locale)).filter(({ page }) => page.locale === locale);

async function toExhibitionPressKit(exhibitions: [Exhibition, ...Exhibition[]]): Promise<PressKit> {
  const [{ page, image, imageCredit, pictures }] = exhibitions;
  const { name: siteName } = await getContentFile('site', DEFAULT_LOCALE);
  const images = [{ image, credit: imageCredit }, ...pictures];
  return {
    path: page.files.kit ?? '',
    name: page.name,
    texts: await Promise.all(exhibitions.map(getExhibitionTexts)),
    images: images.map(({ image, credit }) => ({
      original: getOriginalPath(image),
      owner: credit ?? siteName,
    })),
  };
}

async function toPenthousePressKit(entries: [TextPage, ...TextPage[]]): Promise<PressKit> {
  const [{ page }] = entries;
  const { name: owner } = await getContentFile('site', DEFAULT_LOCALE);
  const gallery = await getContentFile('gallery', DEFAULT_LOCALE);
  return {
    path: page.files.kit ?? '',
    name: toSlug(owner) || page.name,
    texts: await Promise.all(entries.map(getPenthouseTexts)),
    images: gallery.map(({ image }) => ({ original: getOriginalPath(image), owner })),
  };
}

/** Returns all press kits: first those of text pages about the penthouse, then those of exhibitions. */
export async function getPressKits(): Promise<PressKit[]> {
  const penthouseKits = (await groupPressKitEntries(getTextPages)).map(toPenthousePressKit);
  const exhibitionKits = (await groupPressKitEntries(getTranslatedExhibitions)).map(toExhibitionPressKit);
  return Promise.all([...penthouseKits, ...exhibitionKits]);
}

interface PressKitLink {
  title: string;
  /** `lang` attribute of the title; undefined if the title is in the locale of the page. */
  titleLang: string | undefined;
  href: string;
}

/**
 * Returns the press kits that a page links to: first the kit of the penthouse, then those of exhibitions. Returns an empty array if the page
 * has no press kit.
 */
export async function getPressKitLinks({ page: { files, locale } }: TextPage): Promise<PressKitLink[]> {
  if (files.kit === undefined) return [];
  const { name } = await getContentFile('site', locale);
  const links: PressKitLink[] = [{ title: name, titleLang: undefined, href: files.kit }];
  for (const { title, titleLang, page } of await getTranslatedExhibitions(locale)) {
    const href = page.files.kit;
    if (href !== undefined) links.push({ title, titleLang, href });
  }
  return links;
}

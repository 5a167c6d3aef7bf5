import type { ImageMetadata } from 'astro';
import type { RenderResult } from 'astro:content';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import type { FurtherImageFields, WorkFields } from '../schemas/exhibition-images.ts';
import { getContentFile, renderText } from './content-file.ts';
import {
  type Exhibition,
  type ExhibitionListItem,
  type ExhibitionSpeaker,
  type ExhibitionWithAdjacent,
  getSpeaker,
  toListItem,
} from './exhibitions.ts';
import {
  hasUpcomingActivities,
  isOpen,
  isPast,
  isVisitable,
  getStatusDates,
} from './get-exhibition-status.ts';
import { splitItalics } from './plain-text.ts';
import {
  EXHIBITION_IMAGE,
  FURTHER_IMAGES,
  getFallbackImage,
  getResponsiveImage,
  type ImageSources,
  type ImageFile,
} from './responsive-images.ts';
import { computeTimedValues, getNextDate, type TimedValue } from './timed-values.ts';

interface FurtherImage extends Omit<FurtherImageFields, 'caption' | 'credit'> {
  /** Position on the page, from 1. */
  number: number;
  /** Parts of the caption; every second part is in italics. Empty without a caption. */
  caption: string[];
  credit: string | undefined;
}

interface ExhibitionWork extends Omit<WorkFields, 'picture'> {
  /** Number of the image that shows the work; 0 for the main image, undefined if no image shows the work. */
  picture: number | undefined;
  /** Year, medium and size, separated by middle dots. */
  facts: string;
}

export interface ExhibitionPage extends Omit<Exhibition, 'pictures' | 'works' | 'speaker'> {
  Essay: RenderResult['Content'];
  /** Path of the calendar file; empty while the calendar has no event. */
  calendars: TimedValue<string>[];
  visitable: TimedValue<boolean>[];
  /** Heading of the information for the visit, in the past tense after the last date. */
  accessHeadings: TimedValue<string>[];
  /** Credit of the main image; undefined if the collective owns it. */
  credit: string | undefined;
  pictures: FurtherImage[];
  works: ExhibitionWork[];
  /** Whether visitors can select the date of a visit. An upcoming exhibition needs a first date for this. */
  hasBookableDates: boolean;
  /**
   * Whether the exhibition consists of one work with the same title. The page then shows the facts of the work and of the exhibition
   * together.
   */
  isOneWork: boolean;
  picture: ImageSources;
  speaker: ExhibitionSpeaker | undefined;
  /** JPEG of the main image and of each further image. */
  allImages: ImageFile[];
  previous: ExhibitionListItem | undefined;
  next: ExhibitionListItem | undefined;
}

function formatCredit(locale: Locale, owner: string | undefined): string | undefined {
  if (!owner) return owner;
  return interpolate(UI_STRINGS[locale].exhibitionsSection.page.credit, { name: owner });
}

function toFurtherImage(fields: FurtherImageFields, index: number, locale: Locale): FurtherImage {
  const { caption, credit } = fields;
  return {
    ...fields,
    number: index + 1,
    caption: caption === undefined ? [] : splitItalics(caption),
    credit: formatCredit(locale, credit),
  };
}

function toExhibitionWork(work: WorkFields, furtherImages: readonly FurtherImageFields[]): ExhibitionWork {
  const getImageNumber = ({ src }: ImageMetadata): number =>
    furtherImages.findIndex(({ image }) => image.src === src) + 1;
  const facts = [work.year, work.medium, work.size].filter((fact): fact is string => Boolean(fact));
  return {
    ...work,
    picture: work.picture && getImageNumber(work.picture),
    facts: facts.map(addNonBreakingSpaces).join(' · '),
  };
}

/** Computes the values of the page that change with the date. `activities` are the activities to come. */
function getTimedValues(
  exhibition: Exhibition,
  activities: Exhibition['activities'],
  timeZone: string,
): Pick<ExhibitionPage, 'calendars' | 'visitable' | 'accessHeadings'> {
  const { page, opens, statusOn } = exhibition;
  const uiStrings = UI_STRINGS[page.locale].exhibitionsSection.page;
  const dates = [...getStatusDates(exhibition), ...activities.map(({ day }) => getNextDate(day))];
  const hasEventsFrom = (date: string): boolean => {
    const status = statusOn(date);
    if (isVisitable(status) && opens !== undefined) return true;
    return hasUpcomingActivities(status) && activities.some(({ day }) => day >= date);
  };
  const getCalendarPath = (date: string): string =>
    (hasEventsFrom(date) ? page.files.calendar : undefined) ?? '';
  const getAccessHeading = (date: string): string =>
    isPast(statusOn(date).status) ? uiStrings.accessOver : uiStrings.access;
  return {
    calendars: computeTimedValues(dates, timeZone, getCalendarPath),
    visitable: computeTimedValues(dates, timeZone, (date) => isVisitable(statusOn(date))),
    accessHeadings: computeTimedValues(dates, timeZone, getAccessHeading),
  };
}

/** Returns the data of the page of an exhibition. */
export async function getExhibitionPage({
  exhibition,
  previous,
  next,
}: ExhibitionWithAdjacent): Promise<ExhibitionPage> {
  const { page, opens, status, image, pictures, works, notes, statusTexts } = exhibition;
  const { locale } = page;
  const { timeZone } = await getContentFile('site', locale);
  const activities = exhibition.activities.filter(({ isUpcoming }) => isUpcoming);
  const furtherImages = pictures.map((fields) => getFallbackImage(fields.image, FURTHER_IMAGES[12]));
  return {
    ...exhibition,
    ...getTimedValues(exhibition, activities, timeZone),
    // The dates of an open or past exhibition already show its status.
    notes: isVisitable(exhibition) || isPast(status) ? notes : statusTexts,
    activities,
    Essay: await renderText(exhibition.entry),
    credit: formatCredit(locale, exhibition.imageCredit),
    pictures: pictures.map((fields, index) => toFurtherImage(fields, index, locale)),
    works: works.map((work) => toExhibitionWork(work, pictures)),
    hasBookableDates: isVisitable(exhibition) && (isOpen(status) || opens !== undefined),
    isOneWork: works.length === 1 && works[0]?.title === exhibition.title,
    picture: await getResponsiveImage(image, EXHIBITION_IMAGE),
    speaker: await getSpeaker(exhibition.speaker),
    allImages: await Promise.all([getFallbackImage(image, EXHIBITION_IMAGE), ...furtherImages]),
    previous: previous && (await toListItem(previous)),
    next: next && (await toListItem(next)),
  };
}

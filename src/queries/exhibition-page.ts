import type { ImageMetadata } from 'astro';
import { interpolate } from '../i18n/interpolate.ts';
import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile, renderText } from './content-file.ts';
import { hasUpcomingActivities, isOpenToVisitors, isPast, listStatusDays } from './get-exhibition-status.ts';
import { splitItalics } from './plain-text.ts';
import { type ExhibitionWithAdjacent, getSpeaker, toListItem } from './exhibitions.ts';
import { computeTimedValues, nextDay } from './timed-values.ts';
import { EXHIBITION_IMAGE, FURTHER_PICTURES, getFallback, getResponsiveImage } from './responsive-images.ts';

/** Everything that the page of an exhibition shows. */
export const getExhibitionPage = async ({ exhibition, previous, next }: ExhibitionWithAdjacent) => {
  const { page, opens, status, statusOn, notes, statusTexts } = exhibition;
  const { image, imageCredit, pictures, works, speaker } = exhibition;
  const { timeZone } = await getContentFile('site', page.locale);
  const activities = exhibition.activities.filter(({ isToCome }) => isToCome);
  const uiStrings = UI_STRINGS[page.locale].exhibitionsSection.page;
  const describeCredit = (name?: string) => name && interpolate(uiStrings.credit, { name });
  const numberOf = (shown?: ImageMetadata) =>
    shown && pictures.findIndex((picture) => picture.image.src === shown.src) + 1;
  const days = [...listStatusDays(exhibition), ...activities.map(({ day }) => nextDay(day))];
  /** From the day of the build on. */
  const isToCome = (day: string) => {
    const on = statusOn(day);
    const isActivityLeft = hasUpcomingActivities(on) && activities.some((activity) => activity.day >= day);
    return isActivityLeft || (isOpenToVisitors(on) && opens !== undefined);
  };
  return {
    ...exhibition,
    /** That one is on or over is said by its days. */
    notes: isOpenToVisitors(exhibition) || isPast(status) ? notes : statusTexts,
    /** Those to come. */
    activities,
    Essay: await renderText(exhibition.entry),
    calendars: computeTimedValues(days, timeZone, (day) => (isToCome(day) && page.files.calendar) || ''),
    /** While one may come. */
    visitable: computeTimedValues(days, timeZone, (day) => isOpenToVisitors(statusOn(day))),
    accessHeadings: computeTimedValues(days, timeZone, (day) =>
      isPast(statusOn(day).status) ? uiStrings.accessOver : uiStrings.access,
    ),
    credit: describeCredit(imageCredit),
    pictures: pictures.map((picture, index) => ({
      ...picture,
      number: index + 1,
      caption: picture.caption === undefined ? [] : splitItalics(picture.caption),
      credit: describeCredit(picture.credit),
    })),
    works: works.map(({ picture, ...work }) => ({
      ...work,
      picture: numberOf(picture),
      facts: [work.year, work.medium, work.size]
        .flatMap((part) => (part ? addNonBreakingSpaces(part) : []))
        .join(' · '),
    })),
    /** Whether the days of a visit are known: those of an upcoming exhibition only if its first day is. */
    hasVisitDays: isOpenToVisitors(exhibition) && (status === 'current' || opens !== undefined),
    /** The exhibition is one work of its title, whose facts stand with its own. */
    isOneWork: works.length === 1 && works[0]?.title === exhibition.title,
    picture: await getResponsiveImage(image, EXHIBITION_IMAGE),
    speaker: await getSpeaker(speaker),
    allPictures: await Promise.all([
      getFallback(image, EXHIBITION_IMAGE),
      ...pictures.map((picture) => getFallback(picture.image, FURTHER_PICTURES[12])),
    ]),
    previous: previous && (await toListItem(previous)),
    next: next && (await toListItem(next)),
  };
};

/** What the page of one exhibition shows: its fields, those of a card, and what only the page has. */
export type ExhibitionPage = Awaited<ReturnType<typeof getExhibitionPage>>;

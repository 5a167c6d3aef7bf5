import type { ImageMetadata } from 'astro';
import { fill } from '../fill.ts';
import { getContentFile, renderText } from './content-file.ts';
import { describeActivities } from './exhibition-activities.ts';
import { describeDates } from './exhibition-dates.ts';
import { canBeVisited } from './decide-status.ts';
import { type ExhibitionWithNeighbours, toCard, toListItem } from './exhibitions.ts';
import { EXHIBITION, FURTHER_PICTURES, getFallback } from './pictures.ts';

/** In a caption: `*Marea*, de Ana Lucero`; not in `5 * 3 * 2` nor in `5*3*2`. */
const ITALICS = /(?<![\p{L}\p{N}*])\*(?!\s)([^*]+)(?<!\s)\*/u;

/** Everything that the page of an exhibition shows. */
export const getExhibitionPage = async ({ entry, previous, next }: ExhibitionWithNeighbours) => {
  const { language } = entry.page;
  const { opens, status, image, imageCredit, pictures, works } = entry.data;
  const { otherDays } = await describeDates(entry.data, language);
  const { files } = entry.page;
  const activitiesWithFiles = entry.data.activities.map((activity, index) => ({
    ...activity,
    calendar: files.activities[index],
  }));
  const { activities } = await describeActivities(
    { ...entry.data, activities: activitiesWithFiles },
    language,
  );
  const { credit: template } = (await getContentFile('exhibitionsSection', language)).page;
  const describeCredit = (name?: string) => name && fill(template, { name });
  const numberOf = (shown?: ImageMetadata) =>
    shown && pictures.findIndex((picture) => picture.image.src === shown.src) + 1;
  const isToCome = canBeVisited(status) && (activities.length > 0 || opens !== undefined);
  return {
    ...entry.data,
    ...(await toCard(entry, EXHIBITION, language)),
    otherDays,
    activities,
    Essay: await renderText(entry),
    calendar: isToCome ? files.calendar : undefined,
    credit: describeCredit(imageCredit),
    pictures: pictures.map((picture, index) => ({
      ...picture,
      number: index + 1,
      caption: picture.caption?.split(ITALICS) ?? [],
      credit: describeCredit(picture.credit),
    })),
    works: works.map((work) => ({ ...work, picture: numberOf(work.picture) })),
    allPictures: await Promise.all([
      getFallback(image, EXHIBITION),
      ...pictures.map((picture) => getFallback(picture.image, FURTHER_PICTURES[12])),
    ]),
    previous: previous && (await toListItem(previous, language)),
    next: next && (await toListItem(next, language)),
  };
};

/** What the page of one exhibition shows: its fields, those of a card, and what only the page has. */
export type ExhibitionPage = Awaited<ReturnType<typeof getExhibitionPage>>;

/** A further picture of an exhibition, numbered from 1; of its caption every second part is in italics. */
export type ExhibitionPicture = ExhibitionPage['pictures'][number];

/** A work, with the number of the picture in which it is seen. */
export type ExhibitionWork = ExhibitionPage['works'][number];

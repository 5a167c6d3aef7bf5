import type { CollectionEntry } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Language } from '../languages.ts';
import type { ExhibitionFields } from '../schemas/exhibition.ts';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import type { StatusAndNote } from './decide-status.ts';
import type { SitePage } from './list-pages.ts';
import type { Picture, PictureFile } from './pictures.ts';

/** A file of content/exhibitions by its name, in the language that it is written in, with its status on the day of the build. */
export type ExhibitionEntry = CollectionEntry<'exhibitions'> & {
  name: string;
  language: Language;
  page: SitePage;
  data: ExhibitionFields & StatusAndNote;
};

/** An entry with those before and after it, of which its page is made; a draft has neither. */
export interface ExhibitionWithNeighbours {
  entry: ExhibitionEntry;
  previous: ExhibitionEntry | undefined;
  next: ExhibitionEntry | undefined;
}

/** Of words that aren't in the language of the page: their own, as `lang` has it. */
interface Languages {
  /** Of the title, which stays as it is in every language. */
  titleLang: string | undefined;
  /** Of all other words, where an exhibition isn't written in the language of the page. */
  lang?: string;
  /** Of the page's own labels among these words. */
  labelLang?: string;
}

/** The next activity in words, and when its day is over. */
type NextActivity = Record<'text' | 'over', string>;

/** An exhibition in the list of all, or as the previous or next of another. */
export interface ExhibitionListItem extends Pick<ExhibitionFields, 'title' | 'gloss' | 'artist'>, Languages {
  path: string;
  date: string;
  status: ExhibitionStatus;
  /** "Última semana" or "Abre el 11 de febrero", on the days for it. */
  statusNote: string | undefined;
  nextActivity: NextActivity | undefined;
  thumbnail: Picture;
}

/** What a card shows. */
export interface CardExhibition
  extends
    Pick<ExhibitionFields, 'title' | 'gloss' | 'artist' | 'description' | 'imageAlt' | 'videoLink'>,
    Languages {
  slug: string;
  path: string;
  date: string;
  statusNote: string | undefined;
  nextActivity: NextActivity | undefined;
  picture: Picture;
  speaker: { portrait: Picture | undefined; name: string; role: string } | undefined;
}

/** An activity, with its day and hours in words: `time` within a sentence, `value` alone; `over` is the end of its day; the path of its calendar, which a draft lacks. */
type ShownActivity = ExhibitionFields['activities'][number] &
  Record<'time' | 'value' | 'over', string> & { calendar: string | undefined };

type Replaced = keyof CardExhibition | 'image' | 'status' | 'activities' | 'pictures' | 'works';

/** What the page of one exhibition shows: its fields, those of a card, and what only the page has. */
export interface ExhibitionPage extends Omit<ExhibitionFields, Replaced>, CardExhibition {
  status: ExhibitionStatus;
  /** The days, where `date` is the text of an editor or "Hasta el 31 de enero". */
  otherDays: string;
  /** Those to come. */
  activities: ShownActivity[];
  /** The Markdown text. */
  Essay: AstroComponentFactory;
  /** The path of its calendar, until there is nothing to come. */
  calendar: string | undefined;
  credit: string | undefined;
  pictures: ExhibitionPicture[];
  works: ExhibitionWork[];
  /** One file of each picture, the main picture first, for search engines. */
  allPictures: PictureFile[];
  previous: ExhibitionListItem | undefined;
  next: ExhibitionListItem | undefined;
}

/** A work, with the number of the picture in which it is seen. */
export type ExhibitionWork = Omit<ExhibitionFields['works'][number], 'picture'> & {
  picture: number | undefined;
};

type PictureFields = ExhibitionFields['pictures'][number];

/** A further picture of an exhibition, numbered from 1. */
export interface ExhibitionPicture extends Omit<PictureFields, 'caption'> {
  number: number;
  /** Split at its asterisks: every second part is in italics. */
  caption: string[];
}

/** An exhibition as a calendar shows it: its first day is known, or it has activities. `language` is that of its words. */
export interface CalendarExhibition extends Pick<
  ExhibitionFields,
  'title' | 'gloss' | 'artist' | 'description' | 'opens' | 'closes' | 'formerly'
> {
  language: Language;
  /** By its label in Spanish a calendar knows an activity again in every language. */
  activities: (ExhibitionFields['activities'][number] & { labelInSpanish: string })[];
  slug: string;
  page: SitePage;
  date: string;
  status: ExhibitionStatus;
}

import type { ImageMetadata } from 'astro';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { DIRECTION_COUNT, type Plan, type Plans } from '../schemas/plans.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile, getFormatter, getContentLocale } from './content-file.ts';
import { getTextLocale, recordLocale } from './text-locale.ts';
import { heightOf, measureDrawing, type PlanMeasures } from './plan-measures.ts';

/** Where a picture of the gallery was taken: `x` and `y` in thousandths of the drawing's width, `direction` in degrees from up. */
interface Viewpoint extends Record<'x' | 'y' | 'direction', number> {
  /** That of the picture, counted from 1. */
  number: number;
  /** What screen readers say of it. */
  name: string;
  /** From where the picture looks, and where to: "Vista desde el salón hacia el sur". */
  view: string;
}

/** A level as it is today, or in the project. */
interface PlanSide {
  /** The URL of the drawing, and its alternative text. */
  src: string;
  alt: string;
  viewpoints: Viewpoint[];
}

/** A level, drawn as it is today and as in the project. */
export interface DrawnPlan
  extends Omit<Plan, 'today' | 'project'>, Pick<PlanMeasures, 'scale' | 'dimensions'> {
  /** Of both drawings, in thousandths of their width. */
  height: number;
  today: PlanSide;
  /** Each room with its area as it is written. */
  project: PlanSide & { rooms: (Plan['project']['rooms'][number] & { area: string })[] };
}

/** The levels, and what an editor wrote around them. */
export interface DrawnPlans extends Omit<Plans, 'plans'> {
  drawings: DrawnPlan[];
}

/** Adds the note about project pictures to a caption: "La cocina, visualización del proyecto". */
export const markAsRendering = (text: string, projectNote: string): string =>
  `${text}, ${projectNote.charAt(0).toLowerCase()}${projectNote.slice(1)}`;

/** The nearest of the eight directions, from 0 for north, to degrees clockwise from it. */
const nearestDirection = (degrees: number): number =>
  Math.round(((degrees + 360) % 360) / (360 / DIRECTION_COUNT)) % DIRECTION_COUNT;

/** The pictures of the gallery in show order, each with its number and the caption that a visitor reads. */
export const getGallery = async (locale: Locale) => {
  const annotate = async (text: string): Promise<string> => {
    // In the language of the text, so that no sentence mixes two.
    const textLocale = await getTextLocale(text, locale);
    return recordLocale(markAsRendering(text, UI_STRINGS[textLocale].site.projectNote), textLocale, locale);
  };
  const pictures = await getContentFile('gallery', locale);
  return Promise.all(
    pictures.map(async (picture, index) => ({
      ...picture,
      number: index + 1,
      caption: picture.isProject ? await annotate(picture.caption) : picture.caption,
      name: picture.isProject ? await annotate(picture.alt) : picture.alt,
    })),
  );
};

/** A picture of the gallery by its file, with its number and alternative text. */
export const getGalleryPhoto = async ({ src }: ImageMetadata, locale: Locale) => {
  const photo = (await getGallery(locale)).find(({ image }) => image.src === src);
  if (!photo) throw new Error(`La galería no tiene ${src}. Ejecuta: npm run check:content`);
  return { image: photo.image, number: photo.number, alt: photo.name };
};

/** The levels of the house, with the viewpoints of the gallery's pictures. */
export const getPlans = async (locale: Locale): Promise<DrawnPlans> => {
  const { plans, ...texts } = await getContentFile('plans', locale);
  const { projectNote } = UI_STRINGS[locale].plans;
  const pictureLocale = await getContentLocale('gallery', locale);
  const { link, view: viewTemplate, directions } = UI_STRINGS[pictureLocale].plans;
  const gallery = await getGallery(locale);
  const formatter = await getFormatter(locale);
  const drawings = plans.map(({ id, ...plan }): DrawnPlan => {
    const { drawing } = plan.today;
    const shape = drawing.height / drawing.width;
    const height = heightOf(drawing);
    const { formatAreaOf, ...measures } = measureDrawing(plan, shape, formatter);
    const listViewpoints = (ofProject: boolean): Viewpoint[] => {
      const viewpoints: Viewpoint[] = [];
      for (const { view, number, name: alt, isProject } of gallery) {
        if (view?.plan !== id || isProject !== ofProject) continue;
        viewpoints.push({
          number,
          name: recordLocale(interpolate(link, { n: number, alt }), pictureLocale, locale),
          view: interpolate(viewTemplate, {
            from: view.from ?? plan.name,
            direction: directions[nearestDirection(view.direction - plan.north)] ?? '',
          }),
          x: Math.round(view.x * 10),
          y: Math.round((view.y * height) / 100),
          direction: view.direction,
        });
      }
      return viewpoints;
    };
    const today = {
      src: drawing.src,
      alt: plan.today.alt,
      viewpoints: listViewpoints(false),
    };
    const project = {
      src: plan.project.drawing.src,
      alt: markAsRendering(plan.project.alt, projectNote),
      viewpoints: listViewpoints(true),
      rooms: plan.project.rooms.map((room) => ({ ...room, area: formatAreaOf(room.outline) })),
    };
    return { ...plan, ...measures, id, height, today, project };
  });
  return { ...texts, drawings };
};

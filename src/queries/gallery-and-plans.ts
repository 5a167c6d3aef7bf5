import type { ImageMetadata } from 'astro';
import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PhotoFields } from '../schemas/gallery.ts';
import { DIRECTION_COUNT, type Plan, type Plans } from '../schemas/plans.ts';
import { UI_STRINGS, type UiStrings } from '../i18n/ui-strings.ts';
import { getContentFile, getFormatter, getContentLocale } from './content-file.ts';
import { getTextLocale, recordLocale } from './text-locale.ts';
import { getDrawingHeight, measureDrawing, type PlanMeasures } from './plan-measures.ts';

/** Viewpoint of a photo on a drawing. `x` and `y` are thousandths of the drawing's width, `direction` is degrees from up. */
interface Viewpoint extends Record<'x' | 'y' | 'direction', number> {
  number: number;
  name: string;
  /** Position and direction as text: "Vista desde el salón hacia el sur". */
  view: string;
}

/** Floor plan in one state: today or in the project. */
interface PlanState {
  src: string;
  alt: string;
  viewpoints: Viewpoint[];
}

/** Floor plan of one level, today and in the project. */
export interface DrawnPlan
  extends Omit<Plan, 'today' | 'project'>, Pick<PlanMeasures, 'scale' | 'dimensions'> {
  /** Height of both drawings in thousandths of their width. */
  height: number;
  today: PlanState;
  project: PlanState & { rooms: (Plan['project']['rooms'][number] & { area: string })[] };
}

export interface DrawnPlans extends Omit<Plans, 'plans'> {
  drawings: DrawnPlan[];
}

/** Adds the rendering note to a caption: "La cocina, visualización del proyecto". */
export const markAsRendering = (text: string, projectNote: string): string =>
  `${text}, ${projectNote.charAt(0).toLowerCase()}${projectNote.slice(1)}`;

/** Returns the index of the nearest of the eight compass directions; 0 is north. `degrees` are clockwise from north. */
const getNearestDirection = (degrees: number): number =>
  Math.round(((degrees + 360) % 360) / (360 / DIRECTION_COUNT)) % DIRECTION_COUNT;

export type GalleryPhoto = PhotoFields & {
  number: number;
  /** Alternative text. If the photo is a rendering, the text ends with the rendering note. */
  name: string;
};

/** Adds the rendering note in the locale of the text, so that the sentence is in one language. */
async function addRenderingNote(text: string, locale: Locale): Promise<string> {
  const textLocale = await getTextLocale(text, locale);
  return recordLocale(markAsRendering(text, UI_STRINGS[textLocale].site.projectNote), textLocale, locale);
}

async function toGalleryPhoto(photo: PhotoFields, index: number, locale: Locale): Promise<GalleryPhoto> {
  const { isProject, caption, alt } = photo;
  return {
    ...photo,
    number: index + 1,
    caption: isProject ? await addRenderingNote(caption, locale) : caption,
    name: isProject ? await addRenderingNote(alt, locale) : alt,
  };
}

/** Returns the photos of the gallery in order. */
export async function getGalleryPhotos(locale: Locale): Promise<GalleryPhoto[]> {
  const photos = await getContentFile('gallery', locale);
  return Promise.all(photos.map((photo, index) => toGalleryPhoto(photo, index, locale)));
}

/** Returns the gallery photo with an image file. Throws if the gallery doesn't have the image. */
export async function getGalleryPhoto(
  { src }: ImageMetadata,
  locale: Locale,
): Promise<Pick<GalleryPhoto, 'image' | 'number' | 'alt'>> {
  const photo = (await getGalleryPhotos(locale)).find(({ image }) => image.src === src);
  if (!photo) throw new Error(`La galería no tiene ${src}. Ejecuta: npm run check:content`);
  return { image: photo.image, number: photo.number, alt: photo.name };
}

interface ViewpointStrings {
  strings: UiStrings['plans'];
  galleryLocale: Locale;
  pageLocale: Locale;
}

function toViewpoint(
  photo: GalleryPhoto & { view: NonNullable<GalleryPhoto['view']> },
  plan: Pick<Plan, 'name' | 'north'>,
  height: number,
  { strings, galleryLocale, pageLocale }: ViewpointStrings,
): Viewpoint {
  const { view, number, name: alt } = photo;
  const direction = strings.directions[getNearestDirection(view.direction - plan.north)] ?? '';
  return {
    number,
    name: recordLocale(interpolate(strings.link, { n: number, alt }), galleryLocale, pageLocale),
    view: interpolate(strings.view, { from: view.from ?? plan.name, direction }),
    x: Math.round(view.x * 10),
    y: Math.round((view.y * height) / 100),
    direction: view.direction,
  };
}

/** Returns the floor plans with the viewpoints of the gallery photos. */
export async function getPlans(locale: Locale): Promise<DrawnPlans> {
  const { plans, ...texts } = await getContentFile('plans', locale);
  const { projectNote } = UI_STRINGS[locale].plans;
  const galleryLocale = await getContentLocale('gallery', locale);
  const strings = UI_STRINGS[galleryLocale].plans;
  const gallery = await getGalleryPhotos(locale);
  const formatter = await getFormatter(locale);

  const drawings = plans.map((plan): DrawnPlan => {
    const { drawing } = plan.today;
    const height = getDrawingHeight(drawing);
    const { formatAreaOf, ...measures } = measureDrawing(plan, drawing.height / drawing.width, formatter);
    function listViewpoints(state: 'today' | 'project'): Viewpoint[] {
      const viewpoints: Viewpoint[] = [];
      for (const photo of gallery) {
        const { view, isProject } = photo;
        if (view?.plan !== plan.id || isProject !== (state === 'project')) continue;
        const viewpoint = toViewpoint({ ...photo, view }, plan, height, {
          strings,
          galleryLocale,
          pageLocale: locale,
        });
        viewpoints.push(viewpoint);
      }
      return viewpoints;
    }
    return {
      ...plan,
      ...measures,
      height,
      today: {
        src: drawing.src,
        alt: plan.today.alt,
        viewpoints: listViewpoints('today'),
      },
      project: {
        src: plan.project.drawing.src,
        alt: markAsRendering(plan.project.alt, projectNote),
        viewpoints: listViewpoints('project'),
        rooms: plan.project.rooms.map((room) => ({ ...room, area: formatAreaOf(room.outline) })),
      },
    };
  });
  return { ...texts, drawings };
}

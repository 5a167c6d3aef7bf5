import { findComparison, findImageLink, findViewpoint } from './image-attributes.ts';
import type { ImageTexts } from './lightbox-content.ts';

// Data of an image, read from the HTML that pages without scripts need. A JSON copy of all images would make the home page 8 % heavier
// (.github/DECISIONS.md).

export interface PageImage {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** Width of the widest AVIF file, in physical pixels. */
  widest: number;
  src: string;
  alt: string;
  /** Attribute `lang` of the alternative text; undefined if the text has the language of the page. */
  altLang: string | undefined;
  /** URL of the file that the page has loaded; undefined while it is loading. */
  loaded: string | undefined;
}

export interface LightboxImage extends ImageTexts, PageImage {
  /** Width divided by height. */
  ratio: number;
  /** URL of the thumbnail; undefined on a page without thumbnails. */
  thumbnail: string | undefined;
}

export interface Comparison {
  /** Name of the place. */
  title: string;
  choices: Record<'today' | 'project', string>;
  today: PageImage;
}

interface PlanNumber {
  imageId: string;
  label: string;
  accessibleName: string;
  isProject: boolean;
  /** Position in thousandths of the drawing's width. */
  x: number;
  y: number;
  /** Clockwise degrees from the top of the drawing. */
  direction: number;
}

/** Floor plan of an image, in the state that the image shows. */
export interface PagePlan {
  name: string;
  src: string;
  /** URL of the drawing of today; undefined if the page shows only one state. */
  todaySrc: string | undefined;
  /** Height in thousandths of the width. */
  height: number;
  /** `id` of the viewpoint of the image on the page. */
  viewpointId: string;
  numbers: PlanNumber[];
}

/** Parses the images of the page. Leaves out images that a browser extension has removed. */
export function parseImages(images: readonly ImageTexts[]): LightboxImage[] {
  const parsed: LightboxImage[] = [];
  for (const texts of images) {
    const link = findImageLink(texts.id);
    const image = findFallbackImage(link);
    const files = parseImage(link);
    if (!link || !image || !files) continue;
    parsed.push({
      ...texts,
      ...files,
      src: link.href,
      // `image.width` would be the width of the rendered box.
      ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      thumbnail: document.querySelector<HTMLImageElement>(`[href="#${link.id}"] img`)?.src,
    });
  }
  return parsed;
}

/** Finds the `<img>` after the sources. Before printing, `ResponsiveImage.astro` inserts a copy in front of the sources. */
const findFallbackImage = (element: Element | null): HTMLImageElement | null =>
  element?.querySelector<HTMLImageElement>('picture > :last-child') ?? null;

/** Parses the `<picture>` in an element; returns undefined if it has no AVIF files. */
function parseImage(element: Element | null): PageImage | undefined {
  const image = findFallbackImage(element);
  const avif = image?.parentElement?.querySelector<HTMLSourceElement>('[type="image/avif"]')?.srcset;
  if (!image || !avif) return undefined;
  return {
    avif,
    widest: Number(/(\d+)w$/.exec(avif)?.[1]),
    src: image.src,
    alt: image.alt,
    altLang: findLang(image),
    loaded: image.naturalWidth > 0 ? image.currentSrc : undefined,
  };
}

/** Finds the language of an element; undefined if it is the language of the page. */
function findLang(element: Element): string | undefined {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  return lang === document.documentElement.lang ? undefined : lang;
}

/** Parses the comparison of a rendering with today; returns undefined if the page has none. */
export function parseComparison(id: string): Comparison | undefined {
  const todayElement = findComparison(id);
  const figure = todayElement?.closest('figure');
  const today = parseImage(todayElement);
  if (!figure || !today) return undefined;
  const title = document.getElementById(figure.getAttribute('aria-labelledby') ?? '')?.textContent.trim();
  const getLabel = (state: keyof Comparison['choices']) =>
    figure.querySelector(`[value=${state}]`)?.closest('label')?.textContent.trim() ?? '';
  return {
    title: title ?? '',
    choices: { today: getLabel('today'), project: getLabel('project') },
    today,
  };
}

/** Parses the floor plan with the number of an image; returns undefined if no plan has it. */
export function parsePlan(id: string, images: readonly ImageTexts[]): PagePlan | undefined {
  const viewpoint = findViewpoint(id);
  const svg = viewpoint?.ownerSVGElement;
  const drawing = svg?.parentElement?.querySelector('img');
  const figure = svg?.closest('figure');
  if (!viewpoint || !svg || !drawing || !figure) return undefined;
  const numbers: PlanNumber[] = [];
  for (const image of images) {
    const link = findViewpoint(image.id);
    if (link && figure.contains(link)) numbers.push(parsePlanNumber(image, link));
  }
  return {
    name: svg.getAttribute('aria-label') ?? '',
    src: drawing.src,
    todaySrc: figure.querySelector<HTMLImageElement>('[data-state=today] img')?.src,
    height: svg.viewBox.baseVal.height,
    viewpointId: viewpoint.id,
    numbers,
  };
}

function parsePlanNumber({ id, isProject = false }: ImageTexts, link: SVGAElement): PlanNumber {
  const [position, rotation] = [link.parentElement, link.firstElementChild].map((element) =>
    (element as SVGGraphicsElement).transform.baseVal.getItem(0),
  );
  return {
    imageId: id,
    label: link.textContent,
    accessibleName: link.getAttribute('aria-label') ?? '',
    isProject,
    x: position?.matrix.e ?? 0,
    y: position?.matrix.f ?? 0,
    direction: rotation?.angle ?? 0,
  };
}

import type { ImageTexts, LightboxImage } from './lightbox-content.ts';

// What the lightbox shows stands in the page already, for whoever has no scripts, and is read from its markup: said once more as JSON it
// makes the home page 8 % heavier (`.github/DECISIONS.md`). The markup is that of `Photo.astro`, of `PlanDrawing.astro`, and of `Pairs.astro`.

/** A picture of the page: what a `<picture>` needs to show it in any size. */
export interface PageImage {
  /** Its AVIF files, a `srcset`, and the width of the widest in physical pixels. */
  avif: string;
  widest: number;
  /** URL of a JPEG, where AVIF can't be shown or doesn't come. */
  src: string;
  alt: string;
  /** URL of the file that the page has loaded. */
  loaded: string | undefined;
}

/** The `<picture>` of the page that is, or is in, an element. */
export function parseImage(element: Element | null): PageImage | undefined {
  const image = element?.querySelector<HTMLImageElement>('picture > :last-child');
  const avif = image?.parentElement?.querySelector<HTMLSourceElement>('[type="image/avif"]')?.srcset;
  if (!image || !avif) return undefined;
  return {
    avif,
    widest: Number(/(\d+)w$/.exec(avif)?.[1]),
    src: image.src,
    alt: image.alt,
    loaded: image.naturalWidth > 0 ? image.currentSrc : undefined,
  };
}

/** The number of a picture on the plans of the page: a link to its fragment. */
export const findNumber = (fragment: string): SVGAElement | null =>
  document.querySelector(`.viewpoint[href="#${fragment}"]`);

/** The picture of the link to a slide. */
const readThumbnail = ({ id }: Element) =>
  document.querySelector<HTMLImageElement>(`a[href="#${id}"] img`)?.src;

/** The pictures of a part of the page, with their words: each is a link to its file, in an element whose id is its fragment. */
export function parseImages(part: Element, words: readonly ImageTexts[]): LightboxImage[] {
  // The last one: once the page has been printed, `Photo.astro` has put a copy before the sources.
  const images = [...part.querySelectorAll<HTMLImageElement>('[id] > a > picture > :last-child')];
  return words.flatMap((said, index) => {
    const image = images[index];
    const link = image?.closest('a');
    if (!image || !link) return [];
    return {
      ...said,
      fragment: link.parentElement?.id ?? '',
      src: link.getAttribute('href') ?? '',
      alt: image.alt,
      // Not `image.width`, which is that of its box.
      ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      thumbnail: readThumbnail(link),
    };
  });
}

/** What the page shows, beside a picture of the project, of the same place as it is today. */
export interface PageComparison {
  /** The name of the place. */
  title: string;
  /** The names of the two states, today's first. */
  choices: string[];
  today: PageImage;
}

const readName = (figure: Element | null) =>
  document.getElementById(figure?.getAttribute('aria-labelledby') ?? '')?.textContent.trim() ?? '';

/** The pair of the page whose picture of the project has these AVIF files. */
export function parseComparison(avif: string | undefined): PageComparison | undefined {
  const pairs = [...document.querySelectorAll('.pair-photographs')];
  const pair = pairs.find((one) => parseImage(one.querySelector('.pair-project'))?.avif === avif);
  const today = parseImage(pair?.querySelector('.pair-today') ?? null);
  if (!pair || !today) return undefined;
  return {
    title: readName(pair.closest('figure')),
    choices: [...pair.querySelectorAll('.pair-choice span')].map(({ textContent }) => textContent),
    today,
  };
}

/** The number of a picture on a plan. Its place is in thousandths of the drawing's width, its direction in degrees from up. */
interface PlanNumber extends Record<'x' | 'y' | 'direction', number> {
  /** Of the picture. */
  fragment: string;
  /** What is read in the disc. */
  label: string;
  /** What screen readers say. */
  name: string;
  /** Of a picture of the project. */
  isProject: boolean;
}

/** A plan of the page, in the state of one of its pictures: as it stands, or as in the project. */
export interface PagePlan {
  name: string;
  /** URL of the drawing, and of the one as it stands, where the page shows both. */
  src: string;
  todaySrc: string | undefined;
  /** In thousandths of its width. */
  height: number;
  /** Fragment of the picture's own number. */
  fragment: string;
  /** Of both states, in the order of the pictures. */
  numbers: PlanNumber[];
}

const readNumber = (link: SVGAElement): PlanNumber => {
  const [place, turn] = [link.parentElement, link.firstElementChild].map((element) =>
    (element as SVGGraphicsElement).transform.baseVal.getItem(0),
  );
  return {
    x: place?.matrix.e ?? 0,
    y: place?.matrix.f ?? 0,
    direction: turn?.angle ?? 0,
    fragment: link.href.baseVal.slice(1),
    label: link.textContent,
    name: link.getAttribute('aria-label') ?? '',
    isProject: link.classList.contains('viewpoint-project'),
  };
};

/** The plan on which a picture has its number. */
export function parsePlan(fragment: string): PagePlan | undefined {
  const own = findNumber(fragment);
  const numbers = own?.ownerSVGElement;
  const drawing = own?.closest('.plan')?.querySelector('img');
  const figure = own?.closest('figure');
  if (!numbers || !drawing || !figure) return undefined;
  return {
    name: numbers.getAttribute('aria-label') ?? '',
    src: drawing.src,
    todaySrc: figure.querySelector<HTMLImageElement>('.pair-today img')?.src,
    height: numbers.viewBox.baseVal.height,
    fragment: own.id,
    numbers: [...figure.querySelectorAll<SVGAElement>('.viewpoint')]
      .map(readNumber)
      .sort((a, b) => Number(a.label) - Number(b.label)),
  };
}

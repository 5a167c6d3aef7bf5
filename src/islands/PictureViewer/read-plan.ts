import { findNumber } from './read-pictures.ts';

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

/** The plan on which a picture has its number, as the page draws it: nothing else has to be fetched for it, or to stand in the page twice. */
export function readPlan(fragment: string): PagePlan | undefined {
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

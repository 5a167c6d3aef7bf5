/** A picture of the page: what a `<picture>` needs to show it in any size. */
export interface PagePicture {
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
export function readPicture(element: Element | null): PagePicture | undefined {
  const image = element?.querySelector<HTMLImageElement>('picture img');
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

/** What the page shows, beside a picture of the project, of the same place as it is today. */
export interface PagePair {
  /** The name of the place. */
  title: string;
  /** The names of the two states, today's first. */
  choices: string[];
  today: PagePicture;
}

const readName = (figure: Element | null) =>
  document.getElementById(figure?.getAttribute('aria-labelledby') ?? '')?.textContent.trim() ?? '';

/** The pair of the page whose picture of the project has these AVIF files. */
export function readPair(avif: string | undefined): PagePair | undefined {
  const pairs = [...document.querySelectorAll('.pair-photographs')];
  const pair = pairs.find((one) => readPicture(one.querySelector('.pair-project'))?.avif === avif);
  const today = readPicture(pair?.querySelector('.pair-today') ?? null);
  if (!pair || !today) return undefined;
  return {
    title: readName(pair.closest('figure')),
    choices: [...pair.querySelectorAll('.pair-choice span')].map(({ textContent }) => textContent),
    today,
  };
}

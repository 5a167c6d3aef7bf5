import { type PagePicture, readPicture } from './read-picture.ts';

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

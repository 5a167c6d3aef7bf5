/** What the page shows, beside a picture of the project, of the same place as it is today. */
export interface PagePair {
  /** The name of the place. */
  title: string;
  /** The names of the two states, today's first. */
  choices: string[];
  /** URL of the widest version of today's picture, and its alternative text. */
  src: string;
  alt: string;
}

const widestIn = (picture: Element | null): string | undefined =>
  picture?.querySelector('source')?.srcset.split(', ').at(-1)?.split(' ')[0];

/** The pair of the page whose picture of the project has this URL as its widest version. */
export function readPair(project: string): PagePair | undefined {
  const pairs = [...document.querySelectorAll('.pair-photographs')];
  const pair = pairs.find((one) => widestIn(one.querySelector('.pair-project')) === project);
  const today = pair?.querySelector('.pair-today') ?? null;
  const src = widestIn(today);
  if (!pair || !src) return undefined;
  return {
    title: pair.closest('figure')?.querySelector('.one-of-name')?.textContent.trim() ?? '',
    choices: [...pair.querySelectorAll('.pair-choice span')].map(({ textContent }) => textContent),
    src,
    alt: today?.querySelector('img')?.alt ?? '',
  };
}

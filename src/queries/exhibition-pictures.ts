import { fill } from '../fill.ts';
import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import { getContentFile } from './content-file.ts';
import { getPicture, VIEWS } from './pictures.ts';

type Columns = keyof typeof VIEWS;

/** In a caption: `*Marea*, de Ana Lucero`. */
const ITALICS = /\*([^*]+)\*/;

/**
 * How many columns of twelve each picture takes on a wide screen: one all of them, then a pair, and again. The wide one is never
 * upright, being higher than the window then; in a pair an upright one is the narrow one, and pairs of two alike change sides.
 * A last one without a partner takes 8, upright 6.
 *
 * @param areUpright of each picture, in show order
 */
export function arrange(areUpright: boolean[]): Columns[] {
  const columns: Columns[] = [];
  let isTurned = false;
  while (columns.length < areUpright.length) {
    const [first, second] = areUpright.slice(columns.length);
    if (!first && columns.at(-1) !== 12) columns.push(12);
    else if (second === undefined) columns.push(first ? 6 : 8);
    else {
      const isNarrowFirst = first === second ? isTurned : first;
      columns.push(...(isNarrowFirst ? ([5, 7] as const) : ([7, 5] as const)));
      isTurned = !isNarrowFirst;
    }
  }
  return columns;
}

/** "Imagen: Ana Lucero", of a photograph whose author is named. */
export const describeCredit = async (name: string | undefined): Promise<string | undefined> =>
  name && fill((await getContentFile('exhibitionsSection')).page.credit, { name });

/**
 * The further photographs of an exhibition, in show order. `number` is that of its address, `#foto-3`, and of the works seen in
 * it. A `caption` is in parts, of which each second one is in italics; without one it has none.
 */
export const getExhibitionPictures = ({ pictures }: Pick<ExhibitionEntry, 'pictures'>) => {
  const columns = arrange(pictures.map(({ image }) => image.width < image.height));
  return Promise.all(
    pictures.map(async ({ image, alt, caption, credit }, index) => ({
      number: index + 1,
      columns: columns[index] ?? 12,
      picture: await getPicture(image, VIEWS[columns[index] ?? 12]),
      alt,
      caption: caption?.split(ITALICS) ?? [],
      credit: await describeCredit(credit),
    })),
  );
};

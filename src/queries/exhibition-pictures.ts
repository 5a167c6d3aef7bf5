import { fill } from '../fill.ts';
import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import { getContentFile } from './content-file.ts';
import { getPicture, VIEWS } from './pictures.ts';

/** How many columns of twelve pictures take on a wide screen: one all of them, then a pair, and again. */
const COLUMNS = [12, 7, 5] as const;
/** In a caption: `*Marea*, de Ana Lucero`. */
const ITALICS = /\*([^*]+)\*/;

/** "Imagen: Ana Lucero", of a photograph whose author is named. */
export const describeCredit = async (name: string | undefined): Promise<string | undefined> =>
  name && fill((await getContentFile('exhibitionsSection')).page.credit, { name });

/**
 * The further photographs of an exhibition, in show order. `number` is that of its address, `#foto-3`, and of the works seen in
 * it. A `caption` is in parts, of which each second one is in italics; without one it has none.
 */
export const getExhibitionPictures = ({ pictures }: Pick<ExhibitionEntry, 'pictures'>) =>
  Promise.all(
    pictures.map(async ({ image, alt, caption, credit }, index) => {
      const columns = COLUMNS[index % COLUMNS.length] ?? 12;
      return {
        number: index + 1,
        columns,
        picture: await getPicture(image, VIEWS[columns]),
        alt,
        caption: caption?.split(ITALICS) ?? [],
        credit: await describeCredit(credit),
      };
    }),
  );

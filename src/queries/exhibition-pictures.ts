import { fill } from '../fill.ts';
import type { ExhibitionEntry } from '../schemas/exhibition.ts';
import { getContentFile } from './content-file.ts';

/** In a caption: `*Marea*, de Ana Lucero`; not in `5 * 3 * 2`. */
/** In a caption: `*Marea*`, de Ana Lucero; not in `5 * 3 * 2` nor in `5*3*2`. */
const ITALICS = /(?<![\p{L}\p{N}*])\*(?!\s)([^*]+)(?<!\s)\*/u;

/** "Imagen: Ana Lucero", where the photographer is named. */
export const describeCredit = async (name: string | undefined): Promise<string | undefined> =>
  name && fill((await getContentFile('exhibitionsSection')).page.credit, { name });

/** The further photographs of an exhibition. `caption` is split at its asterisks: every second part is in italics. */
export const getExhibitionPictures = ({ pictures }: Pick<ExhibitionEntry, 'pictures'>) =>
  Promise.all(
    pictures.map(async ({ image, alt, caption, credit }, index) => ({
      number: index + 1,
      image,
      alt,
      caption: caption?.split(ITALICS) ?? [],
      credit: await describeCredit(credit),
    })),
  );

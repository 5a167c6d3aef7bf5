import { exhibitionAddress, PAGES } from '../../addresses.ts';
import { EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { toPlainLetters } from '../../schemas/near-name.ts';
import { type ContentError, errorsOf } from './content-error.ts';

/** Reserved slugs, with the page or file that has their address: `index` is the list itself, `calendario.ics` the calendar of all. */
export const TAKEN_SLUGS: Readonly<Record<string, string>> = {
  index: `la de la lista, ${PAGES.exhibitions}`,
  calendario: `la del calendario, ${exhibitionAddress('calendario')}.ics`,
};
const ENDINGS = /(?:\.(?:md|mdx|markdown|txt|docx?|odt|rtf|pages))+$/i;

/** A file name that is valid on every system and in every address: `ocho-fotos-en-voz-alta`. */
export const toSlug = (name: string): string =>
  toPlainLetters(name.replace(ENDINGS, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const explainName = (name: string, names: readonly string[]): string | undefined => {
  if (name.includes('/')) return `Está en una subcarpeta y no se publica. Muévelo a ${EXHIBITIONS_FOLDER}.`;
  const slug = toSlug(name);
  const found = `Se encontró el nombre «${name}».`;
  const slugs = names.map(toSlug);
  const owner = TAKEN_SLUGS[slug];
  if (owner !== undefined)
    return `${found} Su dirección ya es ${owner}. Se espera otro, por ejemplo «cielo-raso.md».`;
  const twin = names.find((_, index) => slugs[index] === slug && index < names.indexOf(name));
  if (twin !== undefined)
    return `Tendría la misma dirección que «${twin}»: ${exhibitionAddress(slug)}. Se espera otro nombre, por ejemplo «${slug}-2.md».`;
  if (name === `${slug}.md`) return undefined;
  return `${found} Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «${slug || 'exhibicion'}.md».`;
};

/** Errors in the file names and folders of exhibitions, each of which becomes an address. */
export const checkExhibitionNames = (names: readonly string[]): ContentError[] => {
  // Valid names first: of two files that share an address, the error belongs to the other one.
  const sorted = [...names].sort((a, b) => Number(a !== `${toSlug(a)}.md`) - Number(b !== `${toSlug(b)}.md`));
  return sorted.flatMap((name) => {
    const message = explainName(name, sorted);
    return message === undefined ? [] : [errorsOf(`${EXHIBITIONS_FOLDER}/${name}`)(message)];
  });
};

import { toPlainLetters } from '../../schemas/near-name.ts';

/** A file name that is valid on every system and in every address: `ocho-fotos-en-voz-alta`. */
export const toSlug = (name: string): string =>
  toPlainLetters(name.replace(/\.md$/i, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names that a Markdown file of content/ can't have, with what has their address: `index` is the list of exhibitions. */
export type TakenNames = Readonly<Record<string, string>>;

/** What is wrong with the name of a Markdown file, which becomes the last part of its page's address. */
export const judgeName = (name: string, taken: TakenNames, example: string): string[] => {
  const slug = toSlug(name);
  const found = `Se encontró el nombre «${name}».`;
  const owner = taken[slug];
  if (owner !== undefined)
    return [`${found} Su dirección ya es ${owner}. Se espera otro, por ejemplo «${example}.md».`];
  if (name === `${slug}.md`) return [];
  return [
    `${found} Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «${slug || example}.md».`,
  ];
};

/** A file name that is valid on every system and in every URL: `dos-la-segunda`. */
export const toSlug = (name: string): string =>
  name
    .replace(/\.md$/i, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * What is wrong with the name of a Markdown file, which becomes the last part of its page's path.
 *
 * @param taken names whose path something else of the site has
 */
export const validateName = (name: string, taken: readonly string[]): string[] => {
  const slug = toSlug(name);
  const found = `Se encontró el nombre «${name}».`;
  if (taken.includes(slug)) return [`${found} Esa dirección ya es de otra cosa del sitio. Dale otro nombre.`];
  if (name === `${slug}.md`) return [];
  return [
    `${found} Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «${slug || 'dos-la-segunda'}.md».`,
  ];
};

import type { MdastNode } from 'satteri';

/** A node and all that is in it, in the order of the text. */
export const flatten = (node: MdastNode): MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(flatten) : []),
];

/** What is read of a node, alternative texts included. */
export const readNodeText = (node: MdastNode): string =>
  flatten(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('')
    .trim();

/**
 * What is wrong with a heading.
 *
 * @param before the level of the heading before it; 0 for the first
 */
export const validateHeading = (highest: number, depth: number, text: string, before: number): string[] => {
  const example = (level: number): string => `${'#'.repeat(level)} Título`;
  const found = `Se encontró un título de nivel ${depth}`;
  if (depth < highest) return [`${found}. Se espera nivel ${highest} o menor: ${example(highest)}.`];
  if (text === '') return [`${found} sin texto. Escríbelo o borra los signos: ${example(depth)}.`];
  const next = Math.max(highest, before + 1);
  return depth > next ? [`${found} donde va uno de nivel ${next}: ${example(next)}.`] : [];
};

import type { MdastNode } from 'satteri';

/** A node and all that is in it, in the order of the text. */
export const flattenTree = (node: MdastNode): MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(flattenTree) : []),
];

/** What is read of a node, alternative texts included. */
export const getNodeText = (node: MdastNode): string =>
  flattenTree(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('')
    .trim();

const ESCAPED = /\\[!-/:-@[-`{-~]/g;
/** Replaces escaped punctuation by as many spaces. */
export const blankEscapes = (source: string): string => source.replace(ESCAPED, '  ');

const ATOMS = /^(?:link|linkReference|image|imageReference|inlineCode|html)$/;
/** A URL that is a link without brackets, also inside of a link that was written wrongly. */
const BARE_URL = /^[^[]/;

/** The source of a paragraph or heading, with links, images and code replaced by as many dots: what is left is read as it is typed. */
export const maskMarkup = (block: MdastNode, essay: string): string => {
  const offset = block.position?.start.offset ?? 0;
  let masked = blankEscapes(essay.slice(offset, block.position?.end.offset));
  for (const { type, position } of flattenTree(block)) {
    const [start, end] = [(position?.start.offset ?? 0) - offset, (position?.end.offset ?? 0) - offset];
    const isMasked = ATOMS.test(type) && !(type === 'link' && BARE_URL.test(masked.slice(start)));
    if (isMasked) masked = masked.slice(0, start) + '…'.repeat(end - start) + masked.slice(end);
  }
  return masked;
};

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

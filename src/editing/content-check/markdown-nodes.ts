import type { MdastNode } from 'satteri';

/** Returns a node and its descendants in document order. */
export const flattenTree = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap(flattenTree)] : [node];

/** Returns the text of a node, including alternative texts. */
export const getNodeText = (node: MdastNode): string =>
  flattenTree(node)
    .map((descendant) => {
      if ('value' in descendant) return descendant.value;
      return 'alt' in descendant ? (descendant.alt ?? '') : '';
    })
    .join('')
    .trim();

/** Returns the source of a node. */
export const getNodeSource = ({ position }: MdastNode, essay: string): string =>
  essay.slice(position?.start.offset, position?.end.offset);

const ESCAPED = /\\[!-/:-@[-`{-~]/g;
/** Replaces escaped punctuation by spaces of the same length. */
export const maskEscapes = (source: string): string => source.replace(ESCAPED, '  ');

const MASKED_NODES = /^(?:link|linkReference|image|imageReference|inlineCode|html)$/;
/** Matches the source of a bare URL, which can be part of a broken link. */
const BARE_URL = /^[^[]/;

/** Returns the source of a paragraph or heading, with links, images and code replaced by `…` of the same length. */
export const maskMarkup = (block: MdastNode, essay: string): string => {
  const offset = block.position?.start.offset ?? 0;
  let masked = maskEscapes(getNodeSource(block, essay));
  for (const { type, position } of flattenTree(block)) {
    const [start, end] = [(position?.start.offset ?? 0) - offset, (position?.end.offset ?? 0) - offset];
    const isMasked = MASKED_NODES.test(type) && !(type === 'link' && BARE_URL.test(masked.slice(start)));
    if (isMasked) masked = masked.slice(0, start) + '…'.repeat(end - start) + masked.slice(end);
  }
  return masked;
};

/** Returns the errors of a heading. `highestLevel` is the highest level that the essay may use; `previousLevel` is 0 for the first heading. */
export const validateHeading = (
  highestLevel: number,
  level: number,
  text: string,
  previousLevel: number,
): string[] => {
  const formatExample = (level: number): string => `${'#'.repeat(level)} Título`;
  const foundHeading = `Se encontró un título de nivel ${level}`;
  if (level < highestLevel)
    return [`${foundHeading}. Se espera nivel ${highestLevel} o menor: ${formatExample(highestLevel)}.`];
  if (text === '')
    return [`${foundHeading} sin texto. Escríbelo o borra los signos: ${formatExample(level)}.`];
  const nextLevel = Math.max(highestLevel, previousLevel + 1);
  if (level <= nextLevel) return [];
  return [`${foundHeading} donde va uno de nivel ${nextLevel}: ${formatExample(nextLevel)}.`];
};

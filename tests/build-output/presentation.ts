import { createHash } from 'node:crypto';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml';

/** Attributes that say how an element looks and loads, and neither its words nor its state. */
const LOOKS = new Set(
  [
    'class style sizes srcset media type width height loading decoding fetchpriority autocomplete drawing',
    'viewBox preserveAspectRatio overflow fill stroke stroke-width stroke-linecap stroke-linejoin vector-effect',
    'transform d points x y dx dy x1 x2 y1 y2 r cx cy rx text-anchor textLength lengthAdjust',
  ].flatMap((names) => names.split(' ')),
);
/** A picture, whose name isn't looks. */
const PICTURE = /\/_astro\/[^\s"]+/g;
const DRAWING_CHARACTERS = 8;

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;
const isText = (node: Node): boolean => node.type === TEXT_NODE && node.value.trim() !== '';
const childrenOf = ({ children }: ElementNode): Node[] => children;

/** What an element says beside its looks. */
const readSiteContent = ({ attributes }: ElementNode): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => !LOOKS.has(key)));

const readLooks = ({ name, attributes }: ElementNode): string => {
  const looks = Object.entries(attributes).filter(([key]) => LOOKS.has(key));
  return JSON.stringify([name, looks]).replaceAll(PICTURE, '');
};

/** The looks of every element in `nodes`. */
export const listPresentation = (nodes: Node[]): string[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => [readLooks(element), ...listPresentation(childrenOf(element))]);

/** Takes from elements the looks that are `known`, or any; one of which nothing is left gives way to what is in it. */
export const stripPresentation = (nodes: Node[], known?: ReadonlySet<string>): Node[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = stripPresentation(childrenOf(node), known);
    if (known && !known.has(readLooks(node))) return [{ ...node, children }];
    const attributes = readSiteContent(node);
    const isPlain = Object.keys(attributes).length === 0 && !children.some(isText);
    return isPlain ? children : [{ ...node, attributes, children }];
  });

/** Says by a hash what an SVG draws. */
const hashDrawings = (nodes: Node[]): Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = childrenOf(node);
    if (node.name !== 'svg') return { ...node, children: hashDrawings(children) };
    const hash = createHash('sha256')
      .update(listPresentation([node]).join(''))
      .digest('hex');
    const { class: className = '' } = node.attributes;
    const looks = { class: className, drawing: hash.slice(0, DRAWING_CHARACTERS) };
    return {
      ...node,
      attributes: { ...looks, ...readSiteContent(node) },
      children: stripPresentation(children),
    };
  });

/** The nodes of an HTML text. */
export const readNodes = (html: string): Node[] =>
  hashDrawings((parse(html) as { children: Node[] }).children);

/**
 * Takes from each element its looks, if they are those of the one before it; of what is in it likewise, each compared with the one
 * at the same place there. Nothing gets lost: where one differs, it is told.
 */
export function collapseRepeatedElements(nodes: Node[], before: ElementNode[] = []): Node[] {
  const elements = nodes.filter(isElement);
  const isSameList = before.length === elements.length;
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const index = elements.indexOf(node);
    const model = isSameList ? before[index] : elements[index - 1];
    const isAlike = model && readLooks(node) === readLooks(model);
    const children = collapseRepeatedElements(
      childrenOf(node),
      isAlike ? childrenOf(model).filter(isElement) : [],
    );
    const attributes = isAlike ? readSiteContent(node) : node.attributes;
    const isPlain = isAlike && Object.keys(attributes).length === 0 && !children.some(isText);
    return isPlain && (isSameList || children.length > 0) ? children : [{ ...node, attributes, children }];
  });
}

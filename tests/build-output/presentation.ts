import { createHash } from 'node:crypto';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml';

/** Attributes that only affect how an element looks and loads. */
const PRESENTATION_ATTRIBUTES = new Set(
  [
    'class style sizes srcset media type width height loading decoding fetchpriority autocomplete drawing',
    'viewBox preserveAspectRatio overflow fill stroke stroke-width stroke-linecap stroke-linejoin vector-effect',
    'transform d points x y dx dy x1 x2 y1 y2 r cx cy rx text-anchor textLength lengthAdjust',
  ].flatMap((names) => names.split(' ')),
);
/** Path of a built image, whose name is not part of the presentation. */
const IMAGE_PATH = /\/_astro\/[^\s"]+/g;
const DRAWING_HASH_LENGTH = 8;

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;
const isText = (node: Node): boolean => node.type === TEXT_NODE && node.value.trim() !== '';
const getChildren = ({ children }: ElementNode): Node[] => children;

/** Returns the attributes of an element that aren't presentation. */
const getContentAttributes = ({ attributes }: ElementNode): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => !PRESENTATION_ATTRIBUTES.has(key)));

/** Returns the element name and presentation attributes as a comparable string. */
const serializePresentation = ({ name, attributes }: ElementNode): string => {
  const attributeEntries = Object.entries(attributes).filter(([key]) => PRESENTATION_ATTRIBUTES.has(key));
  return JSON.stringify([name, attributeEntries]).replaceAll(IMAGE_PATH, '');
};

/** Returns the presentation of each element and of its descendants, in document order. */
export const getPresentations = (nodes: Node[]): string[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => [serializePresentation(element), ...getPresentations(getChildren(element))]);

/** Removes the presentation in `removable`, or all presentation. Replaces elements without attributes or text by their children. */
export const stripPresentation = (nodes: Node[], removable?: ReadonlySet<string>): Node[] =>
  nodes.flatMap((node) => {
    // The type of a script selects whether the snapshot shows its data.
    if (!isElement(node) || node.name === 'script') return [node];
    const children = stripPresentation(getChildren(node), removable);
    if (removable && !removable.has(serializePresentation(node))) return [{ ...node, children }];
    const attributes = getContentAttributes(node);
    const isPlain = Object.keys(attributes).length === 0 && !children.some(isText);
    return isPlain ? children : [{ ...node, attributes, children }];
  });

/** Replaces the presentation inside of each SVG by a hash. */
const hashDrawings = (nodes: Node[]): Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = getChildren(node);
    if (node.name !== 'svg') return { ...node, children: hashDrawings(children) };
    const hash = createHash('sha256')
      .update(getPresentations([node]).join(''))
      .digest('hex');
    const { class: className = '' } = node.attributes;
    const presentation = { class: className, drawing: hash.slice(0, DRAWING_HASH_LENGTH) };
    return {
      ...node,
      attributes: { ...presentation, ...getContentAttributes(node) },
      children: stripPresentation(children),
    };
  });

/** Parses HTML into nodes, with a hash for each drawing. */
export const parseNodes = (html: string): Node[] =>
  hashDrawings((parse(html) as { children: Node[] }).children);

/**
 * Removes the presentation of each element that looks like the previous element. Compares descendants by their position. Elements
 * with a different presentation keep it.
 */
export function collapseRepeatedElements(nodes: Node[], previous: ElementNode[] = []): Node[] {
  const elements = nodes.filter(isElement);
  const hasSameLength = previous.length === elements.length;
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const index = elements.indexOf(node);
    const model = hasSameLength ? previous[index] : elements[index - 1];
    const looksAlike = model && serializePresentation(node) === serializePresentation(model);
    const children = collapseRepeatedElements(
      getChildren(node),
      looksAlike ? getChildren(model).filter(isElement) : [],
    );
    const attributes = looksAlike ? getContentAttributes(node) : node.attributes;
    const isPlain = looksAlike && Object.keys(attributes).length === 0 && !children.some(isText);
    return isPlain && (hasSameLength || children.length > 0) ? children : [{ ...node, attributes, children }];
  });
}

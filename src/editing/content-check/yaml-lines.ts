import { isMap, isNode, isScalar, isSeq, type Document, type Node } from 'yaml';

interface Step {
  node: unknown;
  offset?: number;
}

const offsetOf = (node: Node): number => node.range?.[0] ?? 0;

const stepInto = (node: unknown, name: PropertyKey): Step | undefined => {
  if (isMap(node)) {
    // Of a field written twice the last one counts.
    const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(name));
    if (!pair || !isNode(pair.key)) return undefined;
    return { node: pair.value, offset: offsetOf(pair.key) };
  }
  if (!isSeq(node) || typeof name !== 'number') return undefined;
  const item = node.items[name];
  return isNode(item) ? { node: item, offset: offsetOf(item) } : undefined;
};

/**
 * Where a field stands in a parsed document, in characters from its start; for a field that is not there, where
 * the group that should hold it stands; `undefined` when that group is the whole document.
 */
export const findFieldOffset = (document: Document, path: readonly PropertyKey[]): number | undefined => {
  let step: Step = { node: document.contents };
  for (const name of path) {
    const next = stepInto(step.node, name);
    if (!next) break;
    step = next;
  }
  return step.offset;
};

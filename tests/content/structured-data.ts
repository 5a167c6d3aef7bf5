/** One node of a page's JSON-LD. */
export type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nodes of a page's JSON-LD, as its HTML holds it; none without. */
export function readGraph(html = ''): Node[] {
  const [, block] = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  const data: unknown = JSON.parse(block ?? '{}');
  return isNode(data) && Array.isArray(data['@graph']) ? data['@graph'].filter(isNode) : [];
}

/** Every object within these nodes, however deep, themselves included. */
export const listObjects = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  return isNode(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
};

export const withType = (nodes: readonly Node[], type: string): Node[] =>
  nodes.filter((node) => node['@type'] === type);

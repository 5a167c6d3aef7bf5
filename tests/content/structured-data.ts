/** One node of a page's JSON-LD. */
export type Node = Record<string, unknown>;

/** The nodes of a page's JSON-LD, as its HTML holds it; none without. */
export function readGraph(html = ''): Node[] {
  const [, block] = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return block ? (JSON.parse(block) as { '@graph': Node[] })['@graph'] : [];
}

/** Every object within these nodes, however deep, themselves included. */
export const listObjects = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(listObjects)];
};

export const withType = (nodes: readonly Node[], type: string): Node[] =>
  nodes.filter((node) => node['@type'] === type);

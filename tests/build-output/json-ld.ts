/** One node of a page's JSON-LD. */
type GraphNode = Record<string, unknown>;

/** The nodes of a page's JSON-LD, as its HTML holds it; none without. */
export function readGraph(html: string): GraphNode[] {
  const [, block] = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return block ? (JSON.parse(block) as { '@graph': GraphNode[] })['@graph'] : [];
}

/** Every object within these nodes, however deep, themselves included. */
export const listObjects = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(listObjects)];
};

export const withType = (nodes: GraphNode[], type: string) => nodes.filter((node) => node['@type'] === type);

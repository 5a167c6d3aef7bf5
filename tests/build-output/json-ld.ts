/** Node of the JSON-LD graph of a page. */
type GraphNode = Record<string, unknown>;

/** Parses the JSON-LD graph of a page. Returns an empty list if the page has none. */
export function readGraph(html: string): GraphNode[] {
  const [, block] = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return block ? (JSON.parse(block) as { '@graph': GraphNode[] })['@graph'] : [];
}

/** Returns all nested objects of a value, including the value itself. */
export const listObjects = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(listObjects)];
};

/** Filters nodes by their `@type`. */
export const withType = (nodes: GraphNode[], type: string): GraphNode[] =>
  nodes.filter((node) => node['@type'] === type);

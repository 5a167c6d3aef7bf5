type GraphNode = Record<string, unknown>;

/** Parses the JSON-LD graph of a page. Returns an empty list if the page has none. */
export function parseGraph(html: string): GraphNode[] {
  const [, block] = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return block ? (JSON.parse(block) as { '@graph': GraphNode[] })['@graph'] : [];
}

/** Returns all nested objects of a value, including the value itself. */
export const getNestedObjects = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(getNestedObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(getNestedObjects)];
};

/** Returns the nodes with a `@type`. */
export const filterByType = (nodes: GraphNode[], type: string): GraphNode[] =>
  nodes.filter((node) => node['@type'] === type);

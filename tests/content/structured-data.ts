/** One node of a page's JSON-LD. */
export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nodes of the one JSON-LD block of a page, as its HTML holds it. Throws when there is not exactly one. */
export function readGraph(html = ''): Node[] {
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  if (blocks.length !== 1) throw new Error(`There are ${String(blocks.length)} blocks of JSON-LD.`);
  const data: unknown = JSON.parse(blocks[0]?.[1] ?? '');
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    throw new Error('The block is no graph in the words of schema.org.');
  return data['@graph'].filter(isNode);
}

/** Every value under this key, however deep. */
export function findValues(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => findValues(item, key));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...findValues(inner, key),
  ]);
}

/** The addresses by which nodes are known, their `@id`. */
export const readIds = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => ('@id' in node ? [String(node['@id'])] : []));

/** The `@id` of each value that is nothing but a reference. */
export function findReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences);
  if (!isNode(value)) return [];
  if (Object.keys(value).join() === '@id') return [String(value['@id'])];
  return Object.values(value).flatMap(findReferences);
}

export const withType = (nodes: readonly Node[], type: string): Node[] =>
  nodes.filter((node) => node['@type'] === type);

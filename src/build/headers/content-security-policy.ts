/** Directive → its sources, in the order in which they were written. */
export type Policy = ReadonlyMap<string, readonly string[]>;

const NONE = "'none'";
const HASH = /^'sha(256|384|512)-/;

/** Where browsers look when a policy leaves one of the directives for fetched things out. */
const FALLBACK = 'default-src';
const FETCH_DIRECTIVE = /-src(-elem|-attr)?$/;

/** Reads the text of a content security policy. */
export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );
}

/** The text of a policy, as a header carries it. */
export function formatPolicy(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * The strictest one policy that allows each page what its own allows. A browser that has both obeys both, so that a page
 * still gets nothing but its own; a directive that one page does without is left out, because it would bind that page too.
 */
export function mergePolicies(policies: readonly Policy[]): Policy {
  const names = [...new Set(policies.flatMap((policy) => [...policy.keys()]))];
  const merged = new Map<string, string[]>();
  for (const name of names) {
    const lists = policies.map((policy) => sourcesFor(policy, name));
    if (lists.every((list) => list !== undefined)) merged.set(name, unite(lists));
  }
  return merged;
}

function sourcesFor(policy: Policy, name: string): readonly string[] | undefined {
  return policy.get(name) ?? (FETCH_DIRECTIVE.test(name) ? policy.get(FALLBACK) : undefined);
}

/** 'none' means nothing only while it is alone. */
function unite(lists: readonly (readonly string[])[]): string[] {
  const all = [...new Set(lists.flat())];
  const sources = all.filter((source) => source !== NONE);
  return sources.length > 0 ? sources : all;
}

/**
 * The policy, or, where a host cannot carry it in one header, what is left of it without the directives that hang on hashes
 * and without `default-src`, which would stand in for them. The policy in each page still enforces all of them there.
 *
 * @param limit characters of the whole value
 */
export function fitPolicy(policy: Policy, limit: number): Policy {
  if (formatPolicy(policy).length <= limit) return policy;
  const isKept = ([name, sources]: readonly [string, readonly string[]]) =>
    name !== FALLBACK && !sources.some((source) => HASH.test(source));
  return new Map([...policy].filter(isKept));
}

/** @typedef {{ pattern: RegExp, headers: [name: string, value: string][] }} HeaderRule */

/**
 * Reads the file `_headers` as Netlify and Cloudflare Pages do: a path stands at the start of its line, its headers below
 * it, `*` in a path is anything and `:word` one part of it. What is neither is passed over, as there.
 *
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (content.startsWith('/')) {
      rules.push({ pattern: patternOf(content), headers: [] });
      continue;
    }
    const colonAt = content.indexOf(':');
    if (colonAt > 0)
      rules.at(-1)?.headers.push([content.slice(0, colonAt).trim(), content.slice(colonAt + 1).trim()]);
  }
  return rules;
}

/**
 * Every rule that fits gives its headers; one that several give is joined with a comma, as on those hosts.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path of the request, without its query
 * @returns {Map<string, string>} names in lower case
 */
export function headersFor(rules, path) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      const earlier = found.get(key);
      found.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}

/** @param {string} path */
function patternOf(path) {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:[A-Za-z]\w*/g, '[^/]+')}$`);
}

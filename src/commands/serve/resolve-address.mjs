const INDEX = 'index.html';

/**
 * @typedef {{ status: 200, file: string[] } | { status: 308, location: string } | { status: 400 | 404 }} Answer
 *   `file` as names below the served folder
 */

/**
 * What a good static host answers to an address: the file itself, `/analytics` for `analytics/index.html`, and one address
 * for each page, so that `/analytics/` and `/analytics/index.html` lead to `/analytics`.
 *
 * @param {string} target the request target as it arrives, query included
 * @param {(file: string[]) => boolean} isFile whether the served folder holds this file
 * @returns {Answer} 400 for an address that cannot be decoded
 */
export function resolveAddress(target, isFile) {
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  if (!path.startsWith('/')) return { status: 400 };

  const raw = path.slice(1).split('/');
  const names = decodeNames(raw);
  if (!names) return { status: 400 };

  const endsWithSlash = names.at(-1) === '';
  if (endsWithSlash) names.pop();
  if (!names.every(isPlainName)) return { status: 404 };

  const isRoot = names.length === 0;
  if (isRoot) return isFile([INDEX]) ? { status: 200, file: [INDEX] } : { status: 404 };
  if (isFile([...names, INDEX])) {
    if (!endsWithSlash) return { status: 200, file: [...names, INDEX] };
    return { status: 308, location: `/${raw.slice(0, -1).join('/')}${query}` };
  }
  if (endsWithSlash || !isFile(names)) return { status: 404 };
  if (names.at(-1) === INDEX) return { status: 308, location: `/${raw.slice(0, -1).join('/')}${query}` };
  return { status: 200, file: names };
}

/**
 * @param {string[]} raw
 * @returns {string[] | undefined} undefined when a name holds a broken percent code
 */
function decodeNames(raw) {
  try {
    return raw.map((name) => decodeURIComponent(name));
  } catch {
    return undefined;
  }
}

/**
 * Refuses what a file system would understand as a path, a parent folder, a hidden file, a drive or a stream.
 *
 * @param {string} name
 */
function isPlainName(name) {
  return name !== '' && !name.startsWith('.') && !/[/\\:\0]/.test(name);
}

import { brotliSize } from './brotli-size.mjs';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** What a browser runs; other types, such as JSON-LD, are data. */
const RUNS = /\btype=["']?(module|text\/javascript|application\/javascript)\b/i;

/**
 * The code that a page carries in itself.
 *
 * @param {string} html
 * @returns {string[]} one text for each script that has no `src` and is no data
 */
export function findInlineScripts(html) {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const isFile = /\ssrc\b/i.test(attributes);
    const isCode = !/\stype\b/i.test(attributes) || RUNS.test(attributes);
    return !isFile && isCode && code.trim() ? [code] : [];
  });
}

/**
 * @param {string} html
 * @returns {{ together: number, separately: number }} bytes as brotli: of all scripts in one text, and of each by itself
 */
export function weighInlineScripts(html) {
  const scripts = findInlineScripts(html);
  return {
    together: scripts.length > 0 ? brotliSize(scripts.join('\n')) : 0,
    separately: scripts.reduce((sum, code) => sum + brotliSize(code), 0),
  };
}

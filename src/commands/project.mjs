import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the folder that holds package.json. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const MODULES = join(PROJECT_ROOT, 'node_modules');
export const DIST = join(PROJECT_ROOT, 'dist');

/** What our commands remember between two runs; `npm ci` empties it with the rest of node_modules. */
export const CACHE = join(MODULES, '.cache', 'penthouse-2200');

/** @typedef {Record<string, unknown>} JsonObject */

/**
 * Reads a JSON file that may be absent or cut short by an interrupted run.
 *
 * @param {string} path
 * @returns {JsonObject | undefined} undefined when it is absent, cannot be parsed or is not an object
 */
export function readJsonIfSound(path) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(readFileSync(path, 'utf8'));
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is JsonObject}
 */
export function isJsonObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, PROJECT_ROOT } from '../project.mjs';

const CONTENT = join(PROJECT_ROOT, 'content');

/**
 * Reads the words by which the controls of the page are found, so that a renamed button is still measured.
 *
 * @param {string} file below `content/`
 * @param {...string} keys the way to the word
 * @returns {string}
 * @throws {Error} when there is no such word
 */
function readWord(file, ...keys) {
  /** @type {unknown} */
  let value = JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));
  for (const key of keys) value = isJsonObject(value) ? value[key] : undefined;
  if (typeof value !== 'string') throw new Error(`${file} has no ${keys.join('.')}`);
  return value;
}

const property = (/** @type {string} */ key) => readWord('sections/property.json', 'carousel', key);
const form = (/** @type {string[]} */ ...keys) => readWord('sections/contact.json', 'form', ...keys);

export const words = {
  openMenu: readWord('site.json', 'navigation', 'openMenu'),
  closeMenu: readWord('site.json', 'navigation', 'closeMenu'),
  notices: readWord('site.json', 'notices', 'label'),
  gallery: property('label'),
  next: property('next'),
  past: readWord('sections/exhibitions.json', 'tabs', 'past'),
  upcoming: readWord('sections/exhibitions.json', 'tabs', 'upcoming'),
  details: readWord('sections/exhibitions.json', 'detailsButton'),
  name: form('fields', 'name', 'label'),
  submit: form('submit'),
};

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, MODULES, readJsonIfSound } from '../project.mjs';

const MEMORY = join(CACHE, 'browser.json');

/**
 * The browser that the last `npm test` chose.
 *
 * @returns {string | undefined} path; undefined when nothing is remembered or it is gone
 */
export function readRememberedBrowser() {
  const memory = readJsonIfSound(MEMORY);
  // A new Playwright has a new browser: what was chosen for another is no longer the best.
  if (memory?.playwright !== playwrightVersion() || typeof memory?.path !== 'string') return undefined;
  return existsSync(memory.path) ? memory.path : undefined;
}

/** @param {string} path */
export function rememberBrowser(path) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(MEMORY, JSON.stringify({ path, playwright: playwrightVersion() }));
}

function playwrightVersion() {
  return readJsonIfSound(join(MODULES, '@playwright', 'test', 'package.json'))?.version;
}

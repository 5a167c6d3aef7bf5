import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INTERRUPTED, TERMINATED } from '../steps/run-program.mjs';

/** @type {Set<string>} */
const folders = new Set();

/**
 * Makes an empty folder among the machine's temporary ones. It goes when this process ends, also by Ctrl+C.
 *
 * @returns {string} absolute path
 */
export function makeTemporaryFolder() {
  if (folders.size === 0) removeAllAtTheEnd();
  const folder = mkdtempSync(join(tmpdir(), 'penthouse-bench-'));
  folders.add(folder);
  return folder;
}

/** @param {string} folder one that `makeTemporaryFolder` made */
export function removeTemporaryFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

function removeAllAtTheEnd() {
  process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  process.once('SIGINT', () => process.exit(INTERRUPTED));
  process.once('SIGTERM', () => process.exit(TERMINATED));
}

import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps WebKitGTK's browser for tests, which is in no PATH. */
const WEBKIT_BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/**
 * The programs with which the stories of `tests/engines/` are told; an engine is there when all of its programs are.
 *
 * @typedef {object} Engines
 * @property {{ program: string } | undefined} firefox
 * @property {{ driver: string, browser: string, display: string } | undefined} webkit
 */

/** @returns {Engines} */
export function findEngines() {
  const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
  const driver = findProgram('WebKitWebDriver');
  const browser = globSync(WEBKIT_BROWSERS).sort().at(-1);
  const display = findProgram('Xvfb');
  return {
    firefox: firefox ? { program: firefox } : undefined,
    webkit: driver && browser && display ? { driver, browser, display } : undefined,
  };
}

/** @param {string} name */
function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

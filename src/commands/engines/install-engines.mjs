import { existsSync } from 'node:fs';
import { run } from '../steps/run-program.mjs';
import { say } from '../steps/run-step.mjs';
import { findEngines } from './find-engines.mjs';

const APT_GET = '/usr/bin/apt-get';
/** Debian's names: browsers, WebKitGTK's driver, and a display for the one that has no headless mode. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Brings the engines that are missing, where Debian's packages can be installed; elsewhere it changes nothing.
 *
 * @returns {Promise<import('./find-engines.mjs').Engines>} what is there afterwards
 */
export async function installEngines() {
  const found = findEngines();
  const missing = [...(found.firefox ? [] : PACKAGES.firefox), ...(found.webkit ? [] : PACKAGES.webkit)];
  const isRoot = process.getuid?.() === 0;
  if (missing.length === 0 || !isRoot || !existsSync(APT_GET)) return found;
  say(`▸ Instalando con apt: ${missing.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(APT_GET, ['update'], { env });
  const { code, output } = await run(APT_GET, ['install', '--yes', '--no-install-recommends', ...missing], {
    env,
  });
  if (code !== 0) console.error(output.trimEnd());
  return findEngines();
}

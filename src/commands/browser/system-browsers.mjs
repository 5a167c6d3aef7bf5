import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Browsers of the Chromium family under the names that systems give them, the freest first. */
const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** @returns {string[]} paths of the installed ones, best first */
export function findSystemBrowsers() {
  return listCandidates(process.platform, process.env).filter((path) => existsSync(path));
}

/**
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function listCandidates(platform, env) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return WINDOWS_PROGRAMS.flatMap((parts) => roots.flatMap((root) => (root ? [join(root, ...parts)] : [])));
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', join(homedir(), 'Applications')];
    return MAC_APPS.flatMap((app) => roots.map((root) => join(root, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

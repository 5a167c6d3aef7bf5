/**
 * Everything the choice needs from the machine; the tests of its order fake it.
 *
 * @typedef {object} BrowserSources
 * @property {() => string | undefined} named path that the person gives in CHROMIUM_PATH
 * @property {() => string | undefined} remembered path that worked last time
 * @property {() => string} playwrightPath where Playwright's own browser is or would be
 * @property {() => string[]} systemPaths browsers that the system has, best first
 * @property {(path: string) => Promise<boolean>} launches whether it opens a page
 */

/**
 * What may change the machine; left out where nothing is to be installed.
 *
 * @typedef {object} BrowserInstallers
 * @property {() => Promise<void>} downloadPlaywright
 * @property {() => Promise<void>} installWithApt does nothing where it cannot
 */

/**
 * Chooses the browser for the tests: the named one, the remembered one, Playwright's own (downloaded if need be), the
 * system's, Debian's. Only one that opens a page is chosen, since a download without its system libraries does not.
 *
 * @param {BrowserSources} sources
 * @param {BrowserInstallers} [installers]
 * @returns {Promise<string | undefined>} path; undefined when none of these is possible
 */
export async function chooseBrowser(sources, installers) {
  const { launches } = sources;
  const own = sources.playwrightPath();
  const attempts = [
    () => [sources.named()],
    () => [sources.remembered()],
    () => [own],
    () => installers?.downloadPlaywright().then(() => [own]),
    () => sources.systemPaths(),
    () => installers?.installWithApt().then(() => sources.systemPaths()),
  ];
  for (const attempt of attempts) {
    for (const path of (await attempt()) ?? []) {
      if (path && (await launches(path))) return path;
    }
  }
  return undefined;
}

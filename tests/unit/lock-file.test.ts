import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowScripts, dependencies, optionalDependencies } from '../../package.json' with { type: 'json' };

type LockedPackage = Partial<Record<'resolved' | 'integrity' | 'license' | 'hasInstallScript', string>>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

const LICENCES =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|BSL-1\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|Python-2\.0|Zlib|OFL-1\.1|LGPL-3\.0-or-later)$/;
/** Packages with a known licence in their LICENSE file, but not in package.json. */
const LICENSED_BY_FILE = ['node_modules/suncalc'];
const getLicenceNames = (licence = '') => licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

test.each<[string, (entry: LockedPackage, path: string) => boolean]>([
  ['has a checksum', ({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '')],
  [
    'has a URL of the npm registry',
    ({ resolved = 'https://registry.npmjs.org/' }) => resolved.startsWith('https://registry.npmjs.org/'),
  ],
  [
    'has an install script only if package.json allows it',
    ({ hasInstallScript }, path) => !hasInstallScript || path.replace(/.*node_modules\//, '') in allowScripts,
  ],
  [
    'has an accepted licence',
    ({ license }, path) =>
      getLicenceNames(license).every((name) => LICENCES.test(name)) || LICENSED_BY_FILE.includes(path),
  ],
])('lock file entry of every package %s', (_requirement, isMet) => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([path, entry]) => !isMet(entry, path)).map(([path]) => path)).toStrictEqual([]);
});

test('content check parses Markdown with the same packages as Astro', () => {
  const parsers = ['@astrojs/markdown-satteri', 'satteri'];
  // npm installs a second version inside the folder of its dependent.
  const copies = installed
    .map(([path]) => path)
    .filter((path) => parsers.includes(path.replace(/.*node_modules\//, '')));
  expect(copies.sort()).toStrictEqual(parsers.map((name) => `node_modules/${name}`));
});

/** Runtime import of a package. Captures the package name. */
const IMPORT =
  /(?:^import\s(?!type\b)(?:[\w{][^;'"]*\sfrom\s)?|\bimport\()'(?!(?:node|astro):)((?:@[\w-]+\/)?\w[\w.-]*)/gm;

test('site only imports production dependencies', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', '*.config.{ts,mjs}'], {
    exclude: ['{playwright,vitest,eslint}.config.*'],
  });
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name),
  );
  expect(new Set(imported)).toContain('@sveltia/cms');
  expect([...new Set(imported)].filter((name) => !name || !(name in dependencies))).toStrictEqual([]);
});

test('optional Node packages have the same major version', () => {
  const majors = Object.entries(optionalDependencies).map(([name, version]) => [
    name.replace(/^node-(?:bin-)?/, ''),
    version.split('.')[0],
  ]);
  const systems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-arm64', 'win-x64'];
  expect(majors).toStrictEqual(systems.map((system) => [system, '26']));
});

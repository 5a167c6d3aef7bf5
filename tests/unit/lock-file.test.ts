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
/** Packages whose LICENSE file says it, and whose package.json doesn't: BSD-2-Clause, and that of the fonts of Bitstream. */
const LICENSED_BY_FILE = ['node_modules/suncalc'];
const namesOf = (licence = '') => licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

test.each<[string, (entry: LockedPackage, path: string) => boolean]>([
  ['has a checksum', ({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '')],
  [
    'comes from the npm registry, or from what stands in for it',
    ({ resolved = 'https://registry.npmjs.org/' }) => resolved.startsWith('https://registry.npmjs.org/'),
  ],
  [
    'runs nothing while it is installed, unless package.json says so',
    ({ hasInstallScript }, path) => !hasInstallScript || path.replace(/.*node_modules\//, '') in allowScripts,
  ],
  [
    'has a licence that we know',
    ({ license }, path) =>
      namesOf(license).every((name) => LICENCES.test(name)) || LICENSED_BY_FILE.includes(path),
  ],
])('every package of the lock file %s', (_promise, isKept) => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([path, entry]) => !isKept(entry, path)).map(([path]) => path)).toStrictEqual([]);
});

test('the content check reads Markdown by the same copies as Astro', () => {
  const readers = ['@astrojs/markdown-satteri', 'satteri'];
  // A second version would be installed inside the folder of whoever asks for it.
  const copies = installed
    .map(([path]) => path)
    .filter((path) => readers.includes(path.replace(/.*node_modules\//, '')));
  expect(copies.sort()).toStrictEqual(readers.map((name) => `node_modules/${name}`));
});

/** An import that stays when types are taken out: of a package, without what is below it. */
const IMPORT =
  /(?:^import\s(?!type\b)(?:[\w{][^;'"]*\sfrom\s)?|\bimport\()'(?!(?:node|astro):)((?:@[\w-]+\/)?\w[\w.-]*)/gm;

test('the site, its form for editors too, is built without development packages', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', '*.config.{ts,mjs}'], {
    exclude: ['{playwright,vitest,eslint}.config.*'],
  });
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name),
  );
  expect(new Set(imported)).toContain('@sveltia/cms');
  expect([...new Set(imported)].filter((name) => !name || !(name in dependencies))).toStrictEqual([]);
});

test('every system gets the same major of Node', () => {
  const majors = Object.entries(optionalDependencies).map(([name, version]) => [
    name.replace(/^node-(?:bin-)?/, ''),
    version.split('.')[0],
  ]);
  const systems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-arm64', 'win-x64'];
  expect(majors).toStrictEqual(systems.map((system) => [system, '26']));
});

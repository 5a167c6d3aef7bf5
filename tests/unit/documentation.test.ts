import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');
const PAGES = ['README.md', 'content/LEEME.md', ...globSync(['.github/*.md', '.hosting/*.md', 'src/*/*.md'])];
/** Files that the examples of the guides create. */
const EXAMPLES =
  /talleres|team\.json|TeamSection|bell\.svg|dos-la-segunda|foto\.jpg|content\/(?:words\/)?fr|\.fr\.md/;
const FILES = globSync(['*', '{src,tests,content,public,.github,.hosting}/**/*']);
const PATH =
  /(?<![\w/.-])(?:(?:src|tests|content|public|\.hosting|\.github)\/[\w@.[\]*/-]+|[\w@.*][\w@.[\]*/-]*\.(?:md|json|tsx?|astro|css|mjs|yml|conf))\b/g;
const LINK = /\]\((?!https?:|\.\/foto)([\w./-]+)[^)]*\)/g;
const TESTS = /npx (vitest run|playwright test) ([\w/.][\w/.-]*)(?: --project=(\w+))?(?: -[gt] '([^']+)')?/g;

// The configuration has all projects only if every browser is installed.
vi.stubEnv('E2E_BROWSERS', '{ "fullBrowser": {} }');
vi.stubEnv('E2E_ENGINES', '1');
const { default: playwright } = await import('../../playwright.config.ts');
const PROJECTS = playwright.projects?.map(({ name }) => name);

test.each(PAGES)('%s mentions existing paths, commands and tests', (page) => {
  const text = read(page);
  // A path may be relative to the folder that the text describes.
  const exists = (path: string) =>
    globSync(path).length > 0 || FILES.some((file) => `/${file}`.endsWith(`/${path.replace(/\/$/, '')}`));
  // Only an installation and a build create `node_modules/.astro`.
  const paths = [...text.replaceAll(LINK, ']').matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => !path.startsWith('node_modules/'));
  expect(paths.filter((path) => !exists(path) && !EXAMPLES.test(path))).toStrictEqual([]);
  const links = [...text.matchAll(LINK)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(dirname(page), path)))).toStrictEqual([]);
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toStrictEqual([]);
  for (const [command, , file = '', project, title = ''] of text.matchAll(TESTS)) {
    const files = globSync([file, `${file}/*`, `tests/e2e/**/*${file}*`]).filter((path) =>
      path.includes('.ts'),
    );
    expect(files, command).not.toStrictEqual([]);
    expect(files.map(read).join(), command).toMatch(EXAMPLES.test(title) ? '' : title);
    if (project) expect(PROJECTS, command).toContain(project);
  }
});

test('README lists the folders of src and tests', () => {
  const [, tree = ''] = /## Folders\n\n```\n(.+?)```/s.exec(read('README.md')) ?? [];
  const named = [...tree.matchAll(/(?<=^ {2}(?:\S+\/ )?)\w[\w-]*(?=\/)/gm)].map(([name]) => name);
  const folders = ['src', 'tests'].flatMap((folder) => readdirSync(folder, { withFileTypes: true }));
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(named.sort()).toStrictEqual(names.sort());
});

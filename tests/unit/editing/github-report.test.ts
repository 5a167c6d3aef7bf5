import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../../src/content/diagnostic.ts';
import { reportToGitHub, formatGitHubReport } from '../../../src/editing/github-report.ts';
import { TempSite } from '../../support/temp-site.ts';

const VARIABLES = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'casa-roble/sitio',
  GITHUB_REF_NAME: 'main',
};
const FILE = 'content/sections/hero.json';

test.each(['obra#2', 'a&b', 'a;e touch x', 'fichas/50%', 'a?b=c'])(
  'formatGitHubReport links an error on the branch %s',
  (branch) => {
    const error = createDiagnostics(FILE)('Falta este campo.', 3, 'heading');
    const report = formatGitHubReport([error], { ...VARIABLES, GITHUB_HEAD_REF: branch });
    const [, link = ''] = /\((https:[^)]+)\)/.exec(report) ?? [];
    const { pathname, search, hash } = new URL(link);
    expect(decodeURIComponent(pathname)).toBe(`/casa-roble/sitio/blob/${branch}/${FILE}`);
    expect(search + hash).toBe('?plain=1#L3');
  },
);

test('formatGitHubReport escapes the text of editors', () => {
  const error = createDiagnostics(FILE)('Se encontró "<img src=x> [a](b) @ana `c` **d**".');
  const report = formatGitHubReport([error], VARIABLES);
  expect(report.slice(report.indexOf(' · '))).not.toMatch(/[<>[\]`*@]/);
});

test('reportToGitHub appends the report to the job summary', async () => {
  await using folder = await TempSite.create();
  await folder.write('summary.md', 'Before.\n');
  const summary = join(folder.root, 'summary.md');
  await reportToGitHub([], { ...VARIABLES, GITHUB_STEP_SUMMARY: summary });
  expect(await readFile(summary, 'utf8')).toBe('Before.\nEl contenido está bien: ningún error.\n');
});

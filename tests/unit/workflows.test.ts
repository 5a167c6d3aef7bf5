import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });

test.each(WORKFLOWS)('%s runs actions named by their commit, with a token that only reads', (file) => {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  const { permissions } = parse(text) as { permissions: unknown };
  expect(permissions).toStrictEqual({ contents: 'read' });
  const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions).not.toStrictEqual([]);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every job that builds keeps the pictures that were made', () => {
  const workflows = WORKFLOWS.map(
    (file) => parse(readFileSync(`${ROOT}${file}`, 'utf8')) as { jobs: object },
  );
  const jobs = workflows.flatMap((workflow) =>
    Object.values(workflow.jobs).map((job) => JSON.stringify(job)),
  );
  const builds = jobs.filter((job) => /npm (?:run build|test)\b/.test(job));
  expect(builds.length).toBeGreaterThan(1);
  for (const job of builds) expect(job).toContain('"path":"node_modules/.astro"');
});

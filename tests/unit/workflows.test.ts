import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const WORKFLOWS = globSync('.github/workflows/*.yml').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, ...(parse(text) as { permissions: unknown; jobs: Record<string, unknown> }) };
});

test.each(WORKFLOWS)(
  '$file runs actions named by their commit, with a token that only reads',
  ({ text, permissions }) => {
    expect(permissions).toStrictEqual({ contents: 'read' });
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).not.toStrictEqual([]);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test('every job that builds keeps the pictures that were made', () => {
  const jobs = WORKFLOWS.flatMap((workflow) => Object.values(workflow.jobs)).map((job) =>
    JSON.stringify(job),
  );
  const builds = jobs.filter((job) => /npm (?:run build|test)\b/.test(job));
  expect(builds.length).toBeGreaterThan(1);
  for (const job of builds) expect(job).toContain('"path":"node_modules/.astro"');
});

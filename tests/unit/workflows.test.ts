import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Command {
  uses?: string;
  run?: string;
  with?: { path?: string };
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Command[] }>;
}

const WORKFLOWS = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  ...(parse(readFileSync(file, 'utf8')) as Workflow),
}));
const JOBS = WORKFLOWS.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([name, { steps }]) => ({ job: `${file} ${name}`, steps })),
);
const BUILDING = JOBS.filter(({ steps }) =>
  steps.some(({ run = '' }) => /\bnpm (?:run build|test)\b/.test(run)),
);

test.each(WORKFLOWS)('the token of $file only reads', ({ permissions }) => {
  expect(permissions).toStrictEqual({ contents: 'read' });
});

test.each(JOBS)('$job runs actions of GitHub, named by their commit', ({ steps }) => {
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+(?:\/[\w-]+)?@[\da-f]{40}$/);
});

test.each(BUILDING)('$job doesn’t make again the pictures that have been made', ({ steps }) => {
  const kept = steps.filter(({ uses }) => /^actions\/cache(?:\/restore)?@/.test(uses ?? ''));
  expect(kept.map((step) => step.with?.path)).toContain('node_modules/.astro');
});

/** Commands that bring a package which the lock file doesn't name, with all that it depends on. */
const UNLOCKED = /\bnpx --yes\b|\bnpm install (?!--no-save)|\bdocker run\b/;

test('a job that runs what no lock file names saves no cache, which publishing would restore', () => {
  const running = JOBS.filter(({ steps }) => steps.some(({ run = '' }) => UNLOCKED.test(run)));
  expect(running.length).toBeGreaterThan(0);
  const saving = running.filter(({ steps }) =>
    steps.some(({ uses = '' }) => uses.startsWith('actions/cache@')),
  );
  expect(saving.map(({ job }) => job)).toStrictEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: { path?: string };
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Step[] }>;
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

test.each(WORKFLOWS)('$file grants only read access', ({ permissions }) => {
  expect(permissions).toStrictEqual({ contents: 'read' });
});

test.each(JOBS)('$job pins official actions by commit', ({ steps }) => {
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+(?:\/[\w-]+)?@[\da-f]{40}$/);
});

test.each(BUILDING)('$job restores the image cache', ({ steps }) => {
  const cacheSteps = steps.filter(({ uses }) => /^actions\/cache(?:\/restore)?@/.test(uses ?? ''));
  expect(cacheSteps.map((step) => step.with?.path)).toContain('node_modules/.astro');
});

/** Commands that download packages outside of the lock file. */
const UNLOCKED = /\bnpx --yes\b|\bnpm install (?!--no-save)|\bdocker run\b/;

test('jobs with unlocked packages save no cache', () => {
  const unlockedJobs = JOBS.filter(({ steps }) => steps.some(({ run = '' }) => UNLOCKED.test(run)));
  expect(unlockedJobs.length).toBeGreaterThan(0);
  const savingJobs = unlockedJobs.filter(({ steps }) =>
    steps.some(({ uses = '' }) => uses.startsWith('actions/cache@')),
  );
  expect(savingJobs.map(({ job }) => job)).toStrictEqual([]);
});

test('file filters of Playwright commands match test files', () => {
  const specs = globSync('tests/e2e/**/*.spec.ts');
  const commands = JOBS.flatMap(({ steps }) => steps.map(({ run = '' }) => run)).join('\n');
  const filters = [...commands.matchAll(/npx playwright test((?: [a-z][\w.-]*)+)/g)].flatMap(
    ([, names = '']) => names.trim().split(' '),
  );
  expect(filters.length).toBeGreaterThan(10);
  expect(filters.filter((filter) => !specs.some((file) => file.includes(filter)))).toStrictEqual([]);
});

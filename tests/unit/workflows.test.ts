import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });

test.each(WORKFLOWS)('%s runs actions named by their commit, with a token that only reads', (file) => {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  const { permissions } = parse(text) as { permissions: unknown };
  expect(permissions).toEqual({ contents: 'read' });
  const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

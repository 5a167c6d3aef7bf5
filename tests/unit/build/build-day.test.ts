import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildDay } from '../../../src/build/build-day.ts';

test('the day of a build is the one it is told, else today where there is no commit', () => {
  expect(readBuildDay(tmpdir(), '1767225599')).toBe('2025-12-31');
  expect(readBuildDay(tmpdir(), undefined)).toBe(new Date().toISOString().slice(0, 10));
});

const hasGit = spawnSync('git', ['--version']).status === 0;

test.skipIf(!hasGit)('the day of a build is that of the last commit', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'penthouse-commit-'));
  const env = { ...process.env, GIT_COMMITTER_DATE: '2024-02-29T23:30:00-06:00' };
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a'];
  execFileSync('git', ['init', '--quiet'], { cwd });
  execFileSync('git', [...identity, 'commit', '--quiet', '--allow-empty', '--message', 'x'], { cwd, env });
  expect(readBuildDay(cwd, undefined)).toBe('2024-03-01');
});

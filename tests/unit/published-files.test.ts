import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildDay } from '../../src/build/build-day.ts';
import { refuseMetadata } from '../../src/build/published-files.ts';
import { paint } from '../content/paint.ts';
import { takePhotograph } from '../content/phone-photograph.ts';

test('a photograph that is put into public/ as it came from the phone stops the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'penthouse-public-'));
  await writeFile(join(folder, 'limpia.jpg'), await paint(16, 16, 'jpeg'));
  await writeFile(join(folder, 'foto.jpg'), (await takePhotograph(16, 16)).file);
  await expect(refuseMetadata(folder, ['limpia.jpg'])).resolves.toBeUndefined();
  await expect(refuseMetadata(folder, ['limpia.jpg', 'foto.jpg'])).rejects.toThrow(
    /^foto\.jpg: la imagen lleva/,
  );
});

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

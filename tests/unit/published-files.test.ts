import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBuildDay } from '../../src/build/build-day.ts';
import { refuseMetadata } from '../../src/build/published-files.ts';
import { paint } from '../content/paint.ts';
import { takePhotograph } from '../content/phone-photograph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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
  expect(readBuildDay(ROOT, '1767225599')).toBe('2025-12-31');
  expect(readBuildDay(tmpdir(), undefined)).toBe(new Date().toISOString().slice(0, 10));
});

test.skipIf(!existsSync(join(ROOT, '.git')))('the day of a build is that of the last commit', () => {
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } } as const;
  const day = execFileSync('git', ['log', '-1', '--format=%cd', '--date=short-local'], options).trim();
  expect(readBuildDay(ROOT, undefined)).toBe(day);
});

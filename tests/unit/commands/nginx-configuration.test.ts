import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findProgram } from '../../../src/commands/debian/debian-program.mjs';
import { formatNginxConfiguration } from '../../../src/commands/nginx/nginx-configuration.mjs';

const SITE = {
  dist: '/casa de Ana/dist',
  snippet: '/casa de Ana/.hosting/nginx.conf',
  port: 4521,
  folder: '/tmp/nginx 1',
  workers: 1,
  isLogged: false,
  isRoot: false,
};

test('the server around the snippet leaves headers, types and errors to it', () => {
  const text = formatNginxConfiguration(SITE);
  expect(text).toContain('include "/casa de Ana/.hosting/nginx.conf";');
  expect(text).toContain('root "/casa de Ana/dist";');
  expect(text).not.toMatch(/add_header|types|error_page|gzip|mime/);
});

test('only root changes its user, and only who counts answers logs them', () => {
  expect(formatNginxConfiguration(SITE)).not.toMatch(/^user /m);
  expect(formatNginxConfiguration(SITE)).toContain('access_log off;');
  const text = formatNginxConfiguration({ ...SITE, isRoot: true, isLogged: true });
  expect(text).toMatch(/^user root;$/m);
  expect(text).toContain('access_log "/tmp/nginx 1/access.log" answers;');
});

test.skipIf(process.platform === 'win32')(
  'a program of the machine is found, and one that is not there is not',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'penthouse-2200-'));
    const program = join(folder, 'penthouse-program');
    vi.stubEnv('PATH', [process.env.PATH, folder].join(delimiter));
    expect(findProgram('penthouse-program')).toBeUndefined();
    writeFileSync(program, '#!/bin/sh\n');
    expect(findProgram('penthouse-program')).toBeUndefined();
    chmodSync(program, 0o755);
    expect(findProgram('penthouse-program')?.path).toBe(program);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  },
);

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listCandidates } from '../../../src/commands/browser/system-browsers.mjs';

test('looks for Chromium before Chrome in every folder of the path on Linux', () => {
  const candidates = listCandidates('linux', { PATH: '/usr/bin:/snap/bin' });
  expect(candidates.slice(0, 2)).toEqual(['/usr/bin/chromium', '/snap/bin/chromium']);
  expect(candidates).toContain('/usr/bin/google-chrome');
});

test('looks among the applications on macOS', () => {
  expect(listCandidates('darwin', {})).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
});

test('looks in the program folders that Windows names', () => {
  const candidates = listCandidates('win32', { PROGRAMFILES: 'C:' });
  expect(candidates).toContain(join('C:', 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
  expect(listCandidates('win32', {})).toEqual([]);
});

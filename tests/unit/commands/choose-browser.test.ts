import { describe, expect, test } from 'vitest';
import { chooseBrowser } from '../../../src/commands/browser/choose-browser.mjs';

const OWN = '/playwright/chrome';
const SYSTEM = '/usr/bin/chromium';

/** A machine where only some browsers open a page and every change made to it is written down. */
function fakeMachine({
  named = '',
  remembered = '',
  system = [] as string[],
  working = [] as string[],
  downloadBrings = [] as string[],
  aptBrings = [] as string[],
} = {}) {
  const able = new Set(working);
  const present = [...system];
  const changes: string[] = [];
  return {
    changes,
    sources: {
      named: () => named || undefined,
      remembered: () => remembered || undefined,
      playwrightPath: () => OWN,
      systemPaths: () => present,
      launches: (path: string) => Promise.resolve(able.has(path)),
    },
    installers: {
      downloadPlaywright: () => {
        changes.push('download');
        for (const path of downloadBrings) able.add(path);
        return Promise.resolve();
      },
      installWithApt: () => {
        changes.push('apt');
        present.push(...aptBrings);
        for (const path of aptBrings) able.add(path);
        return Promise.resolve();
      },
    },
  };
}

async function choose(options: Parameters<typeof fakeMachine>[0], mayInstall = true) {
  const { sources, installers, changes } = fakeMachine(options);
  const path = await chooseBrowser(sources, mayInstall ? installers : undefined);
  return { path, changes };
}

describe('chooseBrowser', () => {
  test('takes the one that the person names', async () => {
    const machine = { named: '/mine', remembered: SYSTEM, working: ['/mine', SYSTEM, OWN] };
    expect(await choose(machine)).toEqual({ path: '/mine', changes: [] });
  });

  test('takes the remembered one without trying to download again', async () => {
    expect(await choose({ remembered: SYSTEM, working: [SYSTEM] })).toEqual({ path: SYSTEM, changes: [] });
  });

  test('starts over when the remembered one no longer opens a page', async () => {
    expect(await choose({ remembered: '/gone', working: [OWN] })).toEqual({ path: OWN, changes: [] });
  });

  test("takes Playwright's own where it is there, before the system's", async () => {
    expect(await choose({ system: [SYSTEM], working: [OWN, SYSTEM] })).toEqual({ path: OWN, changes: [] });
  });

  test("downloads Playwright's own where it can be, before the system's", async () => {
    const machine = { system: [SYSTEM], working: [SYSTEM], downloadBrings: [OWN] };
    expect(await choose(machine)).toEqual({ path: OWN, changes: ['download'] });
  });

  test("takes the system's where the download is refused", async () => {
    const machine = { system: ['/broken', SYSTEM], working: [SYSTEM] };
    expect(await choose(machine)).toEqual({ path: SYSTEM, changes: ['download'] });
  });

  test("installs Debian's as the last resort", async () => {
    expect(await choose({ aptBrings: [SYSTEM] })).toEqual({ path: SYSTEM, changes: ['download', 'apt'] });
  });

  test('finds none where nothing is possible', async () => {
    expect(await choose({})).toEqual({ path: undefined, changes: ['download', 'apt'] });
  });

  test('installs nothing where it is not asked to', async () => {
    expect(await choose({ downloadBrings: [OWN], aptBrings: [SYSTEM] }, false)).toEqual({
      path: undefined,
      changes: [],
    });
    expect(await choose({ system: [SYSTEM], working: [SYSTEM] }, false)).toEqual({
      path: SYSTEM,
      changes: [],
    });
  });
});

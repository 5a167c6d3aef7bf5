import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations, readOverflow } from './find-barriers.ts';
import { type Look, visitStates } from './page-states.ts';
import { visitPageViewStates } from './page-view-states.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';

/** axe looks at the whole page, or a good part of it, in each of some twenty states. */
const WALK_TIMEOUT_MS = 180_000;
const SCREENS = [
  { name: 'at 320 px', width: 320 },
  { name: 'at 390 px in forced colours', width: 390, forcedColors: 'active' },
  { name: 'at 768 px', width: 768 },
  { name: 'at 1440 px', width: 1440 },
] as const;
const WALKS: [name: string, walk: (page: Page, look: Look) => Promise<void>][] = [
  ['of the home page', visitStates],
  ['of /analytics', visitPageViewStates],
  ['without a script', visitWithoutScript],
];

/** axe itself cannot run with JavaScript off, so each page comes without its scripts. */
async function visitWithoutScript(page: Page, look: Look): Promise<void> {
  for (const address of ['/', '/analytics', '/no-existe']) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '') });
    });
    await page.goto(address);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
    await look(page, address);
  }
}

test.describe.configure({ timeout: WALK_TIMEOUT_MS });
// What is on its way is neither in its place nor of its size.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name: screen, width, ...contrast } of SCREENS)
  test.describe(screen, () => {
    test.use({
      viewport: { width, height: 800 },
      // axe is a script of its own, which the page's policy would rightly refuse.
      bypassCSP: true,
      contextOptions: { reducedMotion: 'reduce', ...contrast },
    });

    for (const [name, walk] of WALKS)
      test(`nothing is inaccessible or moves sideways in any state ${name}`, async ({ page, tolerate }) => {
        tolerate(NOT_FOUND_STATUS);
        await walk(page, async (seen, state, part) => {
          expect.soft(await findViolations(seen, part), state).toEqual([]);
          expect.soft(await readOverflow(seen), state).toBeLessThanOrEqual(0);
        });
      });
  });

for (const [name, walk] of WALKS)
  test(`every target is as large as a fingertip ${name}`, { tag: '@phone' }, async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await walk(page, async (seen, state) => {
      expect.soft(await findSmallTargets(seen), state).toEqual([]);
    });
  });

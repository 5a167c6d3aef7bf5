import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations, readOverflow } from './find-barriers.ts';
import { visitHistoryStates, visitStates } from './page-states.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';

const WIDTHS_PX = [320, 390, 768, 1440];
/** axe looks at the whole page, or a good part of it, in each of some twenty states. */
const WALK_TIMEOUT_MS = 180_000;

test.describe('walked through every state', () => {
  test.skip(({ isMobile }) => isMobile, 'the walk sets its own widths');
  // axe is a script of its own, which the page's policy would rightly refuse.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: WALK_TIMEOUT_MS });

  const expectAccess = async (page: Page, state: string, part?: string) => {
    expect.soft(await findViolations(page, part), state).toEqual([]);
    expect.soft(await readOverflow(page), state).toBeLessThanOrEqual(0);
  };

  for (const width of WIDTHS_PX) {
    test(`nothing is inaccessible or moves sideways at ${width} px`, async ({ page, tolerate }) => {
      tolerate(NOT_FOUND_STATUS);
      await page.setViewportSize({ width, height: 800 });
      await visitStates(page, expectAccess);
    });

    test(`nothing in the visit history is inaccessible or moves sideways at ${width} px`, async ({
      context,
    }) => {
      await visitHistoryStates(context, async (page, state) => {
        await page.setViewportSize({ width, height: 800 });
        await expectAccess(page, state);
      });
    });
  }

  for (const address of ['/', '/analytics', '/no-existe']) {
    test(`nothing is inaccessible at ${address} without a script`, async ({ page, tolerate }) => {
      tolerate(NOT_FOUND_STATUS);
      // axe itself cannot run with JavaScript off, so the page comes without its scripts.
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '') });
      });
      await page.goto(address);
      expect(await page.evaluate(() => document.scripts.length)).toBe(0);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccess(page, `${width} px`);
      }
    });
  }

  test('nothing is inaccessible in forced colours', async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visitStates(page, expectAccess);
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'fingers are for phones');
  test.slow();

  const expectTargets = async (page: Page, state: string) => {
    expect.soft(await findSmallTargets(page), state).toEqual([]);
  };

  test('every target is as large as a fingertip', async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await visitStates(page, expectTargets);
  });

  test('every target of the visit history is as large as a fingertip', async ({ context }) => {
    await visitHistoryStates(context, expectTargets);
  });
});

test.describe('on the way back through the page', () => {
  test.skip(({ isMobile }) => isMobile, 'phones seldom have a Tab key');
  // Without it the page would still be on its smooth way to the focus when we look.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the keyboard never stops at something that the bar hides', async ({ page }) => {
    await page.goto('/');
    const hidden: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      hidden.push(...(await findHiddenFocus(page)));
    }
    expect(hidden).toEqual([]);
  });
});

/** The focused element, if the fixed bar or the edge of the screen covers its middle. */
function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What the focus itself moves or shows is there one frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body || element.closest('header')) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(seen) ? [] : [element.outerHTML.slice(0, 120)];
  });
}

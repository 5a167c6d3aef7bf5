import type { Page } from '@playwright/test';
import { findLostText, findMotion, findSmallTargets, findViolations, readOverflow } from './find-barriers.ts';
import { type Look, visitStates } from './page-states.ts';
import { visitPageViewStates } from './page-view-states.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import { siteWords } from './written-words.ts';

/** axe looks at the whole page, or a good part of it, in each of some twenty states. */
const WALK_TIMEOUT_MS = 180_000;
const LARGE_TEXT = 'html { font-size: 200% !important }';
/** What 1.4.12 lets a visitor ask for. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

const visitHome = (page: Page, look: Look) => visitStates(page, siteWords, look);
const WALKS = [
  ['the home page', visitHome],
  ['/analytics', visitPageViewStates],
] as const;

test.describe.configure({ timeout: WALK_TIMEOUT_MS });
test.beforeEach(({ tolerate }) => tolerate(NOT_FOUND_STATUS));
// axe is a script of its own, which the page's policy would rightly refuse, as it would the visitor's style sheet.
test.use({ bypassCSP: true });

for (const [name, walk] of WALKS)
  test(`nothing is inaccessible, cut, on the move or out of the window in any state of ${name} @both`, async ({
    page,
    isMobile,
  }) => {
    await walk(page, async (seen, state, part) => {
      expect.soft(await findViolations(seen, part), state).toEqual([]);
      expect.soft(await findMotion(seen), state).toEqual([]);
      // Every target is as large as a fingertip.
      if (isMobile) expect.soft(await findSmallTargets(seen), state).toEqual([]);
      // Nothing is cut or moves sideways, also with the visitor's own style.
      for (const css of ['html {}', LARGE_TEXT, WIDE_SPACING]) {
        const sheet = await seen.addStyleTag({ content: css });
        // The days under a chart are wider than their column, and stand in the page.
        if (walk === visitHome) expect.soft(await findLostText(seen, part), `${state} ${css}`).toEqual([]);
        expect.soft(await readOverflow(seen), `${state} ${css}`).toBeLessThanOrEqual(0);
        await sheet.evaluate((element: Element) => element.remove());
      }
    });
  });

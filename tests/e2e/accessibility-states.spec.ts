import type { Page } from '@playwright/test';
import { ORIGINS } from '../support/origins.ts';
import { analyticsPage, rows } from './analytics-page.ts';
import {
  findClippedText,
  findRunningAnimations,
  findSmallTargets,
  getAxeViolations,
  getHorizontalOverflow,
} from './accessibility.ts';
import { translate } from './third-party-dom.ts';
import { type StateVisitor, forEachHomeState } from './home-states.ts';
import { createPageView, storePageViews } from './page-view-storage.ts';
import { expect, hasMenu, holdScriptRequests, NOT_FOUND_STATUS, test, toast } from './fixtures.ts';
import { analytics, siteStrings } from './fixture-content.ts';

/** axe looks at the whole page, or a good part of it, in each of some twenty states. */
const WALK_TIMEOUT_MS = 180_000;
const LARGE_TEXT = 'html { font-size: 200% !important }';
/** What 1.4.12 lets a visitor ask for. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Where axe looks on a desktop, too: names and roles are those of the phone, but for the bar and the columns of the table. */
const WHOLE = ['home', 'page views: default'];

const { chart, notices, table } = analytics;
const THREE_DAYS_MS = 3 * 86_400_000;

/** Eight page views, some with hostile texts. */
const VIEWS = Array.from({ length: 8 }, (_, index) =>
  createPageView({
    path: index === 3 ? `/${'largo'.repeat(400)}` : `/${index % 4}`,
    title: index === 5 ? 'ñ'.repeat(300) : 'Penthouse 2200',
    referrer: index % 3 === 0 ? `https://example.com/${'b'.repeat(index * 100)}` : '',
    timestamp: new Date(Date.now() - (8 - index) * THREE_DAYS_MS).toISOString(),
  }),
);

/** Opens /analytics in each of its states, the one that no later visit can undo last. */
async function visitPageViewStates(page: Page, look: StateVisitor): Promise<void> {
  const { empty, found, search } = analyticsPage(page);
  const lookAt = (state: string) => look(page, `page views: ${state}`);
  const release = await holdScriptRequests(page);
  await page.goto('/analytics', { waitUntil: 'commit' });
  await expect(page.getByText(analytics.loading)).toBeVisible();
  await lookAt('loading');
  await translate(page, 'written');
  release();
  await expect(rows(page)).toHaveCount(1);

  await storePageViews(page, VIEWS);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(9);
  await lookAt('default');
  await page.getByText(chart.table).click();
  await expect(page.getByRole('table')).toHaveCount(2);
  await lookAt('chart and its table');
  await search.fill('pent');
  await expect(found).toContainText('9');
  await lookAt('searched');
  await search.fill('nada de esto');
  await expect(found).toHaveText(table.noResults);
  await lookAt('no result');
  page.once('dialog', (dialog) => void dialog.accept());
  await empty.click();
  await toast(page, notices.empty).hover();
  await lookAt('empty');

  for (const [state, prepare] of [
    ['set aside', () => storePageViews(page, '[{"path":"/"')],
    [
      'failed',
      () => page.addInitScript(() => Reflect.defineProperty(window, 'localStorage', { value: null })),
    ],
  ] as const) {
    await prepare();
    await page.goto('/analytics');
    await expect(toast(page, notices.failed)).toContainText(notices.failed.text);
    await toast(page, notices.failed).hover();
    await lookAt(state);
  }
}

/** Visits the home page in each of its states, and on a phone, where text has least room, a page of each other kind. */
async function visitHome(page: Page, look: StateVisitor): Promise<void> {
  const { exhibitions, pages } = siteStrings;
  await forEachHomeState(page, siteStrings, look);
  if (!hasMenu(page)) return;
  const slugs = exhibitions.slice(0, 1).map(({ slug }) => `/exhibiciones/${slug}`);
  const texts = pages.map(({ path }) => path);
  for (const path of ['/exhibiciones', '/plantas', ...slugs, ...texts, '/no-existe']) {
    await page.goto(path);
    await look(page, path);
  }
}
const MODEL_RUNS = [
  ['the home page', visitHome],
  ['/analytics', visitPageViewStates],
] as const;

test.describe.configure({ timeout: WALK_TIMEOUT_MS });
test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  // The message, which the walk answers.
  allowConsoleError(/^request to http:\/\/localhost:\d+\/messages$/);
});
// axe is a script of its own, which the page's policy would rightly refuse, as it would the visitor's style sheet. The site is the one
// that sends, whose message can be held as long as axe takes to look.
test.use({ bypassCSP: true, baseURL: ORIGINS.messages });

for (const [name, recordTabOrder] of MODEL_RUNS)
  test(`nothing is inaccessible, cut, on the move or out of the window in any state of ${name} @desktop-and-phone`, async ({
    page,
    isMobile,
  }) => {
    await recordTabOrder(page, async (seen, state, part) => {
      if (isMobile || WHOLE.includes(state))
        expect.soft(await getAxeViolations(seen, part), state).toEqual([]);
      expect.soft(await findRunningAnimations(seen), state).toEqual([]);
      // Every target is as large as a fingertip.
      if (isMobile) expect.soft(await findSmallTargets(seen), state).toEqual([]);
      // Nothing is cut or moves sideways, also with the visitor's own style.
      for (const css of ['html {}', LARGE_TEXT, WIDE_SPACING]) {
        const sheet = await seen.addStyleTag({ content: css });
        // The days under a chart are wider than their column, and stand in the page.
        if (recordTabOrder === visitHome)
          expect.soft(await findClippedText(seen, part), `${state} ${css}`).toEqual([]);
        expect.soft(await getHorizontalOverflow(seen), `${state} ${css}`).toBeLessThanOrEqual(0);
        await sheet.evaluate((element: Element) => element.remove());
      }
    });
  });

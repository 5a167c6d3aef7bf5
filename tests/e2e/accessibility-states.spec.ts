import type { Page } from '@playwright/test';
import { ORIGINS } from '../support/origins.ts';
import { TEST_TIME } from '../support/temp-site.ts';
import { analyticsPage, rows } from './analytics-page.ts';
import {
  getClippedText,
  getRunningAnimations,
  getSmallTargets,
  getAxeViolations,
  getHorizontalOverflow,
} from './accessibility.ts';
import { getOverlappingTexts } from './painted-page.ts';
import { translate } from './third-party-dom.ts';
import { type StateVisitor, forEachHomeState } from './home-states.ts';
import { createPageView, storePageViews } from './page-view-storage.ts';
import { expect, hasMenu, holdScriptRequests, NOT_FOUND_STATUS, test, toast } from './fixtures.ts';
import { analytics, spanishContent } from './fixture-content.ts';

/** Allows for about twenty runs of axe on a page. */
const TEST_TIMEOUT_MS = 180_000;
const LARGE_TEXT = 'html { font-size: 200% !important }';
/** Text spacing of WCAG 2.2, 1.4.12. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** States that axe checks on a desktop too. Only the navbar and the table columns differ from those of the phone. */
const DESKTOP_AXE_STATES = ['home', 'page views: default'];

const { chart, notices, table } = analytics;
const THREE_DAYS_MS = 3 * 86_400_000;

/** Page views with long and non-ASCII values. */
const PAGE_VIEWS = Array.from({ length: 8 }, (_, index) =>
  createPageView({
    path: index === 3 ? `/${'largo'.repeat(400)}` : `/${index % 4}`,
    title: index === 5 ? 'ñ'.repeat(300) : 'Penthouse 2200',
    referrer: index % 3 === 0 ? `https://example.com/${'b'.repeat(index * 100)}` : '',
    timestamp: new Date(Date.parse(TEST_TIME) - (8 - index) * THREE_DAYS_MS).toISOString(),
  }),
);

/** Visits each state of /analytics. The state without storage comes last, because the init script stays. */
async function forEachAnalyticsState(page: Page, visitState: StateVisitor): Promise<void> {
  const { empty, matchCount, search } = analyticsPage(page);
  const visit = (state: string) => visitState(page, `page views: ${state}`);
  const release = await holdScriptRequests(page);
  await page.goto('/analytics', { waitUntil: 'commit' });
  await expect(page.getByText(analytics.loading)).toBeVisible();
  await visit('loading');
  await translate(page, 'written');
  release();
  await expect(rows(page)).toHaveCount(1);

  await storePageViews(page, PAGE_VIEWS);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(9);
  await visit('default');
  await page.getByText(chart.table).click();
  await expect(page.getByRole('table')).toHaveCount(2);
  await visit('chart and its table');
  await search.fill('pent');
  await expect(matchCount).toContainText('9');
  await visit('searched');
  await search.fill('nada de esto');
  await expect(matchCount).toHaveText(table.noResults);
  await visit('no result');
  page.once('dialog', (dialog) => void dialog.accept());
  await empty.click();
  await toast(page, notices.empty).hover();
  await visit('empty');

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
    await visit(state);
  }
}

/** Visits each state of the home page and, on a phone, a page of each other type. */
async function forEachSiteState(page: Page, visitState: StateVisitor): Promise<void> {
  const { exhibitions, pages } = spanishContent;
  await forEachHomeState(page, spanishContent, visitState);
  if (!hasMenu(page)) return;
  const exhibitionPaths = exhibitions.slice(0, 1).map(({ slug }) => `/exhibiciones/${slug}`);
  const textPagePaths = pages.map(({ path }) => path);
  for (const path of ['/exhibiciones', '/plantas', ...exhibitionPaths, ...textPagePaths, '/no-existe']) {
    await page.goto(path);
    await visitState(page, path);
  }
}

const STATE_SETS = [
  ['the site', forEachSiteState],
  ['/analytics', forEachAnalyticsState],
] as const;

test.describe.configure({ timeout: TEST_TIMEOUT_MS });
test.beforeEach(({ allowConsoleError }) => {
  allowConsoleError(NOT_FOUND_STATUS);
  // The page sends a contact message, which `forEachHomeState` answers.
  allowConsoleError(/^request to http:\/\/localhost:\d+\/messages$/);
});
// The Content Security Policy blocks axe and the injected style sheets. Only the build with an endpoint has a sending state
// that lasts long enough for axe.
test.use({ bypassCSP: true, baseURL: ORIGINS.messages });

for (const [name, forEachState] of STATE_SETS)
  test(`every state of ${name} is accessible`, { tag: '@desktop-and-phone' }, async ({ page, isMobile }) => {
    await forEachState(page, async (currentPage, state, selector) => {
      if (isMobile || DESKTOP_AXE_STATES.includes(state))
        expect.soft(await getAxeViolations(currentPage, selector), state).toEqual([]);
      expect.soft(await getRunningAnimations(currentPage), state).toEqual([]);
      if (isMobile) {
        expect.soft(await getSmallTargets(currentPage), state).toEqual([]);
        expect.soft(await getOverlappingTexts(currentPage), state).toEqual([]);
      }
      for (const css of ['html {}', LARGE_TEXT, WIDE_SPACING]) {
        const sheet = await currentPage.addStyleTag({ content: css });
        // The dates below the chart are wider than their columns, but not clipped.
        if (forEachState === forEachSiteState)
          expect.soft(await getClippedText(currentPage, selector), `${state} ${css}`).toEqual([]);
        expect.soft(await getHorizontalOverflow(currentPage), `${state} ${css}`).toBeLessThanOrEqual(0);
        await sheet.evaluate((element: Element) => element.remove());
      }
    });
  });

import type { Page } from '@playwright/test';
import { findSmallTargets, findViolations, readOverflow } from './find-barriers.ts';
import { fill, historyPage, pageCell, rows } from './history-page.ts';
import { makeView, storeHistory } from './history-storage.ts';
import { expect, test } from './visitor.ts';
import { analytics } from './written-words.ts';

const WIDTHS_PX = [320, 1440];
const { chart, filters, tools } = analytics;

type Look = (state: string) => Promise<void>;

const VIEWS = Array.from({ length: 8 }, (_, index) =>
  makeView({
    path: index === 3 ? `/${'largo'.repeat(400)}` : `/${index % 4}`,
    title: index === 5 ? 'ñ'.repeat(300) : 'Penthouse 2200',
    referrer: index % 3 === 0 ? `https://example.com/${'b'.repeat(index * 100)}` : '',
    timestamp: new Date(Date.now() - (8 - index) * 3 * 86_400_000).toISOString(),
  }),
);

async function openHistory(page: Page): Promise<void> {
  await storeHistory(page, VIEWS);
  await page.goto('/analytics');
  await expect(rows(page)).toHaveCount(9);
}

/** The history looked at: as it opens, its chart, through filters, and through filters that leave nothing. */
async function visitViews(page: Page, look: Look): Promise<void> {
  const { active, period, search } = historyPage(page);
  await openHistory(page);
  await look('default');

  await page.getByText(chart.table).click();
  await expect(page.getByRole('table')).toHaveCount(2);
  await page.getByRole('button', { name: chart.whole }).click();
  await look('chart and its table');

  await pageCell(page, 1).getByRole('button').click();
  await period(filters.periods.range).click();
  await search.fill('pent');
  await expect(active.getByRole('listitem')).toHaveCount(3);
  await look('filtered');

  await search.fill('nada de esto');
  await expect(page.getByText(filters.noResults)).toBeVisible();
  await look('no result');
}

/** The history changed: a failed import, the question before emptying, empty, undone, and in a full browser. */
async function visitChanges(page: Page, look: Look): Promise<void> {
  const { dialog, empty, import: file, notice, undo } = historyPage(page);
  await openHistory(page);
  await file.setInputFiles({ name: 'foto.json', mimeType: 'application/json', buffer: Buffer.from('foto') });
  await expect(page.getByText(fill(tools.importFailed, { file: 'foto.json' }))).toBeVisible();
  await look('failed import');

  await empty.click();
  await expect(dialog).toBeVisible();
  await look('question');
  await dialog.getByRole('button', { name: tools.confirm.accept }).click();
  await expect(notice(analytics.notices.empty.title)).toBeVisible();
  await look('empty');
  await undo.click();
  await expect(page.getByText(tools.restored)).toBeVisible();
  await look('restored');

  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await expect(page.getByText(analytics.full)).toBeVisible();
  await look('full');
}

const WALKS = [
  ['looked at', visitViews],
  ['changed', visitChanges],
] as const;

test.describe('walked through every state', () => {
  test.skip(({ isMobile }) => isMobile, 'the walk sets its own widths');
  // axe is a script of its own, which the page's policy would rightly refuse.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const width of WIDTHS_PX)
    for (const [name, walk] of WALKS) {
      test(`the history, ${name}, has no barrier and does not move sideways at ${width} px`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        await walk(page, async (state) => {
          expect.soft(await findViolations(page), state).toEqual([]);
          expect.soft(await readOverflow(page), state).toBeLessThanOrEqual(0);
        });
      });
    }
});

for (const [name, walk] of WALKS) {
  test(`every target of the history, ${name}, is as large as a fingertip`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'fingers are for phones');
    await walk(page, async (state) => {
      expect.soft(await findSmallTargets(page), state).toEqual([]);
    });
  });
}

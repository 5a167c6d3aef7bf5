import type { APIRequestContext, Page } from '@playwright/test';
import { TAB_FRAGMENTS } from '../../src/i18n/paths.ts';
import { getPagePaths } from './site-pages.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import {
  englishContent,
  exhibitionsSection as uiStrings,
  spanishContent,
  filterByStatus,
} from './fixture-content.ts';

const SIESTA_TITLE = 'La hora de la siesta';
/** The exhibition ends on 30 January, in the time zone of the venue. */
const TEN_MINUTES_BEFORE_END = '2027-01-31T05:50Z';

/** Texts of the pages built on 22 November, with the time at which each must be hidden. */
const EXPIRING_TEXTS: [time: string, text: RegExp][] = [
  ['2026-11-23T06:00Z', /Publicado el 22|Published on November 22/],
  ['2026-11-25T06:00Z', /mar 24 nov|Tue,? Nov 24/],
  ['2026-11-26T06:00Z', /se enceran los pisos|25 de noviembre|November 25/i],
  ['2026-12-07T06:00Z', /6\sde\sdiciembre|December\s6/],
  ['2027-01-03T06:00Z', /es Año Nuevo/i],
  // The heading of the activities is hidden with the last activity.
  ['2027-01-31T06:00Z', /Despedida|Farewell|Qué pasa y cuándo|What happens when/],
  ['2027-03-17T06:00Z', /se lija la mesa/i],
];
/** Day of the build, then one day, three weeks, three months and a year later. */
const TIMES = [
  '2026-11-22T18:00Z',
  '2026-11-23T06:00Z',
  '2026-12-13T18:00Z',
  '2027-03-01T18:00Z',
  '2027-11-22T18:00Z',
];

/** Matches pages with text that depends on the date. */
const TIMED_VISIBILITY = /\bdata-(?:from|until)=/;
const HIDDEN_MARKUP = /<(head|script|style)\b.*?<\/\1>|<[^>]+>/gs;

/** Reads the text of an open page, with the panels of all tabs, each time it becomes visible again. */
async function readOpenPage(page: Page, path: string): Promise<string[]> {
  const texts: string[] = [];
  for (const [index, time] of TIMES.entries()) {
    await page.clock.setFixedTime(time);
    if (index === 0) await page.goto(path);
    const { visibleText, outOfTime } = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const panel of document.querySelectorAll<HTMLElement>('.exhibition-panel'))
        panel.style.display = 'block';
      const now = Date.now();
      const isOutOfTime = ({ dataset: { from = '', until = '' } }: HTMLElement) =>
        Date.parse(until) <= now || Date.parse(from) > now;
      const outOfTime = [...document.querySelectorAll<HTMLElement>('[data-until], [data-from]')]
        .filter((element) => isOutOfTime(element) && element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120));
      return { visibleText: document.body.innerText, outOfTime };
    });
    expect(outOfTime, `${path} at ${time}`).toEqual([]);
    texts.push(visibleText);
  }
  return texts;
}

/** Reads the text of all pages at each time. Pages without timed text are read only once. */
async function readAllPages(page: Page, request: APIRequestContext): Promise<string[]> {
  const pages: string[][] = [];
  for (const path of await getPagePaths(request)) {
    const html = await (await request.get(path)).text();
    const text = html.replaceAll(HIDDEN_MARKUP, ' ');
    pages.push(TIMED_VISIBILITY.test(html) ? await readOpenPage(page, path) : TIMES.map(() => text));
  }
  return TIMES.map((_, index) => pages.map((texts) => texts[index]).join('\n'));
}

test('an open page hides expired texts after a day and after a year', async ({ page, request }) => {
  test.slow();
  const texts = await readAllPages(page, request);
  for (const [index, text] of texts.entries()) {
    const time = TIMES[index] ?? '';
    for (const [expiry, pattern] of EXPIRING_TEXTS)
      if (Date.parse(expiry) <= Date.parse(time)) expect(text, time).not.toMatch(pattern);
      else expect(text, time).toMatch(pattern);
    for (const { exhibitionsSection } of [spanishContent, englishContent])
      expect(text, time).not.toContain(exhibitionsSection.byDay.lastWeek);
  }
});

test('an exhibition moves to the past tab of an open page when it ends', async ({ page }) => {
  await page.clock.install({ time: TEN_MINUTES_BEFORE_END });
  await openHydrated(page);
  const panel = (status: 'current' | 'past') => page.locator(`#${TAB_FRAGMENTS[status]}`);
  const card = (status: 'current' | 'past') =>
    panel(status).getByRole('heading', { name: SIESTA_TITLE, includeHidden: true });
  const lastWeek = (status: 'current' | 'past') =>
    panel(status).getByText(uiStrings.byDay.lastWeek).filter({ visible: true });
  const count = page
    .getByRole('tab', { name: uiStrings.tabs.current })
    .getByText(String(filterByStatus('current').length));
  await expect(card('current')).toBeVisible();
  await expect(lastWeek('current')).toHaveCount(1);
  await expect(count).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(card('current')).toBeHidden();
  await expect(count).toBeHidden();
  await page.getByRole('tab', { name: uiStrings.tabs.past }).click();
  await expect(card('past')).toBeVisible();
  await expect(panel('past').getByRole('heading').first()).toContainText(SIESTA_TITLE);
  await expect(lastWeek('past')).toHaveCount(0);
});

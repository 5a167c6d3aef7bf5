import type { APIRequestContext, Page } from '@playwright/test';
import { TAB_FRAGMENTS, VISIT_BOOKING } from '../../src/i18n/paths.ts';
import { listPages } from './site-pages.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import {
  englishStrings,
  exhibitionsSection as uiStrings,
  siteStrings,
  visits,
  filterByStatus,
} from './fixture-content.ts';

/** The end of its days decides its status. */
const SIESTA_PATH = 'La hora de la siesta';
const SIESTA_PAGE = '/exhibiciones/la-hora-de-la-siesta';

/** What the pages of 22 November say, by the moment at which it is over. */
const ENDS: [moment: string, said: RegExp][] = [
  ['2026-11-23T06:00Z', /Publicado el 22|Published on November 22/],
  ['2026-11-25T06:00Z', /mar 24 nov|Tue,? Nov 24/],
  ['2026-11-26T06:00Z', /se enceran los pisos|25 de noviembre|November 25/i],
  ['2026-12-07T06:00Z', /6\sde\sdiciembre|December\s6/],
  ['2027-01-03T06:00Z', /es Año Nuevo/i],
  // The last activity, and the title of them all.
  ['2027-01-31T06:00Z', /Despedida|Farewell|Qué pasa y cuándo|What happens when/],
  ['2027-03-17T06:00Z', /se lija la mesa/i],
];
/** The day of the build, the day after, three weeks, three months and a year later. */
const MOMENTS = [
  '2026-11-22T18:00Z',
  '2026-11-23T06:00Z',
  '2026-12-13T18:00Z',
  '2027-03-01T18:00Z',
  '2027-11-22T18:00Z',
];

/** What has a day in the page may say something else from that day on. */
const DATED = /\bdata-(?:from|until)=/;
const UNREAD = /<(head|script|style)\b.*?<\/\1>|<[^>]+>/gs;

/** What a page that is left open says at each moment, when it is seen again, with every tab. */
async function readOpen(page: Page, path: string): Promise<string[]> {
  const texts: string[] = [];
  for (const [index, moment] of MOMENTS.entries()) {
    await page.clock.setFixedTime(moment);
    if (index === 0) await page.goto(path);
    const { said, outOfTime } = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const panel of document.querySelectorAll<HTMLElement>('.exhibition-panel'))
        panel.style.display = 'block';
      const now = Date.now();
      const isOutOfTime = ({ dataset: { from = '', until = '' } }: HTMLElement) =>
        Date.parse(until) <= now || Date.parse(from) > now;
      const outOfTime = [...document.querySelectorAll<HTMLElement>('[data-until], [data-from]')]
        .filter((element) => isOutOfTime(element) && element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120));
      return { said: document.body.innerText, outOfTime };
    });
    expect(outOfTime, `${path} at ${moment}`).toEqual([]);
    texts.push(said);
  }
  return texts;
}

/** What all pages say at each moment; one without a day says the same at all of them. */
async function readAll(page: Page, request: APIRequestContext): Promise<string[]> {
  const pages: string[][] = [];
  for (const path of await listPages(request)) {
    const html = await (await request.get(path)).text();
    const text = html.replaceAll(UNREAD, ' ');
    pages.push(DATED.test(html) ? await readOpen(page, path) : MOMENTS.map(() => text));
  }
  return MOMENTS.map((_, index) => pages.map((texts) => texts[index]).join('\n'));
}

test('a page that is left open for a day or a year says what is still to come, and nothing that is over', async ({
  page,
  request,
}) => {
  test.slow();
  const texts = await readAll(page, request);
  for (const [index, text] of texts.entries()) {
    const moment = MOMENTS[index] ?? '';
    for (const [over, said] of ENDS)
      if (Date.parse(over) <= Date.parse(moment)) expect(text, moment).not.toMatch(said);
      else expect(text, moment).toMatch(said);
    for (const { exhibitionsSection } of [siteStrings, englishStrings])
      expect(text, moment).not.toContain(exhibitionsSection.byDay.lastWeek);
  }
});

test('an exhibition leaves its tab when its days end, for that of the past, also while the page is open', async ({
  page,
}) => {
  await page.clock.install({ time: '2027-01-31T05:50Z' });
  await openHydrated(page);
  const panel = (status: 'current' | 'past') => page.locator(`#${TAB_FRAGMENTS[status]}`);
  const card = (status: 'current' | 'past') =>
    panel(status).getByRole('heading', { name: SIESTA_PATH, includeHidden: true });
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
  await expect(panel('past').getByRole('heading').first()).toContainText(SIESTA_PATH);
  await expect(lastWeek('past')).toHaveCount(0);
});

test('when its days have ended an exhibition is in the past, in the list and on its page', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-30T18:00Z');
  await page.goto(SIESTA_PAGE);
  const choice = page.getByRole('group', { name: visits.hourChoice.heading });
  const visit = page.locator(`#${VISIT_BOOKING}`);
  const ask = visit.getByRole('link', { name: uiStrings.page.visit.label, exact: true });
  await expect(ask).toBeVisible();
  await page.clock.setFixedTime('2027-01-31T06:00Z');
  await page.reload();
  await expect(ask).toBeHidden();
  await expect(choice).toBeHidden();
  await page.goto('/exhibiciones');
  await expect(page.getByRole('article').filter({ hasText: SIESTA_PATH })).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: SIESTA_PATH });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(uiStrings.statuses.current);
});

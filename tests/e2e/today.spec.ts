import type { APIRequestContext, Page } from '@playwright/test';
import { TAB_FRAGMENTS } from '../../src/paths.ts';
import { listPages } from './site-pages.ts';
import { expect, openHydrated, test } from './visitor.ts';
import { englishWords, exhibitionsSection as words, siteWords, visits, withStatus } from './written-words.ts';

/** The end of its days decides its status. */
const SIESTA = 'La hora de la siesta';
const SIESTA_PAGE = '/exhibiciones/la-hora-de-la-siesta';

/** What the pages of 22 November say, by the moment at which it is over. */
const ENDS: [moment: string, said: RegExp][] = [
  ['2026-11-23T06:00Z', /Publicado el 22|Published on November 22/],
  ['2026-11-25T06:00Z', /mar 24 nov|Tue,? Nov 24/],
  ['2026-11-26T06:00Z', /se enceran los pisos|25 de noviembre|November 25/i],
  ['2026-12-07T06:00Z', /6\sde\sdiciembre|December\s6/],
  ['2027-01-03T06:00Z', /es Año Nuevo/i],
  ['2027-01-31T06:00Z', /Despedida|Farewell/],
  ['2027-03-17T06:00Z', /se lija la mesa/i],
];

const LATEST = '2027-11-22T18:00Z';
/** What has a day in the page may say something else from that day on. */
const DATED = /\bdata-(?:from|until)=/;

/** What each page says, with every tab: at the latest moment every one, and before it those that may say something else then. */
async function readAll(page: Page, request: APIRequestContext, moment: string): Promise<string> {
  let all = '';
  for (const path of await listPages(request)) {
    if (moment !== LATEST && !DATED.test(await (await request.get(path)).text())) continue;
    await page.goto(path);
    all += await page.evaluate(() => {
      for (const panel of document.querySelectorAll<HTMLElement>('.exhibition-panel'))
        panel.style.display = 'block';
      return document.body.innerText;
    });
  }
  return all;
}

for (const [later, moment] of [
  ['on its day', '2026-11-22T18:00Z'],
  ['the day after', '2026-11-23T06:00Z'],
  ['three weeks later', '2026-12-13T18:00Z'],
  ['on 1 March', '2027-03-01T18:00Z'],
  ['a year later', LATEST],
] as const)
  test(`${later} a build says what is still to come, and nothing that is over`, async ({ page, request }) => {
    test.slow();
    await page.clock.setFixedTime(moment);
    const text = await readAll(page, request, moment);
    for (const [over, said] of ENDS)
      if (Date.parse(over) <= Date.parse(moment)) expect(text).not.toMatch(said);
      else expect(text).toMatch(said);
    for (const { exhibitionsSection } of [siteWords, englishWords])
      expect(text).not.toContain(exhibitionsSection.byDay.lastWeek);
  });

test('an exhibition leaves its tab when its days end, for that of the past, also while the page is open', async ({
  page,
}) => {
  await page.clock.install({ time: '2027-01-31T05:50Z' });
  await openHydrated(page);
  const panel = (status: 'current' | 'past') => page.locator(`#${TAB_FRAGMENTS[status]}`);
  const card = (status: 'current' | 'past') =>
    panel(status).getByRole('heading', { name: SIESTA, includeHidden: true });
  const lastWeek = (status: 'current' | 'past') =>
    panel(status).getByText(words.byDay.lastWeek).filter({ visible: true });
  const count = page
    .getByRole('tab', { name: words.tabs.current })
    .getByText(String(withStatus('current').length));
  await expect(card('current')).toBeVisible();
  await expect(lastWeek('current')).toHaveCount(1);
  await expect(count).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(card('current')).toBeHidden();
  await expect(count).toBeHidden();
  await page.getByRole('tab', { name: words.tabs.past }).click();
  await expect(card('past')).toBeVisible();
  await expect(lastWeek('past')).toHaveCount(0);
});

test('when its days have ended an exhibition is in the past, in the list and on its page', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-01-30T18:00Z');
  await page.goto(SIESTA_PAGE);
  const choice = page.getByRole('group', { name: visits.hourChoice.heading });
  const ask = page.getByRole('main').getByRole('link', { name: words.page.visit.label, exact: true });
  await expect(ask).toBeVisible();
  await page.clock.setFixedTime('2027-01-31T06:00Z');
  await page.reload();
  await expect(ask).toBeHidden();
  await expect(choice).toBeHidden();
  await page.goto('/exhibiciones');
  await expect(page.getByRole('article').filter({ hasText: SIESTA })).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: SIESTA });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(words.statuses.current);
});

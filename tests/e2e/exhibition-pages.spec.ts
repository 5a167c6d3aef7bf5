import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, readScroll, test } from './fixtures.ts';
import { current, exhibitionsSection as uiStrings, getTabExhibitions } from './fixture-content.ts';

const CURRENT = `/exhibiciones/${current.slug}`;
/** Longer than browsers wait before they prepare what a pointer rests on, 200 ms. */
const POINTED_AT_MS = 500;
const { tabs, page: labels } = uiStrings;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const detailsOf = (page: Page, title: string) =>
  page
    .getByRole('article', { name: title, exact: true })
    .getByRole('link', { name: uiStrings.detailsLink, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link to an exhibition, and Back: the home page is as it was left. */
async function goThereAndBack(page: Page, shown: string, follow: (link: Locator) => Promise<void>) {
  await detailsOf(page, shown).scrollIntoViewIfNeeded();
  const [url, top] = [page.url(), await readScroll(page)];
  await follow(detailsOf(page, shown));
  await expect(title(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(detailsOf(page, shown)).toBeInViewport();
  // To the pixel that zoom and fractions leave.
  await expect.poll(async () => Math.abs((await readScroll(page)) - top)).toBeLessThanOrEqual(1);
}

test('a page whose link is pointed at is prepared', async ({ page }) => {
  await page.goto('/');
  const prepared = page.context().waitForEvent('request', (request) => request.url().endsWith(CURRENT));
  await detailsOf(page, current.title).hover();
  expect((await prepared).headers()['sec-purpose']).toBe('prefetch;prerender');
});

test('a press kit, a feed or a calendar whose link is pointed at is not asked for', async ({ page }) => {
  const prepared: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']) prepared.push(new URL(request.url()).pathname);
  });
  const KIT = '/exhibiciones/barro-que-suena';
  for (const [path, files] of [
    [KIT, ['.zip']],
    ['/exhibiciones', ['.xml', '.ics']],
  ] as const) {
    await page.goto(path);
    for (const file of files) {
      await page.locator(`a[href$="${file}"]`).first().hover();
      await page.waitForTimeout(POINTED_AT_MS);
    }
  }
  await page.locator(`main [href="${KIT}"]`).first().hover();
  await expect.poll(() => prepared).toEqual([KIT]);
});

test('from a card to its page, by mouse or keyboard, and back to the same tab and place', async ({
  page,
}) => {
  await openHydrated(page);
  for (const [status, follow] of [
    ['past', (link: Locator) => link.click()],
    ['current', (link: Locator) => link.press('Enter')],
  ] as const) {
    const name = tabs[status];
    await tab(page, name).click();
    // The last one, which is farthest down.
    await goThereAndBack(page, getTabExhibitions(status).at(-1)?.title ?? 'no exhibition', follow);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
});

const read = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Notes in the page whether it came with a transition, and when each part of it ends. */
const noteTransition = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage.setItem('transition', String(viewTransition !== null));
      const noteTimes = () => {
        const times = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .map((effect) => ({ name: effect.pseudoElement, end: effect.getComputedTiming().endTime }));
        sessionStorage.setItem('times', JSON.stringify(times));
      };
      viewTransition?.ready.then(noteTimes, () => sessionStorage.removeItem('times'));
    });
  });

test('the photograph stays for 200 ms at most while the page turns, from a card and from a neighbour', async ({
  page,
}) => {
  await noteTransition(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const links = [
    { from: '/', link: detailsOf(page, current.title) },
    { from: current.path, link: page.getByRole('link', { name: labels.previous }) },
  ];
  for (const { from, link } of links) {
    // On a busy machine the browser may show the next page before it has taken a picture of this one, and does without.
    await expect(async () => {
      await page.goto(from);
      await page.evaluate(() => sessionStorage.removeItem('times'));
      await link.press('Enter');
      // Two parts of a page with one name would stop it.
      await expect.poll(() => read(page, 'times'), { timeout: 2_000 }).not.toBeNull();
    }).toPass();
    const times = JSON.parse((await read(page, 'times')) ?? '[]') as { name: string; end: number }[];
    expect(times.filter(({ name }) => name.includes('exhibition-photo'))).not.toEqual([]);
    expect(Math.max(...times.map(({ end }) => end))).toBeLessThanOrEqual(200);
  }
});

test('for whoever asks for less motion no photograph stays while the page turns', async ({ page }) => {
  await noteTransition(page);
  await page.goto('/');
  await detailsOf(page, current.title).press('Enter');
  await expect(title(page)).toHaveText(current.title);
  expect(await read(page, 'transition')).toBe('false');
});

test('the facts and the way to an appointment are in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(CURRENT);
  const main = page.getByRole('main');
  for (const label of [labels.date, labels.artist])
    await expect.soft(main.getByRole('term').filter({ hasText: label }), label).toBeInViewport({ ratio: 1 });
  const link = main.getByRole('link', { name: labels.visit.label }).first();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('href', '#elegir-visita');
});

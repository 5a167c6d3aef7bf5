import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, readScrollPosition, test } from './fixtures.ts';
import { currentExhibition, exhibitionsSection as uiStrings, getTabExhibitions } from './fixture-content.ts';

const CURRENT_PATH = `/exhibiciones/${currentExhibition.slug}`;
/** Duration of a hover in milliseconds. Chromium prerenders a link after 200 ms. */
const HOVER_MS = 500;
const { tabs, page: labels } = uiStrings;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const detailsLink = (page: Page, title: string) =>
  page
    .getByRole('article', { name: title, exact: true })
    .getByRole('link', { name: uiStrings.detailsLink, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens an exhibition from its card, goes back and expects the previous scroll position. */
async function expectReturnToCard(page: Page, title: string, follow: (link: Locator) => Promise<void>) {
  await detailsLink(page, title).scrollIntoViewIfNeeded();
  const [url, top] = [page.url(), await readScrollPosition(page)];
  await follow(detailsLink(page, title));
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(detailsLink(page, title)).toBeInViewport();
  // Fractional positions may differ by a pixel.
  await expect.poll(async () => Math.abs((await readScrollPosition(page)) - top)).toBeLessThanOrEqual(1);
}

test('hovering prerenders only HTML pages', async ({ page }) => {
  const prerenderedPaths: string[] = [];
  page.context().on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose) prerenderedPaths.push(`${purpose} ${new URL(request.url()).pathname}`);
  });
  const EXHIBITION_PATH = '/exhibiciones/barro-que-suena';
  for (const [path, extensions] of [
    [EXHIBITION_PATH, ['.zip']],
    ['/exhibiciones', ['.xml', '.ics']],
  ] as const) {
    await page.goto(path);
    for (const extension of extensions) {
      await page.locator(`a[href$="${extension}"]`).first().hover();
      await page.waitForTimeout(HOVER_MS);
    }
  }
  await page.locator(`main [href="${EXHIBITION_PATH}"]`).first().hover();
  await expect.poll(() => prerenderedPaths).toEqual([`prefetch;prerender ${EXHIBITION_PATH}`]);
});

test('going back from an exhibition restores the tab and scroll position', async ({ page }) => {
  await openHydrated(page);
  for (const [status, follow] of [
    ['past', (link: Locator) => link.click()],
    ['current', (link: Locator) => link.press('Enter')],
  ] as const) {
    const name = tabs[status];
    await tab(page, name).click();
    await expectReturnToCard(page, getTabExhibitions(status).at(-1)?.title ?? 'no exhibition', follow);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
});

const readSessionItem = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** Value of `times` if the browser has skipped the animations. */
const SKIPPED = 'skipped';

/** Stores in `sessionStorage` whether the page has a view transition, and the end times of its animations. */
const recordTransition = (page: Page) =>
  page.addInitScript((skipped) => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage.setItem('transition', String(viewTransition !== null));
      const storeEndTimes = () => {
        const times = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .map((effect) => ({ name: effect.pseudoElement, end: effect.getComputedTiming().endTime }));
        sessionStorage.setItem('times', JSON.stringify(times));
      };
      viewTransition?.ready.then(storeEndTimes, () => sessionStorage.setItem('times', skipped));
    });
  }, SKIPPED);

test('the view transition of the photograph takes at most 200 ms', async ({ page, allowConsoleError }) => {
  // Chromium reports a transition that it skips.
  allowConsoleError(/Transition was aborted/);
  await recordTransition(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const links = [
    { from: '/', link: detailsLink(page, currentExhibition.title) },
    { from: currentExhibition.path, link: page.getByRole('link', { name: labels.previous }) },
  ];
  for (const { from, link } of links) {
    // On a busy machine the browser may skip the transition, so try again.
    await expect(async () => {
      await page.goto(from);
      await page.evaluate(() => sessionStorage.removeItem('times'));
      await link.press('Enter');
      await expect.poll(() => readSessionItem(page, 'times')).not.toBeNull();
      // Duplicate `view-transition-name` values would also skip the transition.
      expect(await readSessionItem(page, 'times')).not.toBe(SKIPPED);
    }).toPass();
    const times = JSON.parse((await readSessionItem(page, 'times')) ?? '[]') as {
      name: string;
      end: number;
    }[];
    expect(times.filter(({ name }) => name.includes('exhibition-photo'))).not.toEqual([]);
    expect(Math.max(...times.map(({ end }) => end))).toBeLessThanOrEqual(200);
  }
});

test('reduced motion turns off the view transition', async ({ page }) => {
  await recordTransition(page);
  await page.goto('/');
  await detailsLink(page, currentExhibition.title).press('Enter');
  await expect(heading(page)).toHaveText(currentExhibition.title);
  expect(await readSessionItem(page, 'transition')).toBe('false');
});

test('the first screen shows the facts and the booking link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(CURRENT_PATH);
  const main = page.getByRole('main');
  for (const label of [labels.date, labels.artist])
    await expect.soft(main.getByRole('term').filter({ hasText: label }), label).toBeInViewport({ ratio: 1 });
  const link = main.getByRole('link', { name: labels.visit.label }).first();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('href', '#elegir-visita');
});

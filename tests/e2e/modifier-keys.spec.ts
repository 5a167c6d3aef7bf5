import type { Page } from '@playwright/test';
import { lightboxButton, expectOpenImage } from './lightbox-page.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { gallery, plans } from './fixture-content.ts';

/** Number of a photo on a floor plan, with the name of the plan. */
const PLAN_PHOTO = gallery.findIndex(({ view }) => view) + 1;
const { name: planName = '' } =
  plans.plans.find(({ id }) => id === gallery[PLAN_PHOTO - 1]?.view?.plan) ?? {};

/** Clicks each link with each modifier key. Returns the links whose scripts prevent the action of the browser. */
const getHandledClicks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const handled: string[] = [];
    const recordClick = (event: Event) => {
      if (event.defaultPrevented) handled.push((event.target as Element).outerHTML.slice(0, 120));
      // Opening a new tab or a download would end the test.
      event.preventDefault();
    };
    addEventListener('click', recordClick);
    for (const link of document.querySelectorAll('a[href]'))
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    removeEventListener('click', recordClick);
    return handled;
  });

test('the browser handles clicks with a modifier key', async ({ page }) => {
  for (const path of ['/', '/plantas', '/exhibiciones/barro-que-suena']) {
    await openHydrated(page, path);
    expect(await getHandledClicks(page), path).toEqual([]);
  }
  await page.goto(`/#foto-${PLAN_PHOTO}`);
  await expectOpenImage(page, PLAN_PHOTO);
  await lightboxButton(page, planName).click();
  await expect(page.locator('.lightbox-number').first()).toBeVisible();
  expect(await getHandledClicks(page), 'the lightbox').toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';
import * as words from './written-words.ts';

const { home, site } = words;
const LIME = 'rgb(243, 242, 239)';
const INK = 'rgb(24, 25, 24)';
const NO_COLOUR = 'rgba(0, 0, 0, 0)';
const about = site.navigation.links.find(({ section }) => section === 'about')?.label ?? '';
const bar = (page: Page) => page.getByRole('banner');
const links = (page: Page) => page.getByRole('navigation', { name: site.navigation.label });

async function expectTransparent(page: Page) {
  await expect(bar(page)).toHaveCSS('background-color', NO_COLOUR);
  await expect(bar(page)).toHaveCSS('box-shadow', 'none');
}

async function expectOpaque(page: Page) {
  await expect(bar(page)).toHaveCSS('background-color', LIME);
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none');
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top);

test('the bar stays at the top, transparent up to 50 px and opaque with a shadow from 51 @both', async ({
  page,
}) => {
  await page.goto('/');
  await expectTransparent(page);
  await scrollTo(page, 51);
  await expectOpaque(page);
  await scrollTo(page, 50);
  await expectTransparent(page);
  await scrollTo(page, 4000);
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(51);
  await expectOpaque(page);
});

test('with motion the bar of a page without a cover, or opened below it, is opaque at once, and its name leads to the top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const note = () => {
      const bar = document.querySelector('header');
      if (bar) grounds.add(getComputedStyle(bar).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
  for (const arrive of [
    () => page.goto('/exhibiciones'),
    () => page.goto('/#contact'),
    () => page.reload(),
  ]) {
    await arrive();
    await expect(bar(page)).toHaveCSS('background-color', LIME);
    const grounds = await page.evaluate(() => [...(Reflect.get(window, 'grounds') as Set<string>)]);
    expect(grounds.filter((ground) => ![NO_COLOUR, LIME].includes(ground))).toEqual([]);
  }
  await expectOpaque(page);
  await links(page).getByRole('link', { name: site.navigation.homeLabel }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('on a page without photograph the bar is dark on light, and its links lead to the home page', async ({
  page,
  tolerate,
}) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await expectTransparent(page);
  await expect(bar(page)).toHaveCSS('color', INK);
  const visit = bar(page).getByRole('link', { name: site.navigation.visit.label });
  await expect(visit).toHaveCSS('background-color', NO_COLOUR);
  await expect(visit).toHaveCSS('color', INK);
  // As long as a page of the archive, which has the same bar and is only there with more than a dozen past exhibitions.
  await page.evaluate(() => (document.body.style.height = '300vh'));
  await scrollTo(page, 51);
  await expect(visit).toHaveCSS('background-color', INK);
  await expect(visit).toHaveCSS('color', LIME);
  await links(page).getByRole('link', { name: about }).click();
  await expect(page).toHaveURL('/#about');
  await expect(page).toHaveTitle(home.title);
  await expect(page.locator('#about')).toBeInViewport();
});

test('a link within the page leads to a section that says itself, without a ring around it', async ({
  page,
}) => {
  await page.goto('/');
  const regions = { ...words, exhibitions: words.exhibitionsSection };
  for (const { label, section } of site.navigation.links) {
    await links(page).getByRole('link', { name: label, exact: true }).press('Enter');
    const { heading } = regions[section as 'property' | 'exhibitions' | 'about' | 'contact'];
    const region = page.getByRole('region', { name: heading });
    await expect(region).toBeFocused();
    await expect(region).toHaveCSS('outline-style', 'none');
  }
});

import { expect, test } from './fixtures.ts';

/** The cover and the sections below it. */
const SECTIONS = ['inicio', 'property', 'exhibitions', 'about', 'vision', 'contact'];

/** Each pull request runs it in Firefox, too: only there a page is scrolled while styles in its body are still to come. */
test('from another page a link to any section of the home page lands on it', async ({ page }) => {
  for (const section of SECTIONS) {
    await page.goto('/privacidad');
    // Not every page has a link to each; the browser goes there in the same way.
    await page.evaluate((hash) => location.assign(hash), `/#${section}`);
    await page.waitForURL(`/#${section}`, { waitUntil: 'load' });
    const readTop = () =>
      page.evaluate(async (id) => {
        await document.fonts.ready;
        return Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      }, section);
    await expect.poll(readTop, `px from #${section} to the top of the window`).toBeLessThan(100);
  }
});

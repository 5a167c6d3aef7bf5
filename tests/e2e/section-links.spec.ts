import { expect, test } from './fixtures.ts';

const SECTIONS = ['inicio', 'property', 'exhibitions', 'about', 'vision', 'contact'];

// Pull requests run this test in Firefox too, because Firefox scrolls to a fragment before the styles in the body have loaded.
test('a link from another page scrolls to its section of the home page', async ({ page }) => {
  for (const section of SECTIONS) {
    await page.goto('/privacidad');
    // Assigning the URL navigates like a link. No page links to all sections.
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

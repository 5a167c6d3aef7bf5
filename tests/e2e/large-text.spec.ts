import type { Page } from '@playwright/test';
import { readOverflow } from './find-barriers.ts';
import { visitStates } from './page-states.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import { expect, hydrateIslands, NOT_FOUND_STATUS, test } from './visitor.ts';
import { contact } from './written-words.ts';

/** 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const DESKTOP = { width: 1440, height: 900 };
const LARGE_TEXT = 'html { font-size: 200% !important }';
/** What 1.4.12 lets a visitor ask for. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const SITUATIONS = [
  { name: 'at 400 % zoom', size: ZOOMED, style: '' },
  { name: 'with text of 200 % on a phone', size: { width: 390, height: 844 }, style: LARGE_TEXT },
  { name: 'with text of 200 % on a tablet', size: { width: 768, height: 1024 }, style: LARGE_TEXT },
  { name: 'with text of 200 % on a desktop', size: DESKTOP, style: LARGE_TEXT },
  { name: 'with wide text spacing at 400 % zoom', size: ZOOMED, style: WIDE_SPACING },
  { name: 'with wide text spacing on a desktop', size: DESKTOP, style: WIDE_SPACING },
];
const HALF_A_DAY_MS = 43_200_000;

// The visitor's own style sheet, which no page's policy binds.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Text that leaves its own box or the page, or is cut by what it stands in. */
const findLostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const width = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // What is for screen readers only is one pixel wide.
      if (box.width < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects())
        if (right > box.right + 2 || right > width + 1 || left < -1) lost.push(text.slice(0, 40));
    }
    return lost;
  });

for (const { name, size, style } of SITUATIONS) {
  test(`nothing is cut or moves sideways ${name}`, async ({ page, tolerate }) => {
    test.slow();
    tolerate(NOT_FOUND_STATUS);
    await page.setViewportSize(size);
    await page.addInitScript((content) => {
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(content);
        document.adoptedStyleSheets.push(sheet);
      });
    }, style);
    await visitStates(page, async (_, state) => {
      expect.soft(await findLostText(page), state).toEqual([]);
      expect.soft(await readOverflow(page), state).toBeLessThanOrEqual(0);
    });

    const times = Array.from({ length: 30 }, (_, index) => new Date(Date.now() - index * HALF_A_DAY_MS));
    await storePageViews(
      page,
      times.map((time) => makeView({ timestamp: time.toISOString() })),
    );
    await page.goto('/analytics');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('at 400 % zoom a notice does not cover the control that called for it', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/');
  await hydrateIslands(page);
  for (const { label } of Object.values(contact.form.fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
  const submit = page.getByRole('button', { name: contact.form.submit });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(contact.form.notices.sent.text)).toBeInViewport();
  await expect(submit).toBeFocused();
  // Playwright refuses to hover over what something else covers.
  await submit.hover({ trial: true });
});

import type { Page } from '@playwright/test';
import { readOverflow } from './find-barriers.ts';
import { visitStates } from './page-states.ts';
import { makeView, storePageViews } from './page-view-storage.ts';
import { expect, NOT_FOUND_STATUS, test, hydrateIslands } from './visitor.ts';
import { contact } from './written-words.ts';

/** 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const LARGE_TEXT = 'html { font-size: 200% !important }';
/** What 1.4.12 lets a visitor ask for. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const SITUATIONS = [
  { name: 'at 400 % zoom', size: ZOOMED, style: '' },
  { name: 'with text of 200 % on a phone', size: { width: 390, height: 844 }, style: LARGE_TEXT },
  { name: 'with text of 200 % on a desktop', size: { width: 1440, height: 900 }, style: LARGE_TEXT },
  { name: 'with wide text spacing at 400 % zoom', size: ZOOMED, style: WIDE_SPACING },
  { name: 'with wide text spacing on a desktop', size: { width: 1440, height: 900 }, style: WIDE_SPACING },
];

const HALF_A_DAY_MS = 43_200_000;

test.skip(({ isMobile }) => isMobile, 'the walk sets its own screens');
// The visitor's own style sheet, which no page's policy binds.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Text that leaves its own box or the page, or is cut by what it stands in. */
function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) lost.push('the page scrolls sideways');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What is for screen readers only is one pixel wide.
      if (element.getBoundingClientRect().width < 2) continue;
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects()) {
        if (right > box.right + 2 || right > width + 1 || left < -1) lost.push(text.slice(0, 40));
      }
    }
    return lost;
  });
}

/** Runs in the page before it has any content. */
function addStyle(content: string): void {
  addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(content);
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const { name, size, style } of [
  ...SITUATIONS,
  { name: 'with text of 200 % on a tablet', size: { width: 768, height: 1024 }, style: LARGE_TEXT },
]) {
  test(`the visit history does not move sideways ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await storePageViews(
      page,
      Array.from({ length: 30 }, (_, index) =>
        makeView({ timestamp: new Date(Date.now() - index * HALF_A_DAY_MS).toISOString() }),
      ),
    );
    await page.addInitScript(addStyle, style);
    await page.goto('/analytics');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  });
}

for (const { name, size, style } of SITUATIONS) {
  test(`nothing is cut or moves sideways ${name}`, async ({ page, tolerate }) => {
    test.slow();
    tolerate(NOT_FOUND_STATUS);
    await page.setViewportSize(size);
    await page.addInitScript(addStyle, style);
    await visitStates(page, async (_, state) => {
      expect.soft(await findLostText(page), state).toEqual([]);
    });
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
  await expect
    .poll(() =>
      submit.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

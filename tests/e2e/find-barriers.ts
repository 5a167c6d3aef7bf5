import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TARGET_PX = 44;

/** What axe finds, in one line each. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // axe takes the colours that the page asks for, and forced colours are the visitor's own.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches))
    axe.disableRules('color-contrast');
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** What can be touched and is smaller than a fingertip. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, select, summary, [role="tab"]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert]'))
      .filter((control) => control.getBoundingClientRect().top > -50)
      .flatMap((control) => {
        // A finger that marks a box or a choice touches the words beside it as well.
        const isChoice = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
        const target = (isChoice ? control.labels?.[0] : undefined) ?? control;
        const { width, height } = target.getBoundingClientRect();
        const isSmall = width < least || height < least;
        return isSmall ? [`${width} × ${height}: ${control.outerHTML.slice(0, 150)}`] : [];
      });
  }, TARGET_PX);
}

/** Pixels by which the page is wider than its window. */
export const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TARGET_PX = 44;
const TARGET_IN_DRAWING_PX = 24;

/** What axe finds, in one line each, on the page or in a part of it. */
export async function getAxeViolations(page: Page, part?: string): Promise<string[]> {
  // Once for each page: axe takes longer to arrive than to look at a part.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    // axe takes the colours that the page asks for, and forced colours are the visitor's own.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(selector ?? document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: !isForced } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, part);
}

/** What can be touched and is smaller than a fingertip. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, inDrawing]) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a, button, input, textarea, select, summary, [role="tab"]',
      );
      return (
        [...controls]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          // What nobody can touch, also the honeypot, which nobody sees.
          .filter((control) => !control.closest('[inert], .sr-only[aria-hidden="true"]'))
          .filter((control) => control.getBoundingClientRect().top > -50)
          .flatMap((control) => {
            // A finger that marks a box or a choice touches the words beside it as well.
            const isChoice = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
            const target = (isChoice ? control.labels?.[0] : undefined) ?? control;
            const { width, height } = target.getBoundingClientRect();
            // What is for screen readers only is one pixel wide; numbers on a plan and hours of a day stand close (WCAG 2.2, 2.5.8).
            const needed = control.closest('svg, .sunlight-track') ? inDrawing : least;
            const isSmall = width >= 2 && (width < needed || height < needed);
            return isSmall ? [`${width} × ${height}: ${control.outerHTML.slice(0, 150)}`] : [];
          })
      );
    },
    [TARGET_PX, TARGET_IN_DRAWING_PX] as const,
  );
}

/** Pixels by which the page is wider than its window. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text of the page, or of a part of it, that leaves its own box or the page, or is cut by what it stands in. */
export const findClippedText = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const lost: string[] = [];
    const width = document.documentElement.clientWidth;
    const root = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // What a strip scrolls into its window is cut by nothing.
      const scrolls = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).overflowX === 'auto' || scrolls(one.parentElement));
      if (scrolls(element.parentElement)) continue;
      // What is for screen readers only is one pixel wide; a drawn text is as long as its drawing says, whatever its spacing.
      if (box.width < 2 || element.hasAttribute('textLength')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects())
        if (right > box.right + 2 || right > width + 1 || left < -1) lost.push(text.slice(0, 40));
    }
    return lost;
  }, part);

/** What is on its way by itself, where a visitor asks for less motion. */
export const findRunningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSmooth = getComputedStyle(document.documentElement).scrollBehavior !== 'auto';
    // The bar's switch follows the scroll, not time.
    const moving = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => JSON.stringify(animation.effect?.getComputedTiming()));
    return isSmooth ? ['a smooth scroll', ...moving] : moving;
  });

import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Minimum size of a touch target (WCAG 2.2, 2.5.5). */
const MIN_TARGET_PX = 44;
/** Minimum size of dense targets: numbers on a floor plan and hours of a day (WCAG 2.2, 2.5.8). */
const MIN_DENSE_TARGET_PX = 24;

/** Runs axe on the page, or on the element that `selector` matches, and returns a line per violation. */
export async function getAxeViolations(page: Page, selector?: string): Promise<string[]> {
  // Loading axe takes longer than a check, so each page loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (context) => {
    // axe computes contrast from the author's colors, which forced colors replace.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(context ?? document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: !isForced } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, selector);
}

/** Returns visible controls that are smaller than the minimum target size, each with its size and HTML. */
export function getSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([minSize, minDenseSize]) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a, button, input, textarea, select, summary, [role="tab"]',
      );
      const smallTargets: string[] = [];
      for (const control of controls) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        // Visitors can't reach inert controls or the honeypot.
        if (control.closest('[inert], .sr-only[aria-hidden="true"]')) continue;
        if (control.getBoundingClientRect().top <= -50) continue;
        // The label of a checkbox or radio button is part of its target.
        const isCheckable = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
        const target = (isCheckable ? control.labels?.[0] : undefined) ?? control;
        const { width, height } = target.getBoundingClientRect();
        const required = control.closest('svg, .sunlight-track') ? minDenseSize : minSize;
        // Elements for screen readers only are one pixel wide.
        if (width >= 2 && (width < required || height < required))
          smallTargets.push(`${width} × ${height}: ${control.outerHTML.slice(0, 150)}`);
      }
      return smallTargets;
    },
    [MIN_TARGET_PX, MIN_DENSE_TARGET_PX] as const,
  );
}

/** Returns the pixels by which the page is wider than the viewport. */
export const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the visible text that overflows its element or the viewport, in the first element that `selector` matches. */
export const getClippedText = (page: Page, selector = 'body'): Promise<string[]> =>
  page.evaluate((rootSelector) => {
    const clipped: string[] = [];
    const width = document.documentElement.clientWidth;
    const root = document.querySelector(rootSelector) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // Visitors can scroll to text in a horizontal scroll container.
      const isScrollable = (ancestor: Element | null): boolean =>
        ancestor !== null &&
        (getComputedStyle(ancestor).overflowX === 'auto' || isScrollable(ancestor.parentElement));
      if (isScrollable(element.parentElement)) continue;
      // Elements for screen readers only are one pixel wide. SVG text with `textLength` has a fixed length.
      if (box.width < 2 || element.hasAttribute('textLength')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects())
        if (right > box.right + 2 || right > width + 1 || left < -1) clipped.push(text.slice(0, 40));
    }
    return clipped;
  }, selector);

/** Returns smooth scrolling and running animations, which `prefers-reduced-motion` must disable. */
export const getRunningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSmooth = [...document.querySelectorAll('*')].some(
      (element) => getComputedStyle(element).scrollBehavior !== 'auto',
    );
    // Scroll-driven animations such as the navbar's don't move on their own.
    const runningAnimations = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => JSON.stringify(animation.effect?.getComputedTiming()));
    return isSmooth ? ['a smooth scroll', ...runningAnimations] : runningAnimations;
  });

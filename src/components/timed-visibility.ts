/**
 * Script that hides past dates during parsing, to prevent layout shift. The module script of `TimedVisibility.astro` only runs after
 * the dates are painted.
 */
export const HIDE_PAST_SCRIPT =
  "for (const element of document.querySelectorAll('[data-until]')) element.hidden ||= new Date(element.dataset.until) <= new Date();";

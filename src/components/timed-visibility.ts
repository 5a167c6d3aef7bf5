/**
 * Script that hides past dates while the parser reads the page. A module script, such as that of `TimedVisibility.astro`, runs after the whole
 * page is parsed, when the dates are painted already, and what is below them would move.
 */
export const HIDE_PAST_SCRIPT =
  "for (const element of document.querySelectorAll('[data-until]')) element.hidden ||= new Date(element.dataset.until) <= new Date();";

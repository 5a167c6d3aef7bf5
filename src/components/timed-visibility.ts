/** Hides past dates during parsing. The module script of `TimedVisibility.astro` runs too late and would shift the layout. */
export const HIDE_PAST_SCRIPT =
  "for (const element of document.querySelectorAll('[data-until]')) element.hidden ||= new Date(element.dataset.until) <= new Date();";

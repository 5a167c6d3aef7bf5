const SM = '37.5em';
const NAV = '56.25em';
const XL = '75em';

/** Media conditions of layouts, for the attribute `sizes` of images: at least 768, 900 and 1200 px wide. */
export const FROM_MD = '(min-width: 48em)';
export const FROM_NAV = `(min-width: ${NAV})`;
export const FROM_XL = `(min-width: ${XL})`;

/** Condition under which an image of the lightbox fills the height of the viewport. */
export const LIGHTBOX_PORTRAIT = '(orientation: portrait)';

/** Screens of Tailwind: variants of utilities, and media conditions of style sheets (`@screen spacious`). */
export const SCREENS = {
  // Breakpoints of 600, 768, 900 and 1200 px, in em, so that a larger text size in the browser results in a narrower layout. Printed pages
  // use the layout of 768 px, because browsers assume different paper widths.
  sm: SM,
  md: { raw: `print, ${FROM_MD}` },
  nav: NAV,
  xl: XL,
  // Layouts of a floor plan with its sunlight: viewports with room for controls beside the drawing, and phones in landscape.
  spacious: { raw: `${FROM_NAV} and (min-height: 34em)` },
  'landscape-phone': { raw: `(max-height: 33.99em) and (min-width: ${SM})` },
  // Layouts of the lightbox. `low` is a viewport at 400 % zoom.
  'lightbox-portrait': { raw: LIGHTBOX_PORTRAIT },
  'lightbox-landscape': { raw: '(min-aspect-ratio: 4/3) and (min-height: 20.5em)' },
  'lightbox-low': { raw: '(max-height: 20.49em)' },
};

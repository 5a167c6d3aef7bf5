/** Class lists of buttons and text links, shared by static components and islands. */

export const SOLID_BUTTON = 'button button-solid';
export const TEXT_LINK = 'text-link';

/** Link within a text. Negative margins let it have a large touch target without moving lines. */
export const INLINE_LINK = '-m-3 inline-block p-3 underline decoration-1 underline-offset-link';

/** Link on a separate line. */
export const LINE_LINK =
  'inline-flex min-h-control items-center underline decoration-1 underline-offset-link';

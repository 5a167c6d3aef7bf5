/** Class lists of buttons and text links, shared by static components and islands. */

const BUTTON =
  'inline-flex min-h-13 items-center justify-center gap-3 border py-2 text-center text-ui no-underline transition-colors duration-quick';

export const SOLID_BUTTON = `${BUTTON} px-6 border-ink bg-ink text-lime hover:border-indigo hover:bg-indigo`;
/** On dark a button's place gives it its padding. */
export const SOLID_BUTTON_ON_DARK = `${BUTTON} border-lime bg-lime text-ink hover:border-indigo-light hover:bg-indigo-light`;
export const OUTLINE_BUTTON_ON_DARK = `${BUTTON} border-lime text-lime hover:bg-lime hover:text-ink`;

export const TEXT_LINK =
  'group/link inline-block cursor-pointer leading-control underline decoration-1 underline-offset-link transition-colors duration-quick hover:text-indigo';

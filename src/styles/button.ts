/** Class lists of buttons and text links, shared by static components and islands (design §3, buttons and links). */

const BUTTON =
  'inline-flex min-h-13 items-center justify-center gap-3 border py-2 text-center text-ui no-underline transition-colors duration-t1';

export const SOLID_BUTTON = `${BUTTON} px-6.5 border-grafito bg-grafito text-cal hover:border-anil hover:bg-anil`;
/** On dark a button's place gives it its padding. */
export const SOLID_BUTTON_ON_DARK = `${BUTTON} border-cal bg-cal text-grafito hover:border-anil-claro hover:bg-anil-claro`;
export const OUTLINE_BUTTON_ON_DARK = `${BUTTON} border-cal text-cal hover:bg-cal hover:text-grafito`;

export const TEXT_LINK =
  'group/link inline-block cursor-pointer leading-control underline decoration-1 underline-offset-enlace transition-colors duration-t1 hover:text-anil';

import { exhibitionPath, PAGES } from '../paths.ts';

/**
 * Which pages a browser may prepare while the pointer rests on their link: those of the exhibitions, and the way home. Not
 * the page itself, a file, nor a home page whose URL asks for the contact form.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: [PAGES.exhibitions, exhibitionPath('*'), `${PAGES.home}\\?`] },
          { not: { selector_matches: '[href^="#"], [type="text/calendar"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

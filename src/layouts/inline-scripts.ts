import type { Language } from '../languages.ts';
import { exhibitionPath, PAGES } from '../paths.ts';

/**
 * Makes the bar opaque past the first 50 px of the page, without a fade where the page jumps down: as it is restored, it moves when
 * it grows, and tells of it a frame later. It runs in browsers, and uses nothing from outside itself; it has no comment and no
 * text with blanks, because it loses both.
 */
const startNavbar = () => {
  const list = (document.querySelector('.navbar') as Element).classList;
  let last = 0;
  const show = () => {
    list.toggle('navbar-fades', scrollY - last < innerHeight / 2);
    list.toggle('navbar-scrolled', (last = scrollY) > 50);
  };
  onscroll = show;
  new ResizeObserver(show).observe(document.body);
};

/** Before the page's content, so that it comes before the first frame. */
export const START_NAVBAR = `(${startNavbar
  .toString()
  .replaceAll(/\s*(\W)\s*/g, '$1')
  .replaceAll(';}', '}')})()`;

/**
 * Which pages a browser may prepare while the pointer rests on their link: those of the exhibitions, and the way home. Not
 * the page itself, a file, nor a home page whose URL asks for the contact form.
 */
export const listSpeculationRules = (language: Language): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            {
              href_matches: [
                PAGES[language].exhibitions,
                exhibitionPath('*', language),
                `${PAGES[language].home}\\?`,
              ],
            },
            { not: { selector_matches: '[href^="#"], [type="text/calendar"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

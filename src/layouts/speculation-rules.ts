import type { Language } from '../languages.ts';
import { exhibitionPath, PAGES } from '../paths.ts';

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

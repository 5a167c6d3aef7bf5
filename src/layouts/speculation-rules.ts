import type { Language } from '../languages.ts';
import { exhibitionPath, PAGES } from '../paths.ts';

/** What pages don't have in their path: the dot of an ending. */
const ANY_FILE = '/*.*';

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
            { not: { href_matches: ANY_FILE } },
            { not: { selector_matches: '[href^="#"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

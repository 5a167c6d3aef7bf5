import type { Locale } from '../i18n/locales.ts';
import { getHomePath } from '../i18n/paths.ts';
import { getPages } from '../queries/site-pages.ts';

/** Paths of files: only these have a dot. */
const ANY_FILE = '/*.*';

/**
 * Which pages a browser may prepare while the pointer rests on their link: those of the exhibitions, and the way home. Not
 * the page itself, a file, nor a home page whose URL asks for the contact form.
 */
export const listSpeculationRules = async (locale: Locale): Promise<string> => {
  const lists = (await getPages()).filter((page) => page.kind === 'exhibitions' && page.locale === locale);
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            {
              href_matches: [
                ...lists.flatMap(({ path }) => [path, `${path}/*`]),
                `${getHomePath(locale)}\\?`,
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
};

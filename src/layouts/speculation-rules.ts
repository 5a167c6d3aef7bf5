import type { Locale } from '../i18n/locales.ts';
import { getHomePath } from '../i18n/paths.ts';
import { getPages } from '../queries/site-pages.ts';

/** Matches paths of files, because paths of pages have no dot. */
const FILE_PATTERN = '/*.*';

/**
 * Returns speculation rules as JSON. Browsers prerender exhibition pages and the home page when the pointer is over a link to them.
 * Links within the page, links to files and links that prefill the contact form are excluded.
 */
export async function getSpeculationRules(locale: Locale): Promise<string> {
  const exhibitionLists = (await getPages()).filter(
    (page) => page.kind === 'exhibitions' && page.locale === locale,
  );
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            {
              href_matches: [
                ...exhibitionLists.flatMap(({ path }) => [path, `${path}/*`]),
                `${getHomePath(locale)}\\?`,
              ],
            },
            { not: { href_matches: FILE_PATTERN } },
            { not: { selector_matches: '[href^="#"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

import { interpolate } from '../i18n/interpolate.ts';
import type { Locale } from '../i18n/locales.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile } from './content-file.ts';

/** Returns the `<title>` of a page with the name of the site, which is first on the home page. */
export const getPageTitle = async (title: string, locale: Locale, isHome = false): Promise<string> => {
  const { name } = await getContentFile('site', locale);
  const { pageTitle, homeTitle } = UI_STRINGS[locale].site;
  return interpolate(isHome ? homeTitle : pageTitle, { title, name });
};

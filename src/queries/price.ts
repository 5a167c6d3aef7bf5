import type { Locale } from '../i18n/locales.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile } from './content-file.ts';

/** The price of the house, if it has one, and what its link asks for: where a figure is published, the folder alone. */
export const getPrice = async (locale: Locale) => {
  const { price } = await getContentFile('property', locale);
  const { folder } = UI_STRINGS[locale].property;
  return price && { ...price, request: /\d/.test(price.value) ? folder : price.request };
};

import type { Locale } from '../i18n/locales.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import type { Property } from '../schemas/property.ts';
import { getContentFile } from './content-file.ts';

export type Price = NonNullable<Property['price']>;

/**
 * Returns the price with the contact request of its link; undefined if the property is not for sale. If the price is public, the link
 * requests only the brochure.
 */
export async function getPrice(locale: Locale): Promise<Price | undefined> {
  const { price } = await getContentFile('property', locale);
  const { folder } = UI_STRINGS[locale].property;
  if (!price) return undefined;
  const isFigure = /\d/.test(price.value);
  return { ...price, request: isFigure ? folder : price.request };
}

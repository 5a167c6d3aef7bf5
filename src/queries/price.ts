import type { Language } from '../languages.ts';
import { getContentFile } from './content-file.ts';

/** The price of the house, if it has one, and what its link asks for: where a figure is published, the folder alone. */
export const getPrice = async (language: Language) => {
  const { price, folder } = await getContentFile('property', language);
  return price && { ...price, request: /\d/.test(price.value) ? folder : price.request };
};

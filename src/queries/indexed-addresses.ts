import { getArchiveAddresses } from './exhibitions.ts';
import { getSite } from './site.ts';

/** The whole address of each page that search engines may keep: the home page, the privacy notice and the archive. */
export const getIndexedAddresses = async (): Promise<string[]> => {
  const { url } = await getSite();
  return ['/', '/privacidad', ...(await getArchiveAddresses())].map((address) => new URL(address, url).href);
};

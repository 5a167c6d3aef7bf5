import { getArchiveAddresses } from './exhibitions.ts';
import { getSite } from './site.ts';

/** The whole address of each page that search engines may keep: the home page, the archive and the privacy notice. */
export const getIndexedAddresses = async (): Promise<string[]> => {
  const { url } = await getSite();
  return ['/', ...(await getArchiveAddresses()), '/privacidad'].map((address) => new URL(address, url).href);
};

import { getArchiveAddresses } from './exhibitions.ts';
import { getContentFile } from './content-files.ts';

/** The whole address of each page that search engines may keep: the home page and the archive. */
export const getIndexedAddresses = async (): Promise<string[]> => {
  const { url } = await getContentFile('site');
  return ['/', ...(await getArchiveAddresses())].map((address) => new URL(address, url).href);
};

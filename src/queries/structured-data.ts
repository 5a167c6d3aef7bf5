import type { Graph } from 'schema-dts';
import { getContentFile } from './content-files.ts';
import type { Exhibition } from './exhibitions.ts';
import { getShareImage } from './pictures.ts';
import { describeExhibition } from './structured-data/exhibition-event.ts';
import { describeSite } from './structured-data/site-nodes.ts';

/**
 * JSON-LD of one page, in schema.org's words: the site, the residence, the place, the collective, and each exhibition that
 * the page shows.
 *
 * @param page the page's clean address
 */
export const getStructuredData = async (page: string, exhibitions: readonly Exhibition[]): Promise<Graph> => {
  const [site, home, property, contact] = await Promise.all([
    getContentFile('site'),
    getContentFile('homePage'),
    getContentFile('property'),
    getContentFile('contact'),
  ]);
  const share = await getShareImage(site.share.image);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...describeSite({ site, home, property, contact, share }),
      ...exhibitions.map((exhibition) => describeExhibition(site, page, exhibition)),
    ],
  };
};

import type { Graph } from 'schema-dts';
import { getContentFile } from './content-file.ts';
import type { ExhibitionPage } from './exhibitions.ts';
import { getShareImage } from './pictures.ts';
import { describeExhibition } from './structured-data/exhibition-event.ts';
import { describeSite } from './structured-data/site-nodes.ts';

/** What the home page tells search engines in schema.org's words: the site, the residence, the place and the collective. */
export const getSiteData = async (): Promise<Graph> => {
  const [site, home, property, contact] = await Promise.all([
    getContentFile('site'),
    getContentFile('homePage'),
    getContentFile('property'),
    getContentFile('contact'),
  ]);
  const share = await getShareImage(site.share.image);
  return {
    '@context': 'https://schema.org',
    '@graph': describeSite({ site, home, property, contact, share }),
  };
};

/** What the page of an exhibition tells search engines: that exhibition, whose place and makers the home page describes. */
export const getExhibitionData = async (exhibition: ExhibitionPage): Promise<Graph> => ({
  '@context': 'https://schema.org',
  '@graph': [describeExhibition(await getContentFile('site'), exhibition)],
});

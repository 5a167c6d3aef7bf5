import type { Graph } from 'schema-dts';
import type { ExhibitionPage } from './exhibitions.ts';
import { getHomePage } from './pages.ts';
import { getShareImage } from './pictures.ts';
import { getContact, getProperty } from './sections.ts';
import { getSite } from './site.ts';
import { describeExhibition } from './structured-data/exhibition-event.ts';
import { describeSite } from './structured-data/site-nodes.ts';

/** What the home page tells search engines in schema.org's words: the site, the residence, the place and the collective. */
export const getSiteData = async (): Promise<Graph> => {
  const [site, { description }, property, contact] = await Promise.all([
    getSite(),
    getHomePage(),
    getProperty(),
    getContact(),
  ]);
  const facts = {
    site,
    description,
    details: property.details.items,
    amenities: property.amenities.items,
    contact: contact.details,
    share: await getShareImage(site.share.image),
  };
  return { '@context': 'https://schema.org', '@graph': describeSite(facts) };
};

/** What the page of an exhibition tells search engines: that exhibition, whose place and makers the home page describes. */
export const getExhibitionData = async (exhibition: ExhibitionPage): Promise<Graph> => ({
  '@context': 'https://schema.org',
  '@graph': [describeExhibition(await getSite(), exhibition)],
});

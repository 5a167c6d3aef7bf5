import type { ExhibitionEventLeaf, Graph } from 'schema-dts';
import type { Site } from '../schemas/site.ts';
import { getContentFile } from './content-file.ts';
import { readExhibitionDates } from './exhibition-dates.ts';
import type { ExhibitionPage } from './exhibitions.ts';
import { getShareImage } from './pictures.ts';
import { absolute, describeAddress, describeImage, describeSite, reference } from './site-nodes.ts';

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

/**
 * One exhibition as search engines know it. Who made it is credited as it is written, because a text such as "Elena
 * Cordobanes, con el público" doesn't say who is a person and who a group.
 */
const describeExhibition = (site: Site, exhibition: ExhibitionPage): ExhibitionEventLeaf => ({
  '@type': 'ExhibitionEvent',
  url: absolute(site, exhibition.address),
  name: exhibition.title,
  description: exhibition.description,
  image: describeImage(site, exhibition.still),
  inLanguage: site.language,
  ...readExhibitionDates(exhibition.date),
  location: {
    '@type': 'EventVenue',
    ...reference(site, 'venue'),
    name: site.name,
    address: describeAddress(site),
  },
  organizer: { '@type': 'Organization', ...reference(site, 'collective'), name: site.collective },
  workFeatured: { '@type': 'CreativeWork', creditText: exhibition.artist },
});

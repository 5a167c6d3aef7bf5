import type { ExhibitionEventLeaf } from 'schema-dts';
import type { Site } from '../../schemas/site.ts';
import { readExhibitionDates } from '../exhibition-dates.ts';
import type { ExhibitionPage } from '../exhibitions.ts';
import { absolute, describeAddress, describeImage, reference } from './site-nodes.ts';

type Shown = Pick<ExhibitionPage, 'address' | 'title' | 'artist' | 'date' | 'description' | 'still'>;

/**
 * One exhibition as search engines know it. Who made it is credited as it is written, because a text such as "Elena
 * Cordobanes, con el público" doesn't say who is a person and who a group.
 */
export const describeExhibition = (site: Site, exhibition: Shown): ExhibitionEventLeaf => ({
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

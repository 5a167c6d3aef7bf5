import type { ExhibitionEventLeaf } from 'schema-dts';
import type { Site } from '../../schemas/site.ts';
import { readExhibitionDates } from '../exhibition-dates.ts';
import type { Exhibition } from '../exhibitions.ts';
import { absolute, describeImage, reference } from './site-nodes.ts';

type Shown = Pick<Exhibition, 'slug' | 'title' | 'artist' | 'date' | 'description' | 'still'>;

/**
 * One exhibition as search engines know it. Who made it is credited as it is written, because a text such as "Elena
 * Cordobanes, con el público" doesn't say who is a person and who a group.
 *
 * @param page the clean address of the page that shows its card
 */
export const describeExhibition = (site: Site, page: string, exhibition: Shown): ExhibitionEventLeaf => ({
  '@type': 'ExhibitionEvent',
  url: absolute(site, `${page}#${exhibition.slug}`),
  name: exhibition.title,
  description: exhibition.description,
  image: describeImage(site, exhibition.still),
  inLanguage: site.language,
  ...readExhibitionDates(exhibition.date),
  location: reference(site, 'venue'),
  organizer: reference(site, 'collective'),
  workFeatured: { '@type': 'CreativeWork', creditText: exhibition.artist },
});

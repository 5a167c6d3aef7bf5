import type { Contact } from '../../schemas/contact.ts';
import type { Property } from '../../schemas/property.ts';
import type { Site } from '../../schemas/site.ts';
import type { PictureFile } from '../pictures.ts';

/** All of content/ that search engines are told about the place and its people. */
export interface KnownFacts {
  site: Site;
  description: string;
  details: Property['details']['items'];
  amenities: Property['amenities']['items'];
  contact: Contact['details'];
  share: PictureFile;
}

/** An address of the site as search engines need it, whole. */
export const absolute = (site: Pick<Site, 'url'>, address: string): string => new URL(address, site.url).href;

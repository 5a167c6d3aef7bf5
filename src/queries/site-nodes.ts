import type {
  ApartmentLeaf,
  EventVenueLeaf,
  IdReference,
  ImageObjectLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Contact } from '../schemas/contact.ts';
import type { HomePage } from '../schemas/home-page.ts';
import { readFact, type PropertyFact } from '../schemas/property-fact.ts';
import type { Property } from '../schemas/property.ts';
import type { Site } from '../schemas/site.ts';
import type { PictureFile } from './pictures.ts';

/** The content that search engines are told of the place and its people. */
interface SiteFacts {
  site: Site;
  home: HomePage;
  property: Property;
  contact: Contact;
  share: PictureFile;
}

/** Where each node can be read: the parts of the home page are the names of what they describe. */
const ADDRESSES = {
  site: '/',
  residence: '/#property',
  venue: '/#exhibitions',
  collective: '/#about',
} as const;

/** A whole URL of the site, as search engines need it. */
export const absolute = (site: Pick<Site, 'url'>, address: string): string => new URL(address, site.url).href;

/** Points at one of the nodes that every graph of the site holds. */
export const reference = (site: Site, node: keyof typeof ADDRESSES): IdReference => ({
  '@id': absolute(site, ADDRESSES[node]),
});

/** A picture with its size, which schema.org writes with its unit. */
export const describeImage = (site: Site, { src, width, height }: PictureFile): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  url: absolute(site, src),
  width: `${width} px`,
  height: `${height} px`,
});

/** The site, the residence that is for sale, the place of the exhibitions within it, and who makes them. */
export const describeSite = (facts: SiteFacts) => [
  describeWebSite(facts),
  describeResidence(facts),
  describeVenue(facts),
  describeCollective(facts),
];

const describeWebSite = ({ site }: SiteFacts): WebSiteLeaf => ({
  '@type': 'WebSite',
  ...reference(site, 'site'),
  url: absolute(site, '/'),
  name: site.name,
  inLanguage: site.language,
  publisher: reference(site, 'collective'),
});

/** No offer: schema.org's wants a price to be of use, and none is known. */
const describeResidence = ({ site, home, property, share }: SiteFacts): ApartmentLeaf => {
  const number = (wanted: PropertyFact): number | undefined => {
    const detail = property.details.items.find(({ fact }) => fact === wanted);
    return detail && readFact(wanted, detail.value);
  };
  const floorSize = number('superficie');
  const numberOfBedrooms = number('recamaras');
  const numberOfBathroomsTotal = number('banos');
  const yearBuilt = number('construccion');
  return {
    '@type': 'Apartment',
    ...reference(site, 'residence'),
    name: site.name,
    description: home.description,
    image: describeImage(site, share),
    address: describeAddress(site),
    ...(floorSize && { floorSize: { '@type': 'QuantitativeValue', value: floorSize, unitCode: 'MTK' } }),
    ...(numberOfBedrooms && { numberOfBedrooms }),
    ...(numberOfBathroomsTotal && { numberOfBathroomsTotal }),
    ...(yearBuilt && { yearBuilt }),
    amenityFeature: property.amenities.items.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
};

/** Opening hours are left to the page: the days are known, the clock isn't. */
const describeVenue = ({ site }: SiteFacts): EventVenueLeaf => ({
  '@type': 'EventVenue',
  ...reference(site, 'venue'),
  name: site.name,
  address: describeAddress(site),
  containedInPlace: reference(site, 'residence'),
});

const describeCollective = ({ site, contact }: SiteFacts): OrganizationLeaf => ({
  '@type': 'Organization',
  ...reference(site, 'collective'),
  name: site.collective,
  url: absolute(site, '/'),
  email: contact.details.email.value,
  telephone: contact.details.phone.value,
});

/** The street is told with each appointment, not here. */
export const describeAddress = ({ place }: Site): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  addressLocality: place.city,
  addressCountry: place.country,
});

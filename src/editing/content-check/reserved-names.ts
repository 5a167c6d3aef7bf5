import { TAB_ADDRESSES } from '../../schemas/exhibition-status.ts';
import { SECTION_IDS } from '../../schemas/section-link.ts';

const PARTS = ['details', 'design', 'amenities', 'features'].map((block) => `property-${block}`);
const FIELDS = ['name', 'email', 'subject', 'message'].map((field) => `contact-${field}`);
/** Names that are taken: that of a file becomes the id of its card, and the pages have these ids already. */
const RESERVED: readonly string[] = [
  ...SECTION_IDS,
  ...Object.values(TAB_ADDRESSES),
  ...PARTS,
  ...FIELDS,
  ...['inicio', 'contenido', 'menu', 'top', 'hero', 'archive'],
  ...['contact-failure', 'carousel-announcement', 'new-tab-note'],
];

const NUMBERED = /^(?:imagen|miniatura)-\d+$/;
/** What the page adds to an id to name a part of the same thing. */
const ADDITIONS = /-(?:title|details|details-title|details-new-tab|tab|error)$/;

/**
 * Whether the name of an exhibition would clash with an address or a part that the pages already have.
 *
 * @param slug its file's name without its ending
 * @param others the names of the other exhibitions
 */
export const isReserved = (slug: string, others: readonly string[]): boolean => {
  const owner = slug.replace(ADDITIONS, '');
  return (
    RESERVED.includes(slug) ||
    NUMBERED.test(slug) ||
    (owner !== slug && (RESERVED.includes(owner) || others.includes(owner)))
  );
};

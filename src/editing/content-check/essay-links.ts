import { listAddresses, PAGES, type PublishedNames } from '../../addresses.ts';
import { quote } from '../../schemas/error-map.ts';
import { TAB_ADDRESSES } from '../../schemas/exhibition-status.ts';
import { SECTION_IDS } from '../../schemas/section-link.ts';
import { secureAddress } from '../../schemas/text.ts';

const SECTIONS = SECTION_IDS.map((id) => `/#${id}`);
const TABS = Object.values(TAB_ADDRESSES).map((id) => `/#${id}`);
const EXPECTED = `Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: ${[...Object.values(PAGES), ...SECTIONS].join(', ')} o ${PAGES.exhibitions}/ y el nombre de una.`;
const ADDRESS = secureAddress('La dirección de un enlace');

const leadsOutside = (url: string): boolean =>
  ADDRESS.safeParse(url).success ||
  /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?\S*)?$/i.test(url) ||
  /^tel:\+\d{8,15}$/.test(url);

/** What is wrong with the address of a link in an essay. */
export const judgeLink = (url: string, published: PublishedNames): string[] => {
  const places = [...listAddresses(published), ...SECTIONS, ...TABS];
  if (leadsOutside(url) || places.includes(url)) return [];
  return [`El enlace ${quote(url)} no lleva a ningún lado. ${EXPECTED}`];
};

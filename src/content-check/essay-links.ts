import { TAB_ADDRESSES } from '../schemas/exhibition-status.ts';
import { SECTION_IDS } from '../schemas/section-link.ts';
import { isSecureAddress } from '../schemas/secure-address.ts';

const ANCHORS = [...SECTION_IDS, ...Object.values(TAB_ADDRESSES)];
const PLACES = ['/', '/analytics', ...ANCHORS.flatMap((id) => [`#${id}`, `/#${id}`])];
const EXPECTED = `Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: ${PLACES.slice(0, 2).join(', ')}, ${SECTION_IDS.map((id) => `/#${id}`).join(', ')}.`;

const leadsSomewhere = (url: string): boolean =>
  isSecureAddress(url) ||
  /^mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(url) ||
  /^tel:\+\d{8,15}$/.test(url) ||
  PLACES.includes(url);

/** Why a link of an essay leads nowhere, in Spanish; `undefined` when it leads somewhere. */
export const explainLink = (url: string): string | undefined =>
  leadsSomewhere(url) ? undefined : `El enlace "${url}" no lleva a ningún lado. ${EXPECTED}`;

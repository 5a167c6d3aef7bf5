import { TAB_ADDRESSES } from '../../schemas/exhibition-status.ts';
import { quote } from '../../schemas/found-value.ts';
import { findNearName } from '../../schemas/near-name.ts';
import { SECTION_IDS } from '../../schemas/section-link.ts';
import { isSecureAddress } from '../../schemas/secure-address.ts';
import type { Mistake } from './problem.ts';

const PLACES = ['/', '/analytics', ...SECTION_IDS.map((id) => `/#${id}`)];
const TABS = Object.values(TAB_ADDRESSES).map((id) => `/#${id}`);
const EXPECTED = `Se espera una dirección https://…, un correo mailto:… o un lugar del sitio: ${PLACES.join(', ')}.`;

const leadsOutside = (url: string): boolean =>
  isSecureAddress(url) ||
  /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?\S*)?$/i.test(url) ||
  /^tel:\+\d{8,15}$/.test(url);

/** The place that was meant: `cielo-raso.md`, `#contact` and `/Contact` are all near one. */
const findNearPlace = (url: string, places: readonly string[]): string | undefined => {
  const name = url
    .replace(/^[./#]+/, '')
    .replace(/\.md$/i, '')
    .replace(/\/$/, '');
  const isAddress = /^[a-z][a-z+.-]*:|^\/\/|^www\.|@|\s/i.test(url);
  if (name === '' || isAddress) return undefined;
  const near = findNearName(
    name,
    places.map((place) => place.replace(/^\/#?/, '')).filter((place) => place !== ''),
  );
  return places.find((place) => near !== undefined && place.replace(/^\/#?/, '') === near);
};

/**
 * What is wrong with a link of an essay.
 *
 * @param slugs the names of the published exhibitions, each of which is a place: `/#cielo-raso`
 */
export const judgeLink = (url: string, slugs: readonly string[]): Mistake[] => {
  const places = [...PLACES, ...TABS, ...slugs.map((slug) => `/#${slug}`)];
  if (leadsOutside(url) || places.includes(url)) return [];
  if (url.startsWith('#') && places.includes(`/${url}`)) {
    // Past exhibitions move to a page of their own, which has no such place.
    const message = `El enlace ${quote(url)} solo sirve en el inicio. Se espera "/${url}", que sirve en todas las páginas.`;
    return [{ severity: 'warning', message }];
  }
  const near = findNearPlace(url, places);
  const suggestion = near === undefined ? '' : ` ¿Quisiste escribir "${near}"?`;
  return [
    {
      severity: 'error',
      message: `El enlace ${quote(url)} no lleva a ningún lado. ${EXPECTED}${suggestion}`,
    },
  ];
};

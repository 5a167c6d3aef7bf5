import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';

const readStatus = (panel: HTMLElement | null | undefined) =>
  panel?.dataset.status as ExhibitionStatus | undefined;

/** The element that the hash of the address names. */
export const findTarget = () => document.getElementById(location.hash.slice(1));

/** The tab whose panel, or an exhibition in it, the address points at. */
export function findAddressedTab(root: HTMLElement): ExhibitionStatus | undefined {
  const panel = findTarget()?.closest<HTMLElement>('.exhibition-panel');
  return root.contains(panel ?? null) ? readStatus(panel) : undefined;
}

/** The tab whose panel is shown; undefined before the markup has one. */
export const findSelectedTab = (root: HTMLElement) =>
  readStatus(root.querySelector<HTMLElement>('.exhibition-panel[data-selected]'));

import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { followFragment, isFragment, replaceFragment } from '../shared/fragment.ts';

export interface Tab {
  status: ExhibitionStatus;
  /** Id of its panel, and so its fragment: `/#exhibitions-pasadas`. */
  panelId: string;
  label: string;
  /** Number of exhibitions, shown beside the label and hidden from its name. */
  count: number;
}

/** Keeps the selected tab and the fragment of the URL in step. A fragment that is no tab changes nothing. */
export function useSelectedTab(tabs: readonly Tab[]) {
  // The tab of the current exhibition, or else the first that has something.
  const filled = tabs.filter(({ count }) => count > 0);
  const initial = (filled.find(({ status }) => status === 'current') ?? filled[0])?.status ?? 'current';
  const [selected, setSelected] = useState(initial);

  useLayoutEffect(() => {
    const findInUrl = () => tabs.find(({ panelId }) => isFragment(panelId));
    const stopFollowing = followFragment((isNew) => {
      const found = findInUrl();
      if (!found) return;
      // At once: a panel can be scrolled to only when it is shown.
      flushSync(() => setSelected(found.status));
      if (isNew) document.getElementById(found.panelId)?.scrollIntoView();
    });
    setSelected(findInUrl()?.status ?? initial);
    return stopFollowing;
  }, [tabs, initial]);

  const select = ({ status, panelId }: Tab) => {
    setSelected(status);
    replaceFragment(panelId);
  };

  return { initial, selected, select };
}

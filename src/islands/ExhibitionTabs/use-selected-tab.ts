import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { followFragment, isAddressed, replaceFragment } from '../shared/fragment.ts';

export interface Tab {
  status: ExhibitionStatus;
  /** Id of its panel, and so its address: `/#exhibitions-pasadas`. */
  panelId: string;
  label: string;
  /** Number of exhibitions, shown beside the label and hidden from its name. */
  count: number;
}

/** The selected tab in step with the address, which a tab replaces; that of another section leaves the tabs as they are. */
export function useSelectedTab(tabs: readonly Tab[]) {
  // The tab of the current exhibition, or else the first that has something.
  const filled = tabs.filter(({ count }) => count > 0);
  const initial = (filled.find(({ status }) => status === 'current') ?? filled[0])?.status ?? 'current';
  const [selected, setSelected] = useState(initial);

  useLayoutEffect(() => {
    const findAddressed = () => tabs.find(({ panelId }) => isAddressed(panelId));
    const stopFollowing = followFragment((isNew) => {
      const addressed = findAddressed();
      if (!addressed) return;
      // At once: a panel can be scrolled to only when it is shown.
      flushSync(() => setSelected(addressed.status));
      if (isNew) document.getElementById(addressed.panelId)?.scrollIntoView();
    });
    setSelected(findAddressed()?.status ?? initial);
    return stopFollowing;
  }, [tabs, initial]);

  const select = ({ status, panelId }: Tab) => {
    setSelected(status);
    replaceFragment(panelId);
  };

  return { initial, selected, select };
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { isCurrentFragment, onFragmentChange, replaceFragment } from '../shared/fragment.ts';

export interface TabPanel {
  status: ExhibitionStatus;
  /** `id` of the panel, and the fragment that selects its tab: `/#exhibitions-pasadas`. */
  panelId: string;
}

interface SelectedTab {
  selected: ExhibitionStatus;
  /** Selects a tab, and writes its fragment to the URL. */
  select: (panel: TabPanel) => void;
}

/** Keeps the selected tab in sync with the fragment of the URL and with find-in-page. Ignores fragments that match no panel. */
export function useSelectedTab(
  root: RefObject<HTMLElement | null>,
  panels: readonly TabPanel[],
  initial: ExhibitionStatus,
): SelectedTab {
  const [selected, setSelected] = useState(initial);

  useLayoutEffect(() => {
    const findPanelOfUrl = () => panels.find(({ panelId }) => isCurrentFragment(panelId));
    const stopListening = onFragmentChange((isNewEntry) => {
      const panel = findPanelOfUrl();
      if (!panel) return;
      // Render the panel before the browser scrolls to it.
      flushSync(() => setSelected(panel.status));
      if (isNewEntry) document.getElementById(panel.panelId)?.scrollIntoView();
    });
    // Before hydration, the browser may have found text in a hidden panel and removed `hidden`.
    const revealedPanel = panels.find(
      ({ status, panelId }) => status !== initial && document.getElementById(panelId)?.hidden === false,
    );
    setSelected((findPanelOfUrl() ?? revealedPanel)?.status ?? initial);
    return stopListening;
  }, [panels, initial]);

  useEffect(() => {
    const element = root.current;
    const handleBeforeMatch = ({ target }: Event) => {
      const panel = panels.find(({ panelId }) => panelId === (target as Element).id);
      // The browser scrolls to the match after this event, so the panel must be rendered now.
      if (panel) flushSync(() => setSelected(panel.status));
    };
    element?.addEventListener('beforematch', handleBeforeMatch);
    return () => element?.removeEventListener('beforematch', handleBeforeMatch);
  }, [root, panels]);

  const select = ({ status, panelId }: TabPanel) => {
    setSelected(status);
    replaceFragment(panelId);
  };
  return { selected, select };
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { findAddressedTab, findSelectedTab, findTarget } from './addressed-panel.ts';
import { pushEntry, readEntry, writeEntry } from './history-entry.ts';

interface SelectedTab {
  selected: ExhibitionStatus;
  /** `panelId` becomes the address; `isByKey` says that the selection followed the focus. */
  select: (status: ExhibitionStatus, panelId: string, isByKey: boolean) => void;
}

const INITIAL_STATUS: ExhibitionStatus = 'current';

/**
 * The selected tab (specification §4) in step with the address: the one of a tab or of an exhibition opens its tab, a
 * selection is written into it, and Back and Forward select again without moving the page.
 *
 * @param root holds the tabs and, each with its `data-status`, their panels
 */
export function useSelectedTab(root: RefObject<HTMLElement | null>): SelectedTab {
  const [selected, setSelected] = useState(INITIAL_STATUS);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;

    const addressed = findAddressedTab(element);
    if (addressed) setSelected(addressed);
    writeEntry({ tab: addressed ?? INITIAL_STATUS });

    // At once, because the browser goes on to restore the place where the visitor was.
    const show = (status: ExhibitionStatus) => {
      flushSync(() => {
        setSelected(status);
      });
    };
    const followHistory = () => {
      const entry = readEntry();
      if (!entry) return;
      const hasFocus = document.activeElement?.matches('.exhibition-tab') ?? false;
      show(entry.tab);
      const tab = element.querySelector<HTMLElement>('.exhibition-tab[aria-selected="true"]');
      if (hasFocus) tab?.focus({ preventScroll: true });
    };
    const followLink = () => {
      if (readEntry()) return;
      const status = findAddressedTab(element);
      if (status) {
        show(status);
        findTarget()?.scrollIntoView();
      }
      writeEntry({ tab: status ?? findSelectedTab(element) ?? INITIAL_STATUS });
    };
    addEventListener('popstate', followHistory);
    addEventListener('hashchange', followLink);
    return () => {
      removeEventListener('popstate', followHistory);
      removeEventListener('hashchange', followLink);
    };
  }, [root]);

  const select = (status: ExhibitionStatus, panelId: string, isByKey: boolean) => {
    // Not `selected`: several keys may come before the next rendering.
    if (status === (readEntry()?.tab ?? selected) || !root.current) return;
    const entry = { tab: status, isByKey };
    if (isByKey && readEntry()?.isByKey) writeEntry(entry, `#${panelId}`);
    else pushEntry(root.current, entry, `#${panelId}`);
    setSelected(status);
  };

  return { selected, select };
}

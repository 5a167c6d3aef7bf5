import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';

export interface Tab {
  status: ExhibitionStatus;
  /** Id of its panel, and so its address: `/#exhibitions-pasadas`. */
  panelId: string;
  label: string;
  /** Number of exhibitions, shown beside the label and hidden from its name. */
  count: number;
}

/** What an entry of the browser's history remembers: how its tab was selected. An entry that a link made has nothing. */
const BY_KEY = 'tab-by-key';
const BY_POINTER = 'tab';

/**
 * The selected tab in step with the address: the address of a tab opens it, a selection is written into it, and Back and
 * Forward select again without moving the page. The address of another section leaves the tabs as they are.
 */
export function useSelectedTab(tabs: readonly Tab[], tablist: RefObject<HTMLElement | null>) {
  // The tab of the current exhibition, or else the first that has something.
  const filled = tabs.filter(({ count }) => count > 0);
  const initial = (filled.find(({ status }) => status === 'current') ?? filled[0])?.status ?? 'current';
  const [selected, setSelected] = useState(initial);
  // Several keys may come before the next rendering.
  const latest = useRef(selected);

  useLayoutEffect(() => {
    const findAddressed = () => tabs.find(({ panelId }) => location.hash === `#${panelId}`);
    const show = (status: ExhibitionStatus) => {
      latest.current = status;
      setSelected(status);
    };
    const followHistory = () => {
      const status = findAddressed()?.status ?? (location.hash === '' ? initial : latest.current);
      const hasFocus = tablist.current?.contains(document.activeElement);
      // At once, because the browser goes on to restore the place where the visitor was.
      flushSync(() => show(status));
      const tab = tablist.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (hasFocus) tab?.focus({ preventScroll: true });
    };
    const followLink = () => {
      const addressed = findAddressed();
      if (!addressed || history.state !== null) return;
      history.replaceState(BY_POINTER, '');
      followHistory();
      document.getElementById(addressed.panelId)?.scrollIntoView();
    };
    show(findAddressed()?.status ?? initial);
    addEventListener('popstate', followHistory);
    addEventListener('hashchange', followLink);
    return () => {
      removeEventListener('popstate', followHistory);
      removeEventListener('hashchange', followLink);
    };
  }, [tabs, tablist, initial]);

  /** `isByKey` says that the selection followed the focus. */
  const select = ({ status, panelId }: Tab, isByKey: boolean) => {
    if (status === latest.current) return;
    latest.current = status;
    setSelected(status);
    // All tabs walked by keys are one entry.
    history[isByKey && history.state === BY_KEY ? 'replaceState' : 'pushState'](
      isByKey ? BY_KEY : BY_POINTER,
      '',
      `#${panelId}`,
    );
  };

  return { initial, selected, select };
}

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { usePlaceInHistory } from './use-place-in-history.ts';
import { type Tab, useSelectedTab } from './use-selected-tab.ts';
import { moveTabFocus } from '../shared/move-tab-focus.ts';
import { useReady } from '../shared/use-ready.ts';

interface Props {
  /** Name of the tab list. */
  label: string;
  /** In show order; the current one is selected first, or else the first that has something. */
  tabs: Tab[];
  past?: ReactNode;
  current?: ReactNode;
  upcoming?: ReactNode;
}

/**
 * Pasadas, Actual and Próximas: WAI-ARIA tabs whose selection follows focus. It is an island because it remembers the
 * selected tab, also in the address and for Back; without it every panel is shown, one below the other.
 */
export default function ExhibitionTabs({ label, tabs, ...panels }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const tablist = useRef<HTMLDivElement>(null);
  const { selected, select } = useSelectedTab(tabs, tablist);
  usePlaceInHistory();
  useReady(root);

  const handleKey = (event: KeyboardEvent) => {
    const tab = tabs[moveTabFocus(event, tablist.current) ?? -1];
    if (tab) select(tab, true);
  };

  return (
    <div ref={root}>
      <div
        ref={tablist}
        className="with-script mt-group flex flex-wrap gap-x-panel border-b border-ink"
        role="tablist"
        aria-label={label}
        data-hold=""
        data-native="panel"
      >
        {tabs.map((tab) => (
          <button
            key={tab.status}
            id={`${tab.panelId}-tab`}
            className="exhibition-tab relative flex min-h-16 items-center pb-1.5 text-title-sm leading-none tracking-[-.028em] text-cement transition-colors duration-quick hover:text-ink aria-selected:text-ink"
            type="button"
            role="tab"
            aria-selected={tab.status === selected}
            aria-controls={tab.panelId}
            tabIndex={tab.status === selected ? 0 : -1}
            onClick={() => select(tab, false)}
            onKeyDown={handleKey}
          >
            {tab.label}
            <sup
              className="-top-[.45em] ml-[.35em] text-[.45em] leading-none tracking-normal tabular-nums"
              aria-hidden="true"
            >
              {tab.count}
            </sup>
          </button>
        ))}
      </div>
      {tabs.map(({ status, panelId, label: name }) => (
        <div
          key={status}
          id={panelId}
          className="exhibition-panel pt-8 xl:pt-10"
          role="tabpanel"
          aria-labelledby={`${panelId}-tab`}
          data-status={status}
          data-selected={status === selected ? '' : undefined}
        >
          <p className="without-script mb-8 text-title-sm">{name}</p>
          {panels[status]}
        </div>
      ))}
    </div>
  );
}

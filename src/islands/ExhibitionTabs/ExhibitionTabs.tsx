import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { type Tab, useSelectedTab } from './use-selected-tab.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { moveTabFocus } from '../shared/move-tab-focus.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/recovery.ts';

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
 * Pasadas, Actual and Próximas. It is an island because the selected tab is in the URL and follows the focus (WAI-ARIA
 * tabs); until it hydrates the tabs are links to the panels (`src/styles/tabs.css`).
 */
export default function ExhibitionTabs({ label, tabs, ...panels }: Props) {
  const tablist = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { initial, selected, select } = useSelectedTab(tabs);

  const handleKey = (event: KeyboardEvent) => {
    const tab = tabs[moveTabFocus(event, tablist.current) ?? -1];
    if (tab) select(tab);
  };
  const handleClick = (event: MouseEvent, tab: Tab) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    select(tab);
  };

  return (
    <div className="exhibition-tabs">
      <div
        ref={tablist}
        className="mt-group flex flex-wrap gap-x-panel border-b border-ink print:!hidden"
        {...(isHydrated && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map((tab) => (
          <a
            key={tab.status}
            id={`${tab.panelId}-tab`}
            className="exhibition-tab relative flex min-h-16 items-center pb-1.5 text-title-sm leading-none tracking-[-.028em] text-cement transition-colors duration-quick hover:text-ink"
            href={`#${tab.panelId}`}
            data-initial={tab.status === initial ? '' : undefined}
            {...(isHydrated && {
              role: 'tab',
              'aria-selected': tab.status === selected,
              'aria-controls': tab.panelId,
              tabIndex: tab.status === selected ? 0 : -1,
            })}
            onClick={(event) => handleClick(event, tab)}
            onKeyDown={handleKey}
          >
            <span suppressHydrationWarning>{tab.label}</span>
            <sup
              className="-top-[.45em] ml-[.35em] text-[.45em] leading-none tracking-normal tabular-nums"
              aria-hidden="true"
              suppressHydrationWarning
            >
              {tab.count}
            </sup>
          </a>
        ))}
      </div>
      {tabs.map(({ status, panelId, label }) => (
        <div
          key={status}
          id={panelId}
          className="exhibition-panel pt-8 xl:pt-10 print:!block"
          data-initial={status === initial ? '' : undefined}
          {...(isHydrated && {
            role: 'tabpanel',
            'aria-labelledby': `${panelId}-tab`,
            hidden: status !== selected,
          })}
        >
          <h3 className="mb-6 hidden text-title-sm print:block" suppressHydrationWarning>
            {label}
          </h3>
          {panels[status]}
        </div>
      ))}
    </div>
  );
}

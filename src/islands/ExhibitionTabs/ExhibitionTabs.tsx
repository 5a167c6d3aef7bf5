import {
  type HTMLAttributes,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
  useRef,
} from 'react';
import type { TimedValue } from '../../queries/timed-values.ts';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { hasModifierKey, moveTabFocus } from '../shared/keys.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/restore-server-html.ts';
import { type TabPanel, useSelectedTab } from './use-selected-tab.ts';

interface Tab extends TabPanel {
  label: string;
  /** Number of exhibitions beside the label. The accessible name doesn't contain the number. */
  count: TimedValue<number> | undefined;
}

/**
 * React writes the attribute `hidden` of a `<div>` without its value, but the attributes of a custom element unchanged. A custom element
 * therefore has `hidden="until-found"` in the server HTML: browsers search the panel before hydration too, and show the panel if a text
 * fragment in the URL matches.
 */
interface PanelAttributes extends Omit<HTMLAttributes<HTMLElement>, 'hidden'>, RefAttributes<HTMLElement> {
  hidden: 'until-found' | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'exhibition-panel': PanelAttributes;
    }
  }
}

/** Astro passes the panel of each tab as a slot named after its status. */
interface Props extends Partial<Record<ExhibitionStatus, ReactNode>> {
  label: string;
  tabs: Tab[];
  /** Tab to select if the URL selects none. */
  initialStatus: ExhibitionStatus;
}

/**
 * Tabs of the exhibitions by status (WAI-ARIA tabs, selection follows focus). It is an island, because the selected tab is in the URL. Until
 * it hydrates, tabs are links to the panels (`tabs.css`).
 */
export default function ExhibitionTabs({ label, tabs, initialStatus, ...panels }: Props): JSX.Element {
  // Astro doesn't check the slots of a component, so a missing panel must stop the build.
  const tabWithoutSlot = tabs.find(({ status }) => panels[status] === undefined);
  if (import.meta.env.SSR && tabWithoutSlot) throw new Error(formatMissingSlotError(tabWithoutSlot.status));
  const root = useRef<HTMLDivElement>(null);
  const tablist = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { selected, select } = useSelectedTab(root, tabs, initialStatus);

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = moveTabFocus(event, tablist.current);
    const tab = index === undefined ? undefined : tabs[index];
    if (tab) select(tab);
  };
  const handleClick = (event: MouseEvent, tab: Tab) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    select(tab);
  };
  // Tabs are links before hydration, so they have no roles.
  const tablistProps = isHydrated ? { role: 'tablist', 'aria-label': label } : undefined;
  const getTabProps = ({ status, panelId }: Tab) => ({
    role: 'tab',
    'aria-selected': status === selected,
    'aria-controls': panelId,
    tabIndex: status === selected ? 0 : -1,
  });
  const getPanelProps = ({ panelId }: Tab) => ({ role: 'tabpanel', 'aria-labelledby': `${panelId}-tab` });

  return (
    <div
      ref={root}
      className="exhibition-tabs grid grid-cols-[minmax(0,1fr)] print:block"
      onClick={({ nativeEvent }) => followCardLink(nativeEvent as PointerEvent)}
    >
      <div
        ref={tablist}
        className="mt-group flex flex-wrap gap-x-panel border-b border-ink print:!hidden"
        {...tablistProps}
      >
        {tabs.map((tab) => (
          <a
            key={tab.status}
            id={`${tab.panelId}-tab`}
            className="exhibition-tab"
            href={`#${tab.panelId}`}
            data-initial={tab.status === initialStatus ? '' : undefined}
            {...(isHydrated ? getTabProps(tab) : undefined)}
            onClick={(event) => handleClick(event, tab)}
            onKeyDown={handleKeyDown}
          >
            <span suppressHydrationWarning>{tab.label}</span>
            {/* `TimedVisibility.astro` replaces the count when it changes. */}
            <sup
              className="-top-[.45em] ml-[.35em] text-[.45em] leading-none tracking-normal tabular-nums"
              aria-hidden="true"
              suppressHydrationWarning
              {...tab.count?.when}
            >
              {tab.count?.value}
            </sup>
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <exhibition-panel
          key={tab.status}
          id={tab.panelId}
          className="exhibition-panel pt-8 xl:pt-10 print:!block"
          data-initial={tab.status === initialStatus ? '' : undefined}
          // Browsers remove `hidden` before hydration if the URL or find-in-page matches text in the panel.
          suppressHydrationWarning
          hidden={tab.status === selected ? undefined : 'until-found'}
          {...(isHydrated ? getPanelProps(tab) : undefined)}
        >
          <h3 className="mb-3 hidden text-title-sm print:block" suppressHydrationWarning>
            {tab.label}
          </h3>
          {panels[tab.status]}
        </exhibition-panel>
      ))}
    </div>
  );
}

const formatMissingSlotError = (status: ExhibitionStatus): string =>
  `ExhibitionTabs: no slot for status "${status}". Add <TabCards slot="${status}"> to ExhibitionsSection.astro.`;

/** Opens the link of a card when a visitor taps the text of the card. On devices with a touch screen and a mouse, the text covers the link. */
function followCardLink({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch') return;
  // If the visitor taps a link, the browser follows it: `closest` then returns the link itself, which contains no heading.
  (target as Element).closest('article, a')?.querySelector<HTMLElement>('h3 a')?.click();
}

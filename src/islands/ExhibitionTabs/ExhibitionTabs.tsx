import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TimedValue } from '../../queries/timed-values.ts';
import type { ExhibitionStatus } from '../../schemas/exhibition-status.ts';
import { onFragmentChange, isFragment, replaceFragment } from '../shared/fragment.ts';
import { hasModifier, moveTabFocus } from '../shared/keys.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/restore-server-html.ts';

interface Tab {
  status: ExhibitionStatus;
  /** Id of its panel, and so its fragment: `/#exhibitions-pasadas`. A fragment that is no tab changes nothing. */
  panelId: string;
  label: string;
  /** Number of exhibitions, shown beside the label and hidden from its name. */
  count: TimedValue<number> | undefined;
}

/** A slot of Astro for each tab: its panel. */
interface Props extends Partial<Record<ExhibitionStatus, ReactNode>> {
  /** Name of the tab list. */
  label: string;
  /** In show order; the current one is selected first, or else the first that has something. */
  tabs: Tab[];
}

/**
 * Pasadas, Actual and Próximas. It is an island because the selected tab is in the URL and follows the focus (WAI-ARIA
 * tabs); until it hydrates the tabs are links to the panels (`src/islands/ExhibitionTabs/tabs.css`).
 */
export default function ExhibitionTabs({ label, tabs, ...panels }: Props) {
  // Astro's types know no slots: a panel that nobody has written ends the build.
  const forgotten = tabs.find(({ status }) => panels[status] === undefined);
  if (import.meta.env.SSR && forgotten) throw new Error(`The tab "${forgotten.status}" has no slot.`);
  const root = useRef<HTMLDivElement>(null);
  const tablist = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const filled = tabs.filter(({ count }) => count?.value);
  const current = filled.find(({ status }) => status === 'current');
  const initial = (current ?? filled[0])?.status ?? 'current';
  const [selected, setSelected] = useState(initial);

  useLayoutEffect(() => {
    const findInUrl = () => tabs.find(({ panelId }) => isFragment(panelId));
    const stopFollowing = onFragmentChange((isNew) => {
      const found = findInUrl();
      if (!found) return;
      // At once: a panel can be scrolled to only when it is shown.
      flushSync(() => setSelected(found.status));
      if (isNew) document.getElementById(found.panelId)?.scrollIntoView();
    });
    setSelected(findInUrl()?.status ?? initial);
    return stopFollowing;
  }, [tabs, initial]);

  useLayoutEffect(() => {
    // A search in the page finds their words. React would write `hidden` without a value.
    for (const panel of root.current?.querySelectorAll('[role="tabpanel"][hidden]') ?? [])
      panel.setAttribute('hidden', 'until-found');
  }, [selected, isHydrated]);
  useEffect(() => {
    const element = root.current;
    const openFound = ({ target }: Event) => {
      const found = tabs.find(({ panelId }) => panelId === (target as Element).id);
      // At once: the browser scrolls to what it has found.
      if (found) flushSync(() => setSelected(found.status));
    };
    element?.addEventListener('beforematch', openFound);
    return () => element?.removeEventListener('beforematch', openFound);
  }, [tabs]);

  const select = ({ status, panelId }: Tab) => {
    setSelected(status);
    replaceFragment(panelId);
  };
  const handleKey = (event: KeyboardEvent) => {
    const index = moveTabFocus(event, tablist.current);
    const tab = index === undefined ? undefined : tabs[index];
    if (tab) select(tab);
  };
  const handleClick = (event: MouseEvent, tab: Tab) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    select(tab);
  };

  return (
    <div
      ref={root}
      className="exhibition-tabs"
      onClick={({ nativeEvent }) => leadFromText(nativeEvent as PointerEvent)}
    >
      <div
        ref={tablist}
        className="mt-group flex flex-wrap gap-x-panel border-b border-ink print:!hidden"
        {...(isHydrated && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map((tab) => (
          <a
            key={tab.status}
            id={`${tab.panelId}-tab`}
            className="exhibition-tab"
            href={`#${tab.panelId}`}
            data-status={tab.status}
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
            {/* `TimedVisibility.astro` hides it when it is another. */}
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
      {tabs.map(({ status, panelId, label }) => (
        <div
          key={status}
          id={panelId}
          className="exhibition-panel pt-8 xl:pt-10 print:!block"
          data-status={status}
          data-initial={status === initial ? '' : undefined}
          {...(isHydrated && {
            role: 'tabpanel',
            'aria-labelledby': `${panelId}-tab`,
            hidden: status !== selected,
          })}
        >
          <h3 className="mb-3 hidden text-title-sm print:block" suppressHydrationWarning>
            {label}
          </h3>
          {panels[status]}
        </div>
      ))}
    </div>
  );
}

/** Leads where a card does when a finger taps a text of it: where there is a mouse, too, texts lie over the card's link. */
function leadFromText({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch') return;
  // A link leads by itself, and has no heading in it.
  (target as Element).closest('article, a')?.querySelector<HTMLElement>('h3 a')?.click();
}

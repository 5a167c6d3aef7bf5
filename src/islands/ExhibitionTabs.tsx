import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ExhibitionStatus } from '../schemas/exhibition-status.ts';
import { findTabByKey } from './tab-keys.ts';
import { useReady } from './use-ready.ts';

interface Tab {
  status: ExhibitionStatus;
  label: string;
  /** Number of exhibitions, shown beside the label and hidden from its name. */
  count: number;
}

interface Props {
  /** Name of the tab list. */
  label: string;
  /** In show order; the current one is selected first (specification §4). */
  tabs: Tab[];
  past?: ReactNode;
  current?: ReactNode;
  upcoming?: ReactNode;
}

const INITIAL_STATUS: ExhibitionStatus = 'current';

/**
 * Pasadas, Actual and Próximas: WAI-ARIA tabs whose selection follows focus (specification §2, Exhibitions section). It is
 * an island because it remembers the selected tab; without it every panel is shown, one below the other.
 */
export default function ExhibitionTabs({ label, tabs, ...panels }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const tablist = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(INITIAL_STATUS);
  useReady(root);

  const handleKey = (event: KeyboardEvent, index: number) => {
    const next = findTabByKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    setSelected(tab.status);
    tablist.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div ref={root}>
      <div
        ref={tablist}
        className="with-script mt-pestanas flex gap-enlaces border-b border-grafito"
        role="tablist"
        aria-label={label}
      >
        {tabs.map(({ status, label: name, count }, index) => (
          <button
            key={status}
            id={`exhibitions-${status}-tab`}
            className="exhibition-tab"
            type="button"
            role="tab"
            aria-selected={status === selected}
            aria-controls={`exhibitions-${status}`}
            tabIndex={status === selected ? 0 : -1}
            onClick={() => {
              setSelected(status);
            }}
            onKeyDown={(event) => {
              handleKey(event, index);
            }}
          >
            {name}
            <sup aria-hidden="true">{count}</sup>
          </button>
        ))}
      </div>
      {tabs.map(({ status, label: name }) => (
        <div
          key={status}
          id={`exhibitions-${status}`}
          className="exhibition-panel pt-expos"
          role="tabpanel"
          aria-labelledby={`exhibitions-${status}-tab`}
          data-selected={status === selected ? '' : undefined}
        >
          <p className="without-script mb-8 text-tab">{name}</p>
          {panels[status]}
        </div>
      ))}
    </div>
  );
}

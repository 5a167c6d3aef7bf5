import { useEffect, useMemo, useRef } from 'react';
import { createDateTimeFormat } from '../../page-views/days.ts';
import type { StoredPageViews } from '../../page-views/storage.ts';
import { sortNewestFirst } from '../../page-views/summary.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import SummaryCards from './SummaryCards.tsx';
import Table from './Table.tsx';
import Toolbar from './Toolbar.tsx';
import VisitsChart from './VisitsChart.tsx';

interface Props {
  labels: Omit<UiStrings['analyticsPage'], 'title' | 'description' | 'homeLink' | 'heading' | 'lead'>;
  /** Null where they can't be read. */
  stored: StoredPageViews | null;
  /** Of dates and numbers: a BCP 47 tag. */
  language: string;
}

/** The page views that were read, or none if reading failed: cards, tools, chart and table. */
export default function Dashboard({ labels, stored, language }: Props) {
  const emptyNote = useRef<HTMLParagraphElement>(null);
  const wasEmptied = useRef(false);
  const format = useMemo(() => createDateTimeFormat(language), [language]);
  const pageViews = useMemo(() => sortNewestFirst(stored?.pageViews ?? []), [stored]);
  const hasUnreadable = stored !== null && stored.unreadable > 0;
  const isEmpty = pageViews.length === 0;

  const handleEmptied = () => {
    wasEmptied.current = true;
  };
  useEffect(() => {
    // The button that emptied it has gone.
    if (isEmpty && wasEmptied.current) emptyNote.current?.focus();
    wasEmptied.current = false;
  }, [isEmpty]);

  return (
    <>
      <SummaryCards labels={labels.cards} pageViews={pageViews} format={format} language={language} />
      {hasUnreadable && <p className="max-w-intro pt-6 font-serif text-body">{labels.setAside}</p>}
      {(hasUnreadable || !isEmpty) && (
        <Toolbar labels={labels} pageViews={pageViews} onCleared={handleEmptied} language={language} />
      )}
      {isEmpty ? (
        <p
          ref={emptyNote}
          tabIndex={-1}
          className="border-line py-12 font-serif text-lead text-cement md:border-t"
        >
          {labels.empty}
        </p>
      ) : (
        <>
          <VisitsChart labels={labels.chart} pageViews={pageViews} language={language} />
          <Table labels={labels.table} pageViews={pageViews} format={format} language={language} />
        </>
      )}
    </>
  );
}

import { type JSX, useEffect, useMemo, useRef } from 'react';
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
  /** Stored page views; null if reading failed. */
  stored: StoredPageViews | null;
  /** BCP 47 tag for dates and numbers. */
  language: string;
}

/** Shows the stored page views: cards, toolbar, chart and table. */
export default function Dashboard({ labels, stored, language }: Props): JSX.Element {
  const emptyNote = useRef<HTMLParagraphElement>(null);
  const wasCleared = useRef(false);
  const format = useMemo(() => createDateTimeFormat(language), [language]);
  const pageViews = useMemo(() => sortNewestFirst(stored?.pageViews ?? []), [stored]);
  const hasUnreadable = stored !== null && stored.unreadable > 0;
  const isEmpty = pageViews.length === 0;

  const handleCleared = () => {
    wasCleared.current = true;
  };
  useEffect(() => {
    // The focused button has been removed, so move the focus to the note.
    if (isEmpty && wasCleared.current) emptyNote.current?.focus();
    wasCleared.current = false;
  }, [isEmpty]);

  return (
    <>
      <SummaryCards labels={labels.cards} pageViews={pageViews} format={format} language={language} />
      {hasUnreadable && <p className="max-w-intro pt-6 font-serif text-body">{labels.setAside}</p>}
      {(hasUnreadable || !isEmpty) && (
        <Toolbar labels={labels} pageViews={pageViews} onCleared={handleCleared} language={language} />
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

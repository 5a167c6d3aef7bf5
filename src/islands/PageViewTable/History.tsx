import { useCallback, useState } from 'react';
import { createDateTimeFormatter } from '../../page-views/format-date.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import Announcements from './Announcements.tsx';
import FilteredHistory from './FilteredHistory.tsx';
import HistoryTools from './HistoryTools.tsx';
import SummaryCards from './SummaryCards.tsx';
import UndoLine from './UndoLine.tsx';
import { useEmptying } from './use-emptying.ts';
import { useFilterControl } from './use-filter-control.ts';
import { useHistoryView } from './use-history-view.ts';
import type { Reading } from './use-page-view-history.ts';
import { usePreparedSearch } from './use-prepared-search.ts';

interface Props {
  words: HistoryWords;
  reading: Reading;
}

const NO_RECORDS: PageView[] = [];
const NOTE = 'max-w-intro pt-6 font-serif text-body';
const formatDateTime = createDateTimeFormatter();

/**
 * The visit history once it has been read, or could not be: cards, then filters, chart, rankings and table, or the empty text
 * (design §4), and what can be done with all of it.
 */
export default function History({ words, reading: { history, readAt, isFull, isFromOtherTab } }: Props) {
  const isLoaded = history.status === 'loaded';
  const records = isLoaded ? history.records : NO_RECORDS;
  const hasUnreadable = isLoaded && (history.hasSetAside || history.unreadableRows > 0);

  const control = useFilterControl();
  const [isWhole, setIsWhole] = useState(false);
  const toggleWhole = useCallback(() => {
    setIsWhole((isShown) => !isShown);
  }, []);
  const view = useHistoryView(records, control.shownFilter, readAt, isWhole);
  usePreparedSearch(records);
  const emptying = useEmptying();

  return (
    <>
      <SummaryCards
        words={words.cards}
        summary={view.summary}
        filteredFrom={view.key === '' ? undefined : records.length}
        formatDateTime={formatDateTime}
      />
      <UndoLine words={words.tools} emptying={emptying} />
      {hasUnreadable && <p className={NOTE}>{words.setAside}</p>}
      {isFull && <p className={NOTE}>{words.full}</p>}
      {records.length === 0 ? (
        <p className="border-line py-12 font-serif text-lead text-cement md:border-t">{words.empty}</p>
      ) : (
        <FilteredHistory
          words={words}
          control={control}
          view={view}
          now={readAt}
          isWhole={isWhole}
          onToggleWhole={toggleWhole}
          formatDateTime={formatDateTime}
        />
      )}
      {isLoaded && <HistoryTools words={words} records={records} onEmpty={emptying.empty} />}
      <Announcements words={words} records={records} isFromOtherTab={isFromOtherTab} view={view} />
    </>
  );
}

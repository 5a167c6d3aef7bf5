import { useMemo } from 'react';
import { createDateTimeFormatter } from '../../page-views/format-date.ts';
import { sortNewestFirst } from '../../page-views/newest-first.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { PageViewHistory } from '../../page-views/storage.ts';
import { summarise } from '../../page-views/summary.ts';
import { countVisitsPerDay } from '../../page-views/visits-per-day.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import RecordTable from './RecordTable.tsx';
import SummaryCards from './SummaryCards.tsx';
import VisitsChart from './VisitsChart.tsx';

interface Props {
  words: AnalyticsPage;
  history: PageViewHistory;
  readAt: Date;
}

const NO_RECORDS: PageView[] = [];
const formatDateTime = createDateTimeFormatter();

/** The visit history once it has been read, or could not be: cards, chart and table, or the empty text (design §4). */
export default function History({ words, history, readAt }: Props) {
  const isLoaded = history.status === 'loaded';
  const records = isLoaded ? history.records : NO_RECORDS;
  const summary = useMemo(() => summarise(records), [records]);
  const days = useMemo(() => countVisitsPerDay(records, readAt), [records, readAt]);
  const newestFirst = useMemo(() => sortNewestFirst(records), [records]);
  const hasUnreadable = isLoaded && (history.hasSetAside || history.unreadableRows > 0);

  return (
    <>
      <SummaryCards words={words.cards} summary={summary} formatDateTime={formatDateTime} />
      {hasUnreadable && <p className="max-w-intro pt-6 font-serif text-texto">{words.setAside}</p>}
      {records.length === 0 ? (
        <p className="border-linea py-12 font-serif text-lead text-cemento md:border-t">{words.empty}</p>
      ) : (
        <>
          <VisitsChart words={words.chart} days={days} />
          <RecordTable words={words.table} records={newestFirst} formatDateTime={formatDateTime} />
        </>
      )}
    </>
  );
}

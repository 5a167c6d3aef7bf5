import { memo, useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '../../fill.ts';
import { makeDateTimeFormat } from '../../page-views/days.ts';
import { filterPageViews, NO_FILTER } from '../../page-views/filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { StoredPageViews } from '../../page-views/storage.ts';
import { sortNewestFirst } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { textOfRow, type FormatMoment } from './columns.ts';
import FilterBar from './FilterBar.tsx';
import Rankings from './Rankings.tsx';
import Table from './Table.tsx';
import Tools from './Tools.tsx';
import VisitsChart from './VisitsChart.tsx';

/** The chart of one day has room beside the rankings. */
const CHART_BESIDE = 'xl:[&>*]:col-span-3';
const CHART_ABOVE = 'xl:[&>*]:col-span-4 [&>:first-child]:!col-span-full';
const FIGURE = 'mt-2.5 text-title';
// Smaller, and on the same line as the figures. No `<time>`, which screen readers pass over.
const MOMENT = 'mt-2.5 text-heading tabular-nums md:pt-[0.55em]';

interface Props {
  labels: Omit<AnalyticsPage, 'title' | 'description' | 'homeLink' | 'heading' | 'lead'>;
  /** Null where they can't be read. */
  stored: StoredPageViews | null;
  readAt: Date;
  /** Of dates and numbers: a BCP 47 tag. */
  language: string;
}

/** The page views that were read, or none if reading failed: cards, filters, chart, rankings, table and tools. */
export default function Dashboard({ labels, stored, readAt, language }: Props) {
  const [filter, setFilter] = useState(NO_FILTER);
  /** When the period was chosen: a page that stays open for days has more than one today. */
  const [chosenAt, setChosenAt] = useState(readAt);
  const now = chosenAt > readAt ? chosenAt : readAt;
  // The search field updates at once. The parts that show what it finds render later, and have `memo` for that.
  const { period, search } = useDeferredValue(filter);

  const format = useMemo(() => makeDateTimeFormat(language), [language]);
  const all = useMemo(() => sortNewestFirst(stored?.pageViews ?? []), [stored]);
  const filtered = useMemo(
    () =>
      filterPageViews(all, { period, search }, now, (pageView) => textOfRow(pageView, labels.table, format)),
    [all, period, search, now, labels.table, format],
  );
  const isFiltered = period !== 'all' || search.trim() !== '';

  return (
    <>
      <SummaryCards
        labels={labels.cards}
        filtered={filtered}
        isFiltered={isFiltered}
        format={format}
        language={language}
      />
      {stored && stored.unreadable > 0 && (
        <p className="max-w-intro pt-6 font-serif text-body">{labels.setAside}</p>
      )}
      {all.length === 0 ? (
        <p className="border-line py-12 font-serif text-lead text-cement md:border-t">{labels.empty}</p>
      ) : (
        <FilterBar
          labels={labels.filters}
          filter={filter}
          onChange={(chosen) => {
            setFilter(chosen);
            if (chosen.period !== filter.period) setChosenAt(new Date());
          }}
          found={isFiltered ? { n: filtered.length, total: all.length } : null}
          language={language}
        />
      )}
      {filtered.length > 0 && (
        <>
          <div
            className={`mt-part grid grid-cols-12 gap-x-gutter gap-y-12 [&>*]:col-span-full md:[&>*]:col-span-6 ${period === 'today' ? CHART_BESIDE : CHART_ABOVE}`}
          >
            <VisitsChart
              labels={labels.chart}
              filtered={filtered}
              period={period}
              now={now}
              language={language}
            />
            <Rankings
              labels={labels.rankings}
              tableLabels={labels.table}
              filtered={filtered}
              language={language}
            />
          </div>
          {/* Another filter starts at the first row. */}
          <Table
            key={`${period} ${search}`}
            labels={labels.table}
            filtered={filtered}
            format={format}
            language={language}
          />
        </>
      )}
      {stored && <Tools labels={labels} all={all} language={language} />}
    </>
  );
}

interface CardsProps {
  labels: AnalyticsPage['cards'];
  /** Newest first. */
  filtered: PageView[];
  isFiltered: boolean;
  format: FormatMoment;
  language: string;
}

/** Total visits, unique pages and last visit; with a filter their labels say so. */
const SummaryCards = memo(function SummaryCards({
  labels,
  filtered,
  isFiltered,
  format,
  language,
}: CardsProps) {
  const heads = isFiltered ? labels.filtered : labels;
  const uniquePages = new Set(filtered.map(({ path }) => path)).size;
  const last = filtered[0];
  const lastVisit = last ? format(last.timestamp) : labels.noVisit;
  const cards = [
    {
      label: heads.totalVisits,
      value: formatCount(filtered.length, language),
      columns: 'md:col-span-3',
      look: FIGURE,
    },
    {
      label: heads.uniquePages,
      value: formatCount(uniquePages, language),
      columns: 'md:col-span-3',
      look: FIGURE,
    },
    { label: heads.lastVisit, value: lastVisit, columns: 'md:col-span-6', look: last ? MOMENT : FIGURE },
  ];

  return (
    <dl className="mt-[clamp(48px,5vw,80px)] grid grid-cols-12 gap-x-gutter border-t border-ink">
      {cards.map(({ label, value, columns, look }) => (
        <div
          key={label}
          className={`col-span-full border-b border-line pb-6 pt-5 md:border-b-0 xl:col-span-4 ${columns}`}
        >
          <dt className="text-note text-cement">{label}</dt>
          <dd className={look}>{value}</dd>
        </div>
      ))}
    </dl>
  );
});

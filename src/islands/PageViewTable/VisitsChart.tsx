import { memo, useId } from 'react';
import { formatDay } from '../../page-views/format-date.ts';
import type { VisitChart } from '../../page-views/visit-columns.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import ChartColumns from './ChartColumns.tsx';
import ChartTable from './ChartTable.tsx';
import { fillTemplate } from './fill-template.ts';

interface Props {
  words: AnalyticsPage['chart'];
  chart: VisitChart;
  /** True for the last 14 days, which the default view shows: the note says it in words. */
  isDefault: boolean;
  /** Whether all dates are shown, where that can be chosen here; undefined where it can't. */
  isWhole?: boolean | undefined;
  onToggleWhole?: () => void;
}

/** Visits per day, or per week, month or year when the span is long (design §4). Its label says the essence; a table opens below. */
export default memo(function VisitsChart({ words, chart, isDefault, isWhole, onToggleWhole }: Props) {
  const { unit, columns } = chart;
  const headingId = useId();
  const [first] = columns;
  const last = columns.at(-1);
  if (!first || !last) return null;

  const unitWords = unit === 'day' ? words : words[unit];
  const year = isDefault ? undefined : 'numeric';
  const busiest = columns.reduce((best, column) => (column.visits > best.visits ? column : best));
  const label = fillTemplate(unitWords.label, {
    from: formatDay(first.from, 'long', year),
    to: formatDay(last.to, 'long', year),
    max: busiest.visits,
    maxDay: formatDay(busiest.from, 'long', year),
  });
  const dates = {
    from: formatDay(first.from, 'short', 'numeric'),
    to: formatDay(last.to, 'short', 'numeric'),
  };

  return (
    <section className="history-section" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="flex flex-wrap items-baseline gap-x-4 text-heading" id={headingId}>
          {unitWords.heading}{' '}
          <span className="text-note tracking-normal text-cement">
            {isDefault ? words.note : fillTemplate(words.dates, dates)}
          </span>
        </h2>
        {isWhole !== undefined && (
          <button
            className={`${TEXT_LINK} aria-pressed:decoration-4`}
            type="button"
            aria-pressed={isWhole}
            onClick={onToggleWhole}
          >
            {words.whole}
          </button>
        )}
      </div>
      {busiest.visits === 0 ? (
        <p className="pt-6 font-serif text-body text-cement">{words.none}</p>
      ) : (
        <>
          <ChartColumns columns={columns} max={busiest.visits} label={label} hasYears={!isDefault} />
          <ChartTable words={words} dayWord={unitWords.day} columns={columns} hasYears={!isDefault} />
        </>
      )}
    </section>
  );
});

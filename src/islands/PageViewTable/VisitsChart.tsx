import { memo, useId, useState } from 'react';
import { fill } from '../../fill.ts';
import type { Chart } from '../../page-views/chart.ts';
import { formatDay } from '../../page-views/days.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import ChartColumns from './ChartColumns.tsx';

interface Props {
  words: AnalyticsPage['chart'];
  chart: Chart;
  /** Beside the rankings, and with a heading like theirs. */
  isShort: boolean;
  /** True for the last 14 days, which the default view shows: the note says it in words. */
  isDefault: boolean;
  /** Whether all dates are shown, where that can be chosen here; undefined where it can't. */
  isWhole?: boolean | undefined;
  onToggleWhole?: () => void;
}

/** Visits per day, or per week, month or year when the span is long. Its label says the essence; a table opens below. */
export default memo(function VisitsChart(props: Props) {
  const { words, chart, isShort, isDefault, isWhole, onToggleWhole } = props;
  const { unit, columns } = chart;
  const headingId = useId();
  const [first] = columns;
  const last = columns.at(-1);
  if (!first || !last) return null;

  const unitWords = unit === 'day' ? words : words[unit];
  const year = isDefault ? undefined : 'numeric';
  const busiest = columns.reduce((best, column) => (column.visits > best.visits ? column : best));
  const label = fill(unitWords.label, {
    from: formatDay(first.from, 'long', year),
    to: formatDay(last.to, 'long', year),
    max: busiest.visits,
    maxDay: formatDay(busiest.from, 'long', year),
  });
  const from = formatDay(first.from, 'short', 'numeric');
  const to = formatDay(last.to, 'short', 'numeric');
  const dates = from === to ? to : fill(words.dates, { from, to });

  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <div
          className={`flex flex-wrap items-baseline gap-x-4 ${isShort ? 'grow justify-between border-b border-ink pb-3' : ''}`}
        >
          <h2 className={isShort ? 'text-note text-cement' : 'text-heading'} id={headingId}>
            {unitWords.heading}
          </h2>
          <p className="text-note text-cement">{isDefault ? words.note : dates}</p>
        </div>
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
          <Figures words={words} dayWord={unitWords.day} columns={columns} year={year} />
        </>
      )}
    </section>
  );
});

const CELL = 'border-b border-line py-2 pr-gutter text-left font-normal';

interface FiguresProps extends Pick<Chart, 'columns'> {
  words: AnalyticsPage['chart'];
  /** What the first column of the table is called. */
  dayWord: string;
  year: 'numeric' | undefined;
}

/** The figures of the chart as a table, which is made when it is opened. */
function Figures({ words, dayWord, columns, year }: FiguresProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-note leading-control text-cement hover:text-accent">
        {words.table}
      </summary>
      {isOpen && (
        <table className="mt-2 w-full max-w-toast tabular-nums">
          <caption className="sr-only">{words.table}</caption>
          <thead className="text-note text-cement">
            <tr>
              {[dayWord, words.visits].map((name) => (
                <th className={CELL} scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ from, visits }) => (
              <tr key={from}>
                <th className={CELL} scope="row">
                  {formatDay(from, 'short', year)}
                </th>
                <td className={CELL}>{visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

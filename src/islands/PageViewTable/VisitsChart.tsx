import { memo, useId } from 'react';
import { fill, formatCount } from '../../fill.ts';
import { formatDay } from '../../page-views/days.ts';
import type { Period } from '../../page-views/filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { countByDay, type DayVisits } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import ChartColumns from './ChartColumns.tsx';

interface Props {
  labels: AnalyticsPage['chart'];
  filtered: PageView[];
  period: Period;
  now: Date;
}

/** Visits per day of a period, without one of the last fourteen days: a drawing, and its figures as a table. */
export default memo(function VisitsChart({ labels, filtered, period, now }: Props) {
  const headingId = useId();
  const days = countByDay(filtered, period, now);
  const isOneDay = days.length === 1;
  const hasVisits = days.some(({ visits }) => visits > 0);

  return (
    <section aria-labelledby={headingId}>
      <div className={`flex flex-wrap items-baseline gap-x-4 ${isOneDay ? 'border-b border-ink pb-3' : ''}`}>
        <h2 className={isOneDay ? 'text-note text-cement' : 'text-heading'} id={headingId}>
          {labels.heading}
        </h2>
        {period === 'all' && <p className="text-note text-cement">{labels.note}</p>}
      </div>
      {hasVisits ? (
        <>
          <ChartColumns days={days} label={describe(days, labels)} />
          <Figures labels={labels} days={days} />
        </>
      ) : (
        <p className="pt-6 font-serif text-body text-cement">{labels.none}</p>
      )}
    </section>
  );
});

/** The alternative text of the chart. */
function describe(days: DayVisits[], labels: Props['labels']): string {
  const busiest = days.reduce((best, each) => (each.visits > best.visits ? each : best));
  const [max, maxDay] = [busiest.visits, formatDay(busiest.day, 'long')];
  const [from = '', ...others] = days.map(({ day }) => formatDay(day, 'long'));
  const to = others.at(-1);
  return to === undefined
    ? fill(labels.labelOfOneDay, { day: from, visits: max })
    : fill(labels.label, { from, to, max, maxDay });
}

const CELL = 'border-b border-line py-2 pr-gutter text-left font-normal';

/** The figures of the chart as a table that opens below it. */
function Figures({ labels, days }: { labels: Props['labels']; days: DayVisits[] }) {
  const summaryId = useId();

  return (
    <details className="mt-4">
      <summary
        className="w-fit cursor-pointer text-note leading-control text-cement hover:text-accent"
        id={summaryId}
      >
        {labels.table}
      </summary>
      <table className="mt-2 w-full max-w-toast tabular-nums" aria-labelledby={summaryId}>
        <thead className="text-note text-cement">
          <tr>
            <th className={CELL} scope="col">
              {labels.day}
            </th>
            <th className={CELL} scope="col">
              {labels.visits}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visits }) => (
            <tr key={day}>
              <th className={CELL} scope="row">
                {formatDay(day, 'short')}
              </th>
              <td className={CELL}>{formatCount(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import { memo, useId } from 'react';
import { fill, formatCount } from '../../fill.ts';
import { formatDay, formatMonth, type Unit } from '../../page-views/days.ts';
import type { DayRange } from '../../page-views/filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { countVisits, type VisitCount } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  labels: AnalyticsPage['chart'];
  filtered: PageView[];
  /** Null is the whole time. */
  range: DayRange | null;
  now: Date;
  language: string;
}

const TALLEST_PERCENT = 84;
/** With more columns there is no room for a figure and a date at each. */
const ROOMY_COLUMNS = 14;
const CELL = 'border-b border-line py-2 pr-gutter text-left font-normal';

const percent = (value: number) => `${value}%`;

/** Visits of a range of days, or of the whole time, by days, weeks or months: a drawing, and its figures as a table. */
export default memo(function VisitsChart({ labels, filtered, range, now, language }: Props) {
  const id = useId();
  const { unit, counts: days } = countVisits(filtered, range, now);
  const isOneDay = days.length === 1;
  const max = Math.max(...days.map(({ visits }) => visits));

  return (
    <section aria-labelledby={`${id}heading`}>
      <div className={`flex flex-wrap items-baseline gap-x-4 ${isOneDay ? 'border-b border-ink pb-3' : ''}`}>
        <h2 className={isOneDay ? 'text-note text-cement' : 'text-heading'} id={`${id}heading`}>
          {fill(labels.heading, { unit: labels.units[unit].name })}
        </h2>
        {range === null && unit === 'day' && <p className="text-note text-cement">{labels.note}</p>}
      </div>
      {max > 0 ? (
        <>
          <Columns unit={unit} days={days} max={max} labels={labels} language={language} />
          <details className="mt-4">
            <summary
              className="w-fit cursor-pointer text-note leading-control text-cement hover:text-accent"
              id={`${id}summary`}
            >
              {labels.table}
            </summary>
            <table className="mt-2 w-full max-w-toast tabular-nums" aria-labelledby={`${id}summary`}>
              <thead className="text-note text-cement">
                <tr>
                  {[labels.units[unit].column, labels.visits].map((head) => (
                    <th key={head} className={CELL} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, visits }) => (
                  <tr key={day}>
                    <th className={CELL} scope="row">
                      {nameColumn(unit, day, language, 'short')}
                    </th>
                    <td className={CELL}>{formatCount(visits, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <p className="pt-6 font-serif text-body text-cement">{labels.none}</p>
      )}
    </section>
  );
});

const nameColumn = (unit: Unit, day: string, language: string, month: 'short' | 'long') =>
  unit === 'month' ? formatMonth(day, language, month) : formatDay(day, language, month);

/** What is heard in place of the chart; `from`, `to` and `tallest` are the names of columns. */
function describeChart(
  labels: Props['labels'],
  unit: Unit,
  chart: Record<'from' | 'to' | 'tallest' | 'max', string> & { isOneDay: boolean },
): string {
  const { from, to, tallest, max, isOneDay } = chart;
  if (unit !== 'day') {
    const { name } = labels.units[unit];
    return fill(labels.labelOfUnits, { unit: name, from, to, max, maxUnit: tallest });
  }
  return isOneDay
    ? fill(labels.labelOfOneDay, { day: from, visits: max })
    : fill(labels.label, { from, to, max, maxDay: tallest });
}

interface ColumnsProps extends Pick<Props, 'labels' | 'language'> {
  unit: Unit;
  days: VisitCount[];
  max: number;
}

/** A column for each day, week or month, oldest first, standing on a slab; the last one is drawn in the accent colour. */
function Columns({ unit, days, max, labels, language }: ColumnsProps) {
  const last = days.length - 1;
  const isRoomy = days.length <= ROOMY_COLUMNS;
  const tallest = days.findIndex(({ visits }) => visits === max);
  /** The first and the last have their month, other days a number; of many columns only the middle one has a name. */
  const withMonth = [0, isRoomy ? last : Math.floor(days.length / 2), last];
  const nameOf = (index: number) => {
    const name = nameColumn(unit, days[index]?.day ?? '', language, 'long');
    return unit === 'week' ? fill(labels.week, { day: name }) : name;
  };
  const label = describeChart(labels, unit, {
    from: nameOf(0),
    to: nameOf(last),
    tallest: nameOf(tallest),
    isOneDay: last === 0,
    max: formatCount(max, language),
  });

  return (
    <div className={`views-chart ${isRoomy ? 'views-chart-roomy' : ''}`} role="img" aria-label={label}>
      <svg
        className="mt-7 h-[200px] w-full overflow-visible fill-current text-note tabular-nums"
        aria-hidden="true"
      >
        {days.map(({ day, visits }, index) => {
          const x = percent(((index + 0.5) / days.length) * 100);
          const top = percent(100 - (visits / max) * TALLEST_PERCENT);
          const look = index === last ? 'views-column-last text-accent' : '';
          return (
            visits > 0 && (
              <g key={day}>
                <line className={`stroke-current ${look}`} x1={x} x2={x} y1={top} y2="100%" />
                {(isRoomy || index === tallest) && (
                  <text x={x} y={top} dy="-0.6em" textAnchor="middle">
                    {formatCount(visits, language)}
                  </text>
                )}
              </g>
            )
          );
        })}
      </svg>
      <div className="border-t-slab border-ink" />
      <div className="views-axis flex pt-2 text-note text-cement">
        {days.map(({ day }, index) => (
          <span key={day} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {withMonth.includes(index)
              ? nameColumn(unit, day, language, 'short')
              : isRoomy && unit === 'day' && formatDay(day, language)}
          </span>
        ))}
      </div>
    </div>
  );
}

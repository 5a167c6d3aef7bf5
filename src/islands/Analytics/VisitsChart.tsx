import { type JSX, memo, useId, useSyncExternalStore } from 'react';
import { interpolate, formatCount } from '../../i18n/interpolate.ts';
import { getLocalDate, formatDate } from '../../page-views/days.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { countByDate } from '../../page-views/summary.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';

interface Props {
  labels: UiStrings['analyticsPage']['chart'];
  pageViews: PageView[];
  language: string;
}

/** Number of days in the chart. Each column needs space for a number and a date. */
const DAYS = 14;
/** Height of the highest column in percent of the chart, which leaves room for the number above. */
const MAX_COLUMN_PERCENT = 84;
const CELL = 'border-b border-line py-2 pr-gutter text-left font-normal';

/** Subscribes to `clock`, which `TimedVisibility.astro` dispatches when the date may have changed. */
const subscribeToClock = (notify: () => void): (() => void) => {
  addEventListener('clock', notify);
  return () => removeEventListener('clock', notify);
};

const formatPercent = (value: number): string => `${value}%`;

/** Chart of the visits on the last days, with today's column highlighted, and a table of the same numbers. */
export default memo(function VisitsChart({ labels, pageViews, language }: Props): JSX.Element {
  const id = useId();
  const today = useSyncExternalStore(subscribeToClock, () => getLocalDate(new Date()));
  const days = countByDate(pageViews, DAYS, today);
  const last = days.length - 1;
  const max = Math.max(...days.map(({ visits }) => visits));
  const formatDateAt = (index: number) => formatDate(days[index]?.day ?? '', language, 'long');
  const label = interpolate(labels.label, {
    from: formatDateAt(0),
    to: formatDateAt(last),
    max: formatCount(max, language),
    maxDay: formatDateAt(days.findIndex(({ visits }) => visits === max)),
  });

  return (
    <section className="mt-part" aria-labelledby={`${id}heading`}>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-heading" id={`${id}heading`}>
          {labels.heading}
        </h2>
        <p className="text-note text-cement">{labels.note}</p>
      </div>
      <div className="views-chart" role="img" aria-label={label}>
        <svg
          className="mt-7 h-[200px] w-full overflow-visible fill-current text-note tabular-nums"
          aria-hidden="true"
        >
          {days.map(({ day, visits }, index) => {
            const x = formatPercent(((index + 0.5) / DAYS) * 100);
            const top = formatPercent(100 - (visits / max) * MAX_COLUMN_PERCENT);
            return (
              visits > 0 && (
                <g key={day}>
                  <line className="stroke-current" x1={x} x2={x} y1={top} y2="100%" />
                  {/* The dark line outlines the light column, which alone has too little contrast with the page. */}
                  {index === last && <line className="views-today" x1={x} x2={x} y1={top} y2="100%" />}
                  <text x={x} y={top} dy="-0.6em" textAnchor="middle">
                    {formatCount(visits, language)}
                  </text>
                </g>
              )
            );
          })}
        </svg>
        <div className="border-t-slab border-ink" />
        <div className="views-axis flex pt-2 text-note text-cement">
          {days.map(({ day }, index) => (
            <span key={day} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {formatDate(day, language, index === 0 || index === last ? 'short' : undefined)}
            </span>
          ))}
        </div>
      </div>
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
              {[labels.day, labels.visits].map((head) => (
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
                  {formatDate(day, language, 'short')}
                </th>
                <td className={CELL}>{formatCount(visits, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
});

import { useId } from 'react';
import { formatDay } from '../../page-views/format-date.ts';
import type { DayVisits } from '../../page-views/visits-per-day.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { fillTemplate } from './fill-template.ts';

interface Props {
  words: AnalyticsPage['chart'];
  /** Oldest first; the last day is today. */
  days: DayVisits[];
}

const TALLEST_PERCENT = 84;

/** Visits per day as columns standing on a slab (design §4). Its label says the essence; the table holds the data. */
export default function VisitsChart({ words, days }: Props) {
  const headingId = useId();
  const busiest = days.reduce((best, day) => (day.visits > best.visits ? day : best));
  if (busiest.visits === 0) return null;

  const lastIndex = days.length - 1;
  const percent = (value: number) => `${value}%`;
  const label = fillTemplate(words.label, {
    from: formatDay(days[0]?.day ?? busiest.day, 'long'),
    to: formatDay(days[lastIndex]?.day ?? busiest.day, 'long'),
    max: busiest.visits,
    maxDay: formatDay(busiest.day, 'long'),
  });

  return (
    <section className="history-section" aria-labelledby={headingId}>
      <h2 className="text-h3" id={headingId}>
        {words.heading}{' '}
        <span className="ml-2 whitespace-nowrap text-nota tracking-normal text-cemento">{words.note}</span>
      </h2>
      <div role="img" aria-label={label}>
        <svg className="history-columns mt-7 w-full" aria-hidden="true">
          {days.map(({ day, visits }, index) => {
            const x = percent(((index + 0.5) / days.length) * 100);
            const top = percent(100 - (visits / busiest.visits) * TALLEST_PERCENT);
            const colour = index === lastIndex ? 'stroke-anil' : 'stroke-current';
            return (
              visits > 0 && (
                <g key={day}>
                  <line className={colour} x1={x} x2={x} y1={top} y2="100%" />
                  <text
                    className="fill-current text-nota tabular-nums"
                    x={x}
                    y={top}
                    dy="-0.6em"
                    textAnchor="middle"
                  >
                    {visits}
                  </text>
                </g>
              )
            );
          })}
        </svg>
        <div className="h-losa bg-grafito" />
        <div className="history-axis flex pt-2 text-nota text-cemento">
          {days.map(({ day }, index) => (
            <span key={day} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {formatDay(day, index === 0 || index === lastIndex ? 'short' : undefined)}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

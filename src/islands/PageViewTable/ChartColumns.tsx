import type { Column } from '../../page-views/chart.ts';
import { formatDay } from '../../page-views/days.ts';

interface Props {
  /** Oldest first; the last one is drawn in the accent colour. */
  columns: Column[];
  /** Visits of the tallest column. */
  max: number;
  /** What the drawing says to those who don't see it. */
  label: string;
  hasYears: boolean;
}

/** Up to these each has room for its date, and the chart beside a ranking, in any window. */
export const FEW_COLUMNS = 6;
const TALLEST_PERCENT = 84;
/** With more columns than fourteen they stand too close for a figure and a date each. */
const ROOMY_COLUMNS = 14;
/** On a phone every other day has room for its number; the last but one would run into the last. */
const ROOMY_NAME =
  'max-md:first:justify-start max-md:last:justify-end max-md:[&:nth-child(13)]:invisible max-md:[&:nth-child(even):not(:last-child)]:invisible';
const percent = (value: number) => `${value}%`;

/** Columns standing on a slab. */
export default function ChartColumns({ columns, max, label, hasYears }: Props) {
  const count = columns.length;
  const isRoomy = count <= ROOMY_COLUMNS;
  const tallest = columns.findIndex(({ visits }) => visits === max);
  /* A stroke's percentage is one of the SVG's diagonal. */
  const width = isRoomy ? '[stroke-width:theme(spacing.slab)]' : '[stroke-width:1%]';
  const names = isRoomy ? ROOMY_NAME : 'first:justify-start last:justify-end';
  const place = count > FEW_COLUMNS ? names : '';

  return (
    <div className="views-chart" role="img" aria-label={label}>
      <svg className={`mt-7 h-[200px] w-full ${width}`} aria-hidden="true">
        {columns.map(({ from, visits }, index) => {
          const x = percent(((index + 0.5) / count) * 100);
          const top = percent(100 - (visits / max) * TALLEST_PERCENT);
          return (
            visits > 0 && (
              <g key={from}>
                <line
                  className={index === count - 1 ? 'views-column-last stroke-accent' : 'stroke-current'}
                  x1={x}
                  x2={x}
                  y1={top}
                  y2="100%"
                />
                {(isRoomy || index === tallest) && (
                  <text
                    className="fill-current stroke-none text-note tabular-nums"
                    x={x}
                    y={top}
                    dy="-0.6em"
                    textAnchor={anchorOf(index, count)}
                  >
                    {visits}
                  </text>
                )}
              </g>
            )
          );
        })}
      </svg>
      <div className="h-slab bg-ink" />
      <div className="views-axis flex pt-2 text-note text-cement">
        {columns.map(({ from }, index) => (
          <span key={from} className={`flex min-w-0 flex-1 justify-center whitespace-nowrap ${place}`}>
            {isRoomy ? nameRoomy(from, index, count) : nameClose(from, index, count, hasYears)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A figure over a column at the edge of the drawing would be cut. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count <= ROOMY_COLUMNS) return 'middle';
  if (index < count / ROOMY_COLUMNS) return 'start';
  return index >= count - count / ROOMY_COLUMNS ? 'end' : 'middle';
}

function nameRoomy(day: string, index: number, count: number): string {
  return formatDay(day, index === 0 || index === count - 1 ? 'short' : undefined);
}

/** Ends and middle are named, no other. */
function nameClose(day: string, index: number, count: number, hasYears: boolean): string {
  const isNamed = index === 0 || index === count - 1 || index === Math.floor(count / 2);
  return isNamed ? formatDay(day, 'short', hasYears ? 'numeric' : undefined) : '';
}

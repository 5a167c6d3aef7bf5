import { formatCount } from '../../fill.ts';
import { formatDay } from '../../page-views/days.ts';
import type { DayVisits } from '../../page-views/summary.ts';

interface Props {
  /** Oldest first; the last one is drawn in the accent colour. */
  days: DayVisits[];
  /** The alternative text of the chart. */
  label: string;
}

const TALLEST_PERCENT = 84;
/** With more columns there is no room for a figure and a date at each. */
const ROOMY_COLUMNS = 14;
const percent = (value: number) => `${value}%`;

/** A column for each day, standing on a slab. */
export default function ChartColumns({ days, label }: Props) {
  const count = days.length;
  const isRoomy = count <= ROOMY_COLUMNS;
  const max = Math.max(...days.map(({ visits }) => visits));
  const tallest = days.findIndex(({ visits }) => visits === max);

  return (
    <div className={`views-chart ${isRoomy ? 'views-chart-roomy' : ''}`} role="img" aria-label={label}>
      <svg className="mt-7 h-[200px] w-full overflow-visible" aria-hidden="true">
        {days.map(({ day, visits }, index) => {
          const x = percent(((index + 0.5) / count) * 100);
          const top = percent(100 - (visits / max) * TALLEST_PERCENT);
          return (
            visits > 0 && (
              <g key={day}>
                <line
                  className={
                    index === count - 1 ? 'views-column-last stroke-current text-accent' : 'stroke-current'
                  }
                  x1={x}
                  x2={x}
                  y1={top}
                  y2="100%"
                />
                {(isRoomy || index === tallest) && (
                  <text
                    className="fill-current text-note tabular-nums"
                    x={x}
                    y={top}
                    dy="-0.6em"
                    textAnchor="middle"
                  >
                    {formatCount(visits)}
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
            {nameDay(day, index, count)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The label of a day: the first and the last have their month, the others a number; of many days only the middle one has a label. */
function nameDay(day: string, index: number, count: number): string {
  const isMiddle = count > ROOMY_COLUMNS && index === Math.floor(count / 2);
  if (index === 0 || index === count - 1 || isMiddle) return formatDay(day, 'short');
  return count > ROOMY_COLUMNS ? '' : formatDay(day);
}

import { useId } from 'react';
import { fill, formatCount } from '../../fill.ts';
import {
  type DayRange,
  type PageViewFilter,
  PERIOD_NAMES,
  type Ranking,
  toggleChosen,
} from '../../page-views/filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { nameOfValue } from './columns.ts';

interface Props {
  labels: AnalyticsPage['filters'];
  tableLabels: AnalyticsPage['table'];
  filter: PageViewFilter;
  onChange: (filter: PageViewFilter) => void;
  /** How many page views the filter leaves, and of how many; null without a filter. */
  found: { n: number; total: number } | null;
  language: string;
}

const LABEL = 'block text-note text-cement';
const PERIOD =
  'relative -mb-px min-h-[52px] border-accent pb-[3px] text-left text-ui-lg text-cement transition-colors duration-quick hover:text-ink';
/** A finger hits the button beside its word, too. */
const HIT_AREA = 'after:absolute after:-inset-x-[7px] after:inset-y-0';
// Forced colours would show a transparent border: only the pressed button has one.
const PRESSED = 'aria-pressed:border-b-[3px] aria-pressed:pb-0 aria-pressed:text-ink';

/** Period and search, what was chosen in the rankings, and the number of page views that they leave, which is announced. */
export default function FilterBar({ labels, tableLabels, filter, onChange, found, language }: Props) {
  const count = (value: number) => formatCount(value, language);
  const id = useId();
  const hasNone = found?.n === 0;
  const chosen = Object.entries(filter.chosen) as [Ranking, string][];

  return (
    <search className="mt-part block" aria-label={labels.label}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-8 border-t border-ink pt-5">
        <div className="col-span-full nav:col-span-7">
          {/* Said as the name of the group. */}
          <p className={LABEL} aria-hidden="true">
            {labels.period}
          </p>
          <div
            className="mt-1 flex flex-wrap gap-x-[clamp(16px,4.8vw,28px)] border-b border-line"
            role="group"
            aria-label={labels.period}
          >
            {PERIOD_NAMES.map((period) => (
              <button
                className={`${PERIOD} ${HIT_AREA} ${PRESSED}`}
                key={period}
                type="button"
                aria-pressed={period === filter.period}
                onClick={() => onChange({ ...filter, period })}
              >
                {labels.periods[period]}
              </button>
            ))}
          </div>
          {filter.period === 'own' && (
            <div className="mt-5 flex flex-wrap gap-x-8 gap-y-4">
              {(['from', 'to'] as const satisfies (keyof DayRange)[]).map((end) => (
                <div key={end}>
                  <label className={LABEL} htmlFor={id + end}>
                    {labels[end]}
                  </label>
                  <input
                    className="field block min-h-control bg-transparent text-ui-lg"
                    id={id + end}
                    type="date"
                    value={filter.own[end]}
                    onChange={({ currentTarget: { value } }) =>
                      onChange({ ...filter, own: { ...filter.own, [end]: value } })
                    }
                  />
                </div>
              ))}
            </div>
          )}
        </div>
        <div className="col-span-full nav:col-span-4 nav:col-start-9">
          <label className={LABEL} htmlFor={`${id}search`}>
            {labels.search}
          </label>
          {/* A field as in the contact form, less tall. */}
          <input
            className="field block min-h-[56px] w-full bg-transparent text-ui-lg tracking-[-.015em]"
            id={`${id}search`}
            type="search"
            autoComplete="off"
            placeholder={labels.searchHint}
            value={filter.search}
            onChange={({ currentTarget: { value } }) => onChange({ ...filter, search: value })}
          />
        </div>
      </div>
      {/* Also where no page view is left, and with it no ranking. */}
      {chosen.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-3">
          {chosen.map(([ranking, value]) => (
            <button
              className="min-h-control border border-ink bg-ink px-3 py-2 text-left text-paper [overflow-wrap:anywhere] hover:border-accent hover:bg-accent"
              key={ranking}
              type="button"
              aria-pressed="true"
              onClick={() => onChange(toggleChosen(filter, ranking, value))}
            >
              {nameOfValue(ranking, value, tableLabels)}
            </button>
          ))}
        </p>
      )}
      {/* Without `role="status"`: it would be said while empty, and a role that comes with its text isn't. */}
      <p className={`mt-6 text-cement ${hasNone ? 'font-serif text-lead' : 'text-note'}`} aria-live="polite">
        {hasNone
          ? labels.noResults
          : found && fill(labels.results, { n: count(found.n), total: count(found.total) })}
      </p>
    </search>
  );
}

import { useId } from 'react';
import { fill } from '../../fill.ts';
import { type PageViewFilter, type Period, PERIOD_DAYS } from '../../page-views/filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  words: AnalyticsPage['filters'];
  filter: PageViewFilter;
  onChange: (filter: PageViewFilter) => void;
  /** How many page views the filter leaves, and of how many; null without a filter. */
  found: { n: number; total: number } | null;
}

const PERIODS = Object.keys(PERIOD_DAYS) as Period[];
const LABEL = 'block text-note text-cement';

/** Period and search, and what they leave, which is announced. */
export default function FilterBar({ words, filter, onChange, found }: Props) {
  const id = useId();
  const hasNone = found?.n === 0;

  return (
    <search className="mt-part block" aria-label={words.label}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-8 border-t border-ink pt-5">
        <div className="col-span-full nav:col-span-7">
          <p className={LABEL} id={`${id}period`}>
            {words.period}
          </p>
          {/* Forced colours would show a transparent border: only the pressed button has one. */}
          <div
            className="mt-1 flex flex-wrap gap-x-[clamp(6px,2.4vw,28px)] border-b border-line"
            role="group"
            aria-labelledby={`${id}period`}
          >
            {PERIODS.map((period) => (
              <button
                className="-mb-px min-h-[52px] min-w-[44px] border-accent pb-[3px] text-left text-ui-lg text-cement transition-colors duration-quick hover:text-ink aria-pressed:border-b-[3px] aria-pressed:pb-0 aria-pressed:text-ink"
                key={period}
                type="button"
                aria-pressed={period === filter.period}
                onClick={() => onChange({ ...filter, period })}
              >
                {words.periods[period]}
              </button>
            ))}
          </div>
        </div>
        <div className="col-span-full nav:col-span-4 nav:col-start-9">
          <label className={LABEL} htmlFor={`${id}search`}>
            {words.search}
          </label>
          {/* A line under its words, as in the contact form, less tall. */}
          <input
            className="block min-h-[56px] w-full min-w-0 rounded-none border-b border-cement bg-transparent py-[6px] text-ui-lg leading-normal tracking-[-.012em] focus:border-accent focus:outline focus:outline-2 focus:outline-transparent focus:[box-shadow:0_2px_0_0_theme(colors.accent.DEFAULT)]"
            id={`${id}search`}
            type="search"
            autoComplete="off"
            placeholder={words.searchHint}
            value={filter.search}
            onChange={({ currentTarget: { value } }) => onChange({ ...filter, search: value })}
          />
        </div>
      </div>
      <p className={`mt-6 text-cement ${hasNone ? 'font-serif text-lead' : 'text-note'}`} role="status">
        {hasNone ? words.noResults : found && fill(words.results, found)}
      </p>
    </search>
  );
}

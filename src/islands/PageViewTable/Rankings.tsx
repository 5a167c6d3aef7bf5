import { memo, useId } from 'react';
import type { PageViewFilter, ValueField } from '../../page-views/filter.ts';
import type { RankedValue } from '../../page-views/summary.ts';
import { nameValue, type PageViewWords, VALUE_FIELDS } from './words.ts';

interface Props {
  words: PageViewWords;
  /** Most visits first. */
  rankings: Record<ValueField, RankedValue[]>;
  filter: PageViewFilter;
  onToggle: (field: ValueField, value: string) => void;
}

/**
 * Pages, referrers and devices with a bar behind each that is as long as its share of the most visited one. Each filters by
 * itself.
 */
export default memo(function Rankings({ words, rankings, filter, onToggle }: Props) {
  const id = useId();
  const share = (field: ValueField, visits: number) =>
    (visits / Math.max(...rankings[field].map((ranked) => ranked.visits))) * 100;

  return (
    <>
      {VALUE_FIELDS.map((field) => (
        <section key={field} aria-labelledby={`${id}${field}`}>
          <h2 className="border-b border-ink pb-3 text-note text-cement" id={`${id}${field}`}>
            {words.rankings[field]}
          </h2>
          <ol className="[overflow-wrap:anywhere]">
            {rankings[field].map(({ value, visits }) => (
              <li className="relative border-b border-line" key={value}>
                {/* The bar lies behind the words of its row. */}
                <svg className="views-bar absolute inset-0 h-full w-full fill-frame" aria-hidden="true">
                  <rect width={`${share(field, visits)}%`} height="100%" />
                </svg>
                <button
                  className="group relative flex min-h-control w-full items-center gap-4 px-3 py-2 text-left hover:text-accent"
                  type="button"
                  aria-pressed={value === filter[field]}
                  onClick={() => onToggle(field, value)}
                >
                  <span className="line-clamp-2 flex-1 decoration-2 underline-offset-link group-aria-pressed:underline">
                    {nameValue(words.table, field, value)}
                  </span>{' '}
                  <span className="tabular-nums">
                    <span className="sr-only">{words.rankings.visits} </span>
                    {visits}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
});

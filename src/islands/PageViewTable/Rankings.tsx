import { memo, useId } from 'react';
import type { PageViewFilter, ValueField } from '../../page-views/filter.ts';
import type { RankedValue } from '../../page-views/summary.ts';
import { nameValue, type PageViewWords, VALUE_FIELDS } from './words.ts';

interface Props {
  words: PageViewWords;
  rankings: Record<ValueField, RankedValue[]>;
  filter: PageViewFilter;
  onToggle: (field: ValueField, value: string) => void;
}

/** Pages, referrers and devices by their visits, most first. */
export default memo(function Rankings({ words, rankings, filter, onToggle }: Props) {
  return (
    <div className="views-section grid grid-cols-12 gap-x-gutter gap-y-12">
      {VALUE_FIELDS.map((field) => (
        <Ranking
          key={field}
          words={words}
          field={field}
          values={rankings[field]}
          chosen={filter[field]}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
});

interface RankingProps extends Pick<Props, 'words' | 'onToggle'> {
  field: ValueField;
  /** Most visits first. */
  values: RankedValue[];
  /** The value that the page is filtered by. */
  chosen: string | undefined;
}

/** Values with a bar behind each that is as long as its share of the most visited one. Each value filters by itself. */
function Ranking({ words, field, values, chosen, onToggle }: RankingProps) {
  const headingId = useId();
  const max = Math.max(...values.map(({ visits }) => visits), 1);

  return (
    <section className="col-span-full md:col-span-6 xl:col-span-4" aria-labelledby={headingId}>
      <h2 className="border-b border-ink pb-3 text-note text-cement" id={headingId}>
        {words.rankings[field]}
      </h2>
      <ol className="[overflow-wrap:anywhere]">
        {values.map(({ value, visits }) => (
          <li className="relative border-b border-line" key={value}>
            {/* The bar lies behind the words of its row. */}
            <svg className="views-bar absolute inset-0 h-full w-full" aria-hidden="true">
              <rect width={`${(visits / max) * 100}%`} height="100%" />
            </svg>
            <button
              className="group relative flex min-h-control w-full items-center gap-4 px-3 py-2 text-left hover:text-indigo"
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onToggle(field, value)}
            >
              <span className="line-clamp-2 flex-1 decoration-2 underline-offset-link group-aria-pressed:underline">
                {nameValue(words.table, field, value)}
              </span>{' '}
              <span className="tabular-nums">
                {visits}
                <span className="sr-only"> {words.rankings.visits}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

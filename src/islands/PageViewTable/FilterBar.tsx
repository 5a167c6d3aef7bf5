import type { RefObject } from 'react';
import type { PageViewFilter } from '../../page-views/filter.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import Field from './Field.tsx';
import PeriodFilter from './PeriodFilter.tsx';
import type { FilterChange } from './use-page-views.ts';
import { describeFilter, type PageViewWords } from './words.ts';

interface Props {
  ref: RefObject<HTMLElement | null>;
  words: PageViewWords;
  filter: PageViewFilter;
  now: Date;
  onChange: FilterChange;
  /** Removes filters, after which the button that asked for it is gone. */
  onRemove: (rest: PageViewFilter) => void;
  onRemoveAll: () => void;
}

/** Period, search, and what is being filtered by as the buttons that remove it. */
export default function FilterBar({ ref, words, filter, now, onChange, onRemove, onRemoveAll }: Props) {
  const active = describeFilter(words, filter);

  return (
    <search className="mt-part block" aria-label={words.filters.label} ref={ref}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-8 border-t border-ink pt-5">
        <div className="col-span-full nav:col-span-7">
          <PeriodFilter
            words={words.filters}
            period={filter.period}
            now={now}
            onChange={(period, how) => onChange({ ...filter, period }, how)}
          />
        </div>
        <div className="col-span-full nav:col-span-4 nav:col-start-9">
          <Field
            label={words.filters.search}
            type="search"
            autoComplete="off"
            placeholder={words.filters.searchHint}
            value={filter.search}
            onChange={({ currentTarget: { value } }) => onChange({ ...filter, search: value }, 'typing')}
          />
        </div>
      </div>
      {active.length > 0 && (
        <div className="mt-6 flex flex-wrap items-baseline gap-x-8">
          <ul className="contents" aria-label={words.filters.active}>
            {active.map(({ name, value, without }) => (
              <li className="min-w-0" key={name}>
                <button
                  className="flex min-w-11 items-baseline gap-2 py-2.5 text-left hover:text-accent"
                  type="button"
                  onClick={() => onRemove(without)}
                >
                  <span className="sr-only">{words.filters.remove} </span>
                  <span className="text-note text-cement">{name}</span>{' '}
                  <span className="line-clamp-2">{value}</span>
                  <span className="text-body leading-4" aria-hidden="true">
                    ×
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {active.length > 1 && (
            <button className={TEXT_LINK} type="button" onClick={onRemoveAll}>
              {words.filters.removeAll}
            </button>
          )}
        </div>
      )}
    </search>
  );
}

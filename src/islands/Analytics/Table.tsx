import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { interpolate, formatCount } from '../../i18n/interpolate.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { search } from '../../page-views/search.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { TEXT_LINK } from '../../styles/class-lists.ts';
import { COLUMNS, type FormatTimestamp, getRowText } from './columns.ts';

interface Props {
  labels: UiStrings['analyticsPage']['table'];
  /** Newest first, at least one. */
  pageViews: PageView[];
  format: FormatTimestamp;
  language: string;
}

const ROWS_SHOWN = 50;

const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';
/** Below 768 px a grid of two columns. */
const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 md:table-row';
const CELL = 'p-0 !leading-snug md:py-4 md:pr-gutter md:align-top';
const PAGER = `${TEXT_LINK} disabled:cursor-not-allowed disabled:text-disabled disabled:no-underline`;

/** The table of page views, fifty at a time, with its search. The roles are explicit because another `display` removes the native ones. */
export default function Table({ labels, pageViews, format, language }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState('');
  const [chosenStart, setStart] = useState(0);
  // The field updates at once; what it finds among many may take longer.
  const searched = useDeferredValue(query);
  const found = useMemo(
    () => search(pageViews, searched, (pageView) => getRowText(pageView, labels, format)),
    [pageViews, searched, labels, format],
  );
  const count = (value: number) => formatCount(value, language);
  const total = found.length;
  const isPaged = total > ROWS_SHOWN;
  // Emptied in another tab, the list may be shorter than what was chosen.
  const start = Math.max(0, Math.min(chosenStart, total - 1 - ((total - 1) % ROWS_SHOWN)));
  const end = Math.min(start + ROWS_SHOWN, total);

  const find = (text: string) => {
    setQuery(text);
    setStart(0);
  };
  const show = (rowsFurther: number) => {
    setStart(start + rowsFurther);
    heading.current?.focus();
  };

  return (
    <section className="mt-part" aria-labelledby={`${id}heading`}>
      <div className="grid grid-cols-12 items-end gap-x-gutter gap-y-6">
        <h2
          className="col-span-full text-heading md:col-span-6"
          id={`${id}heading`}
          ref={heading}
          tabIndex={-1}
          aria-describedby={isPaged ? `${id}position` : undefined}
        >
          {labels.heading}
        </h2>
        <search className="col-span-full md:col-span-6 nav:col-span-4 nav:col-start-9">
          <label className="block text-note text-cement" htmlFor={`${id}search`}>
            {labels.search}
          </label>
          {/* A field as in the contact form, less tall. */}
          <input
            className="field block min-h-[56px] w-full bg-transparent text-ui-lg tracking-[-.015em]"
            id={`${id}search`}
            type="search"
            autoComplete="off"
            placeholder={labels.searchHint}
            value={query}
            onChange={({ currentTarget: { value } }) => find(value)}
          />
        </search>
      </div>
      {/* Without `role="status"`: it would be said while empty, and a role that comes with its text isn't. */}
      <p
        className={`mt-3 min-h-[1.45em] text-cement ${total === 0 ? 'pt-9 font-serif text-lead' : 'text-right text-note'}`}
        aria-live="polite"
      >
        {total === 0
          ? labels.noResults
          : searched.trim() &&
            interpolate(labels.results, { n: count(total), total: count(pageViews.length) })}
      </p>
      {total > 0 && (
        <table
          className="block w-full [overflow-wrap:anywhere] md:table md:table-fixed"
          role="table"
          aria-label={labels.caption}
        >
          <thead className="sr-only md:not-sr-only" role="rowgroup">
            <tr className="border-ink md:border-b" role="row">
              {COLUMNS.map(({ name, headClass = '' }) => (
                <th className={`${HEAD} ${headClass}`} role="columnheader" scope="col" key={name}>
                  {labels.columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group" role="rowgroup">
            {found.slice(start, end).map((pageView, index) => (
              <tr className={ROW} role="row" key={start + index}>
                {COLUMNS.map(({ name, cellClass, cell }) => (
                  <td className={`${CELL} ${cellClass}`} role="cell" key={name}>
                    {cell(pageView, labels, format)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isPaged && (
        <nav className="mt-6 flex flex-wrap items-center gap-x-8" aria-label={labels.pages.label}>
          <button className={PAGER} type="button" disabled={start === 0} onClick={() => show(-ROWS_SHOWN)}>
            {labels.pages.previous}
          </button>
          <button className={PAGER} type="button" disabled={end === total} onClick={() => show(ROWS_SHOWN)}>
            {labels.pages.next}
          </button>
          {/* Read as the description of the heading, which gets the focus. */}
          <p className="text-note text-cement tabular-nums" id={`${id}position`}>
            {interpolate(labels.pages.position, {
              from: count(start + 1),
              to: count(end),
              total: count(total),
            })}
          </p>
        </nav>
      )}
    </section>
  );
}

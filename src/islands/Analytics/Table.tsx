import { type JSX, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { interpolate, formatCount } from '../../i18n/interpolate.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { filterByQuery } from '../../page-views/search.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { TEXT_LINK } from '../../styles/class-lists.ts';
import { COLUMNS, type FormatTimestamp, getRowText } from './columns.ts';

interface Props {
  labels: UiStrings['analyticsPage']['table'];
  /** Page views, newest first. Never empty. */
  pageViews: PageView[];
  format: FormatTimestamp;
  language: string;
}

const PAGE_SIZE = 50;

const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';
/** Classes of a row, which is a grid of two columns below 768 px. */
const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 md:table-row';
const CELL = 'p-0 !leading-snug md:py-4 md:pr-gutter md:align-top';
const PAGER = `${TEXT_LINK} disabled:cursor-not-allowed disabled:text-disabled disabled:no-underline`;

/** Table of page views with search and pagination. Its roles are explicit, because `display: grid` removes the native roles. */
export default function Table({ labels, pageViews, format, language }: Props): JSX.Element {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState('');
  const [requestedStart, setRequestedStart] = useState(0);
  // Defer the query, so that the input stays responsive while React renders the results.
  const deferredQuery = useDeferredValue(query);
  const matches = useMemo(
    () => filterByQuery(pageViews, deferredQuery, (pageView) => getRowText(pageView, labels, format)),
    [pageViews, deferredQuery, labels, format],
  );
  const formatNumber = (value: number) => formatCount(value, language);
  const total = matches.length;
  const isPaged = total > PAGE_SIZE;
  // Another tab may have cleared the list since the last render.
  const lastPageStart = total - 1 - ((total - 1) % PAGE_SIZE);
  const start = Math.max(0, Math.min(requestedStart, lastPageStart));
  const end = Math.min(start + PAGE_SIZE, total);

  const handleQueryChange = (text: string) => {
    setQuery(text);
    setRequestedStart(0);
  };
  const moveBy = (rows: number) => {
    setRequestedStart(start + rows);
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
          <input
            className="field block min-h-[56px] w-full bg-transparent text-ui-lg tracking-[-.015em]"
            id={`${id}search`}
            type="search"
            autoComplete="off"
            placeholder={labels.searchHint}
            value={query}
            onChange={({ currentTarget: { value } }) => handleQueryChange(value)}
          />
        </search>
      </div>
      {/* Uses `aria-live` instead of `role="status"`, because screen readers announce an empty status region. */}
      <p
        className={`mt-3 min-h-[1.45em] text-cement ${total === 0 ? 'pt-9 font-serif text-lead' : 'text-right text-note'}`}
        aria-live="polite"
      >
        {total === 0
          ? labels.noResults
          : deferredQuery.trim() &&
            interpolate(labels.results, { n: formatNumber(total), total: formatNumber(pageViews.length) })}
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
            {matches.slice(start, end).map((pageView, index) => (
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
          <button className={PAGER} type="button" disabled={start === 0} onClick={() => moveBy(-PAGE_SIZE)}>
            {labels.pages.previous}
          </button>
          <button className={PAGER} type="button" disabled={end === total} onClick={() => moveBy(PAGE_SIZE)}>
            {labels.pages.next}
          </button>
          {/* Describes the heading, which gets the focus when the visitor turns the page of the table. */}
          <p className="text-note text-cement tabular-nums" id={`${id}position`}>
            {interpolate(labels.pages.position, {
              from: formatNumber(start + 1),
              to: formatNumber(end),
              total: formatNumber(total),
            })}
          </p>
        </nav>
      )}
    </section>
  );
}

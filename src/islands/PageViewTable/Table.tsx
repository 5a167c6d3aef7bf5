import { memo, type RefObject, useId, useState } from 'react';
import { fill } from '../../fill.ts';
import type { ValueField } from '../../page-views/filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import TableRow from './TableRow.tsx';
import type { View } from './view.ts';

interface Props {
  /** Where the focus goes when other rows are shown. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  words: AnalyticsPage['table'];
  view: View;
  onToggle: (field: ValueField, value: string) => void;
}

/** Thousands of rows at once would freeze the page. */
const ROWS_PER_PAGE = 100;

const BUTTON = `${TEXT_LINK} aria-disabled:cursor-not-allowed aria-disabled:text-disabled aria-disabled:no-underline`;
const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';
const COLUMNS = [
  ['date', 'md:w-[26%]'],
  ['page', 'md:w-[15%]'],
  ['title', ''],
  ['referrer', 'hidden md:table-cell md:w-[20%]'],
  ['device', 'md:w-[15%]'],
] as const;

/** The table of page views, a hundred at a time. Pages, referrers and devices filter by themselves. */
export default memo(function Table({ headingRef, words, view, onToggle }: Props) {
  const id = useId();
  const [start, setStart] = useTableStart(view);
  const { pageViews, filter } = view;
  const { columns } = words;
  const total = pageViews.length;
  const end = start + ROWS_PER_PAGE;
  const isPaged = total > ROWS_PER_PAGE;

  // At the ends they are not `disabled`, which would lose the focus.
  const pageButton = (name: string, target: number, isEnd: boolean) => (
    <button
      className={BUTTON}
      type="button"
      aria-disabled={isEnd}
      onClick={() => {
        if (isEnd) return;
        setStart(target);
        headingRef.current?.focus();
      }}
    >
      {name}
    </button>
  );

  return (
    <section className="mt-part" aria-labelledby={`${id}heading`}>
      <h2
        className="text-heading"
        id={`${id}heading`}
        ref={headingRef}
        tabIndex={-1}
        aria-describedby={isPaged ? `${id}position` : undefined}
      >
        {words.heading}
      </h2>
      <p className="mt-2 text-note text-cement">{words.note}</p>
      {/* A long address or title breaks anywhere; the fixed layout keeps the columns from page to page. */}
      <table
        className="mt-6 block w-full [overflow-wrap:anywhere] md:table md:table-fixed"
        role="table"
        aria-labelledby={`${id}caption`}
      >
        <caption className="sr-only" id={`${id}caption`}>
          {words.caption}
        </caption>
        <thead className="sr-only md:not-sr-only" role="rowgroup">
          <tr className="border-ink md:border-b" role="row">
            {COLUMNS.map(([column, place]) => (
              <th className={`${HEAD} ${place}`} role="columnheader" scope="col" key={column}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group" role="rowgroup">
          {pageViews.slice(start, end).map((pageView, index) => (
            <TableRow
              // Counted from the oldest, which stay the same when others are added.
              key={total - start - index}
              words={words}
              pageView={pageView}
              filter={filter}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      {isPaged && (
        <nav className="mt-6 flex flex-wrap items-center gap-x-8" aria-label={words.pages.label}>
          {pageButton(words.pages.previous, start - ROWS_PER_PAGE, start === 0)}
          {pageButton(words.pages.next, end, end >= total)}
          {/* Announced as the description of the heading, which gets the focus: no live region as well. */}
          <p
            className="text-note tabular-nums text-cement"
            id={`${id}position`}
            role="status"
            aria-live="off"
          >
            {fill(words.pages.position, { from: start + 1, to: Math.min(end, total), total })}
          </p>
        </nav>
      )}
    </section>
  );
});

/**
 * Index of the first row that a long table shows, and the function that changes it. A later page is counted from the oldest
 * page view: its rows stay as they are while others are added before them. Another view starts at its first row.
 */
function useTableStart({ key, pageViews }: View): [number, (start: number) => void] {
  const total = pageViews.length;
  const [place, setPlace] = useState({ key, fromOldest: Infinity });
  const isFollowing = place.key === key;
  if (!isFollowing) setPlace({ key, fromOldest: Infinity });
  const show = (start: number) => setPlace({ key, fromOldest: start > 0 ? total - start : Infinity });
  return [isFollowing ? Math.max(0, total - place.fromOldest) : 0, show];
}

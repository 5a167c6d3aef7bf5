import { memo, type RefObject, useId } from 'react';
import type { ValueField } from '../../page-views/filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import TablePages, { ROWS_PER_PAGE, useTableStart } from './TablePages.tsx';
import TableRow from './TableRow.tsx';
import type { View } from './view.ts';

interface Props {
  /** Where the focus goes when other rows are shown. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  words: AnalyticsPage['table'];
  view: View;
  onToggle: (field: ValueField, value: string) => void;
}

const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';

/** The table of page views, a hundred at a time. Pages, referrers and devices filter by themselves. */
export default memo(function Table({ headingRef, words, view, onToggle }: Props) {
  const id = useId();
  const [start, setStart] = useTableStart(view);
  const { pageViews, filter } = view;
  const { columns } = words;
  const isPaged = pageViews.length > ROWS_PER_PAGE;

  return (
    <section className="views-section" aria-labelledby={`${id}heading`}>
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
      {/* A hostile address or title breaks anywhere rather than push the page; columns stay where they are from page to page. */}
      <table
        className="views-table mt-6 block w-full [overflow-wrap:anywhere] md:table md:table-fixed"
        role="table"
        aria-labelledby={`${id}caption`}
      >
        <caption className="sr-only" id={`${id}caption`}>
          {words.caption}
        </caption>
        <thead className="sr-only md:not-sr-only" role="rowgroup">
          <tr className="border-ink md:border-b" role="row">
            {(['date', 'page', 'title', 'referrer', 'device'] as const).map((column) => (
              <th
                className={column === 'referrer' ? `${HEAD} hidden md:table-cell` : HEAD}
                role="columnheader"
                scope="col"
                key={column}
              >
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group" role="rowgroup">
          {pageViews.slice(start, start + ROWS_PER_PAGE).map((pageView, index) => (
            <TableRow
              // Counted from the oldest, which stay the same when others are added.
              key={pageViews.length - start - index}
              words={words}
              pageView={pageView}
              filter={filter}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      {isPaged && (
        <TablePages
          words={words.pages}
          positionId={`${id}position`}
          start={start}
          total={pageViews.length}
          onShow={(newStart) => {
            setStart(newStart);
            headingRef.current?.focus();
          }}
        />
      )}
    </section>
  );
});

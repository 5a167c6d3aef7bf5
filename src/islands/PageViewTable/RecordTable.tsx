import { memo, type RefObject, useId } from 'react';
import type { ValueField } from '../../page-views/filter-value.ts';
import type { HistoryFilter } from '../../page-views/history-filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import RecordRow from './RecordRow.tsx';
import TablePages from './TablePages.tsx';
import { useTablePosition } from './use-table-position.ts';

interface Props {
  /** Where the focus goes when other rows are shown. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  words: AnalyticsPage['table'];
  /** Newest first. */
  records: PageView[];
  filter: HistoryFilter;
  /** Another text is another view of the history: it starts at its first record. */
  viewKey: string;
  formatDateTime: (timestamp: string) => string;
  onToggle: (field: ValueField, value: string) => void;
}

/** Thousands of rows at once would freeze the page. */
const ROWS_PER_PAGE = 100;

const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';

/** The table of page views (specification §2), a hundred at a time. Pages, referrers and devices filter by themselves. */
export default memo(function RecordTable(props: Props) {
  const { headingRef, words, records, filter, viewKey, formatDateTime, onToggle } = props;
  const id = useId();
  const [start, setStart] = useTablePosition(records, viewKey);
  const { columns } = words;
  const isPaged = records.length > ROWS_PER_PAGE;

  const show = (newStart: number) => {
    setStart(newStart);
    headingRef.current?.focus();
  };

  return (
    <section className="history-section" aria-labelledby={`${id}heading`}>
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
      <table
        className="history-table mt-6 block w-full md:table"
        role="table"
        aria-labelledby={`${id}caption`}
      >
        <caption className="sr-only" id={`${id}caption`}>
          {words.caption}
        </caption>
        <thead className="sr-only md:not-sr-only" role="rowgroup">
          <tr className="border-ink md:border-b" role="row">
            {[columns.date, columns.page, columns.title].map((name) => (
              <th className={HEAD} role="columnheader" scope="col" key={name}>
                {name}
              </th>
            ))}
            <th className={`${HEAD} hidden md:table-cell`} role="columnheader" scope="col">
              {columns.referrer}
            </th>
            <th className={HEAD} role="columnheader" scope="col">
              {columns.device}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group" role="rowgroup">
          {records.slice(start, start + ROWS_PER_PAGE).map((record, index) => (
            <RecordRow
              // Counted from the oldest, which stay the same when visits are added.
              key={records.length - start - index}
              words={words}
              record={record}
              filter={filter}
              formatDateTime={formatDateTime}
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
          size={ROWS_PER_PAGE}
          total={records.length}
          onShow={show}
        />
      )}
    </section>
  );
});

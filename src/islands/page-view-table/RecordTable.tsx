import { useId, useRef, useState } from 'react';
import { classifyDevice } from '../../page-views/device-class.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import TablePages from './TablePages.tsx';

interface Props {
  words: AnalyticsPage['table'];
  /** Newest first. */
  records: PageView[];
  formatDateTime: (timestamp: string) => string;
}

/** Thousands of rows at once would freeze the page. */
const ROWS_PER_PAGE = 100;

const HEAD = 'whitespace-nowrap py-3 pl-0 pr-canal text-left text-nota font-normal text-cemento';
const CELL = 'history-cell p-0 leading-snug md:py-4 md:pr-canal md:align-top';

/**
 * The table of page views (specification §2). On narrow screens each record is a small block; the roles are written out
 * because another `display` takes the native ones away.
 */
export default function RecordTable({ words, records, formatDateTime }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [start, setStart] = useState(0);
  const rows = records.slice(start, start + ROWS_PER_PAGE);

  const show = (newStart: number) => {
    setStart(newStart);
    heading.current?.focus();
  };

  return (
    <section className="history-section" aria-labelledby={`${id}heading`}>
      <h2 className="text-h3" id={`${id}heading`} ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <table className="mt-6 block w-full md:table" role="table" aria-labelledby={`${id}caption`}>
        <caption className="sr-only" id={`${id}caption`}>
          {words.caption}
        </caption>
        <thead className="sr-only md:not-sr-only" role="rowgroup">
          <tr className="border-grafito md:border-b" role="row">
            <th className={HEAD} role="columnheader" scope="col">
              {words.columns.date}
            </th>
            <th className={HEAD} role="columnheader" scope="col">
              {words.columns.page}
            </th>
            <th className={HEAD} role="columnheader" scope="col">
              {words.columns.title}
            </th>
            <th className={`${HEAD} hidden md:table-cell`} role="columnheader" scope="col">
              {words.columns.referrer}
            </th>
            <th className={HEAD} role="columnheader" scope="col">
              {words.columns.device}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group" role="rowgroup">
          {rows.map(({ path, title, timestamp, referrer, userAgent }, index) => (
            <tr
              className="history-row grid gap-x-4 gap-y-0.5 border-b border-linea py-4 md:table-row"
              role="row"
              key={start + index}
            >
              <td
                className={`${CELL} col-start-1 row-start-3 text-nota tabular-nums text-cemento md:whitespace-nowrap md:text-ui md:leading-snug md:text-grafito`}
                role="cell"
              >
                <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
              </td>
              <td className={`${CELL} col-start-1 row-start-1 font-medium md:font-normal`} role="cell">
                {path}
              </td>
              <td className={`${CELL} history-title col-span-full row-start-2`} role="cell">
                {title}
              </td>
              <td className={`${CELL} hidden md:table-cell`} role="cell">
                {referrer || words.noReferrer}
              </td>
              <td className={`${CELL} col-start-2 row-start-1 text-right md:text-left`} role="cell">
                {words.devices[classifyDevice(userAgent)]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {records.length > ROWS_PER_PAGE && (
        <TablePages
          words={words.pages}
          start={start}
          size={ROWS_PER_PAGE}
          total={records.length}
          onShow={show}
        />
      )}
    </section>
  );
}

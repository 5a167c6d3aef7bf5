import { memo, useId, useRef, useState } from 'react';
import { fill, formatCount } from '../../fill.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/class-lists.ts';
import { COLUMNS, type FormatMoment } from './columns.ts';

interface Props {
  labels: AnalyticsPage['table'];
  /** Newest first, at least one. */
  filtered: PageView[];
  format: FormatMoment;
  language: string;
}

const ROWS_SHOWN = 50;

const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';
/** Below 768 px a grid of two columns. */
const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 md:table-row';
const CELL = 'p-0 !leading-snug md:py-4 md:pr-gutter md:align-top';
const PAGER = `${TEXT_LINK} disabled:cursor-not-allowed disabled:text-disabled disabled:no-underline`;

/** The table of page views, fifty at a time. The roles are explicit because another `display` removes the native ones. */
export default memo(function Table({ labels, filtered, format, language }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosenStart, setStart] = useState(0);
  const total = filtered.length;
  const count = (value: number) => formatCount(value, language);
  const isPaged = total > ROWS_SHOWN;
  // Emptied in another tab, the list may be shorter than what was chosen.
  const start = Math.min(chosenStart, total - 1 - ((total - 1) % ROWS_SHOWN));
  const end = Math.min(start + ROWS_SHOWN, total);

  const show = (rowsFurther: number) => {
    setStart(start + rowsFurther);
    heading.current?.focus();
  };

  return (
    <section className="mt-part" aria-labelledby={`${id}heading`}>
      <h2
        className="text-heading"
        id={`${id}heading`}
        ref={heading}
        tabIndex={-1}
        aria-describedby={isPaged ? `${id}position` : undefined}
      >
        {labels.heading}
      </h2>
      <table
        className="mt-6 block w-full [overflow-wrap:anywhere] md:table md:table-fixed"
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
          {filtered.slice(start, end).map((pageView, index) => (
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
            {fill(labels.pages.position, { from: count(start + 1), to: count(end), total: count(total) })}
          </p>
        </nav>
      )}
    </section>
  );
});

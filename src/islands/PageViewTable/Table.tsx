import { memo, useId, useRef, useState } from 'react';
import { fill } from '../../fill.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import { COLUMNS } from './columns.ts';

interface Props {
  labels: AnalyticsPage['table'];
  /** Newest first, at least one. */
  filtered: PageView[];
}

const ROWS_SHOWN = 50;

const HEAD = 'py-3 pl-0 pr-gutter text-left text-note font-normal text-cement';

/** The table of page views, fifty at a time. The roles are explicit because another `display` removes the native ones. */
export default memo(function Table({ labels, filtered }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosenStart, setStart] = useState(0);
  const total = filtered.length;
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
      <table className="views-table mt-6" role="table" aria-labelledby={`${id}caption`}>
        <caption className="sr-only" id={`${id}caption`}>
          {labels.caption}
        </caption>
        <thead role="rowgroup">
          <tr className="border-ink md:border-b" role="row">
            {COLUMNS.map(({ name, headClass = '' }) => (
              <th className={`${HEAD} ${headClass}`} role="columnheader" scope="col" key={name}>
                {labels.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {filtered.slice(start, end).map((pageView, index) => (
            <tr role="row" key={start + index}>
              {COLUMNS.map(({ name, cellClass, cell }) => (
                <td className={cellClass} role="cell" key={name}>
                  {cell(pageView, labels)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isPaged && (
        <nav className="views-pages mt-6 flex flex-wrap items-center gap-x-8" aria-label={labels.pages.label}>
          <button
            className={TEXT_LINK}
            type="button"
            disabled={start === 0}
            onClick={() => show(-ROWS_SHOWN)}
          >
            {labels.pages.previous}
          </button>
          <button
            className={TEXT_LINK}
            type="button"
            disabled={end === total}
            onClick={() => show(ROWS_SHOWN)}
          >
            {labels.pages.next}
          </button>
          {/* Read as the description of the heading, which gets the focus. */}
          <p className="text-note text-cement tabular-nums" id={`${id}position`}>
            {fill(labels.pages.position, { from: start + 1, to: end, total })}
          </p>
        </nav>
      )}
    </section>
  );
});

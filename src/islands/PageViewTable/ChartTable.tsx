import { useState } from 'react';
import { formatDay } from '../../page-views/format-date.ts';
import type { VisitColumn } from '../../page-views/visit-columns.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  words: AnalyticsPage['chart'];
  /** What the first column of the table is called. */
  dayWord: string;
  columns: VisitColumn[];
  hasYears: boolean;
}

const CELL = 'border-b border-line py-2 pr-gutter text-left font-normal';

/** The figures of the chart as a table, which is made when it is opened. */
export default function ChartTable({ words, dayWord, columns, hasYears }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details
      className="mt-4"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="history-summary">{words.table}</summary>
      {isOpen && (
        <table className="mt-2 w-full max-w-toast tabular-nums">
          <caption className="sr-only">{words.table}</caption>
          <thead className="text-note text-cement">
            <tr>
              <th className={CELL} scope="col">
                {dayWord}
              </th>
              <th className={CELL} scope="col">
                {words.visits}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ from, visits }) => (
              <tr key={from}>
                <th className={CELL} scope="row">
                  {formatDay(from, 'short', hasYears ? 'numeric' : undefined)}
                </th>
                <td className={CELL}>{visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

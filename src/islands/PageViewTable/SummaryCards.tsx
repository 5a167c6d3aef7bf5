import { memo } from 'react';
import { formatCount } from '../../fill.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import type { FormatMoment } from './columns.ts';

const FIGURE = 'mt-2.5 text-title';
// Smaller, and on the same line as the figures. No `<time>`, which screen readers pass over.
const MOMENT = 'mt-2.5 text-heading tabular-nums md:pt-[0.55em]';

interface Props {
  labels: AnalyticsPage['cards'];
  /** Newest first. */
  filtered: PageView[];
  isFiltered: boolean;
  format: FormatMoment;
  language: string;
}

/** Total visits, unique pages and last visit; with a filter their labels say so. */
export default memo(function SummaryCards({ labels, filtered, isFiltered, format, language }: Props) {
  const heads = isFiltered ? labels.filtered : labels;
  const uniquePages = new Set(filtered.map(({ path }) => path)).size;
  const last = filtered[0];
  const lastVisit = last ? format(last.timestamp) : labels.noVisit;
  const cards = [
    {
      label: heads.totalVisits,
      value: formatCount(filtered.length, language),
      columns: 'md:col-span-3',
      look: FIGURE,
    },
    {
      label: heads.uniquePages,
      value: formatCount(uniquePages, language),
      columns: 'md:col-span-3',
      look: FIGURE,
    },
    { label: heads.lastVisit, value: lastVisit, columns: 'md:col-span-6', look: last ? MOMENT : FIGURE },
  ];

  return (
    <dl className="mt-[clamp(48px,5vw,80px)] grid grid-cols-12 gap-x-gutter border-t border-ink">
      {cards.map(({ label, value, columns, look }) => (
        <div
          key={label}
          className={`col-span-full border-b border-line pb-6 pt-5 md:border-b-0 xl:col-span-4 ${columns}`}
        >
          <dt className="text-note text-cement">{label}</dt>
          <dd className={look}>{value}</dd>
        </div>
      ))}
    </dl>
  );
});

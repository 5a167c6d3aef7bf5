import { memo } from 'react';
import { formatCount } from '../../fill.ts';
import { formatDateTime } from '../../page-views/days.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { summarise } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  labels: AnalyticsPage['cards'];
  /** Newest first. */
  filtered: PageView[];
  isFiltered: boolean;
}

const FIGURE = 'mt-2.5 text-title';
// Smaller, and on the same line as the figures. No `<time>`, which screen readers pass over.
const MOMENT = 'mt-2.5 text-heading tabular-nums md:pt-[0.55em]';

/** Total visits, unique pages and last visit; with a filter their labels say so. */
export default memo(function SummaryCards({ labels, filtered, isFiltered }: Props) {
  const { totalVisits, uniquePages, lastVisit } = summarise(filtered);
  const heads = isFiltered ? labels.filtered : labels;
  const cards = [
    { label: heads.totalVisits, value: formatCount(totalVisits), columns: 'md:col-span-3', look: FIGURE },
    { label: heads.uniquePages, value: formatCount(uniquePages), columns: 'md:col-span-3', look: FIGURE },
    {
      label: heads.lastVisit,
      value: lastVisit === null ? labels.noVisit : formatDateTime(lastVisit),
      columns: 'md:col-span-6',
      look: lastVisit === null ? FIGURE : MOMENT,
    },
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

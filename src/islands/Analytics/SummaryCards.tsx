import { formatCount } from '../../i18n/interpolate.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import type { FormatTimestamp } from './columns.ts';

const FIGURE = 'mt-2.5 text-title';
// Smaller, and on the same line as the figures. No `<time>`, which screen readers pass over.
const MOMENT = 'mt-2.5 text-heading tabular-nums md:pt-[0.55em]';

interface Props {
  labels: UiStrings['analyticsPage']['cards'];
  /** Newest first. */
  pageViews: PageView[];
  format: FormatTimestamp;
  language: string;
}

/** Total visits, unique pages and last visit. */
export default function SummaryCards({ labels, pageViews, format, language }: Props) {
  const uniquePages = new Set(pageViews.map(({ path }) => path)).size;
  const last = pageViews[0];
  const count = (value: number) => formatCount(value, language);
  const cards = [
    { label: labels.totalVisits, value: count(pageViews.length), columns: 'md:col-span-3', look: FIGURE },
    { label: labels.uniquePages, value: count(uniquePages), columns: 'md:col-span-3', look: FIGURE },
    {
      label: labels.lastVisit,
      value: last ? format(last.timestamp) : labels.noVisit,
      columns: 'md:col-span-6',
      look: last ? MOMENT : FIGURE,
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
}

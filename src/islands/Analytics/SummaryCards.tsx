import type { JSX } from 'react';
import { formatCount } from '../../i18n/interpolate.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import type { FormatTimestamp } from './columns.ts';

const NUMBER_CLASSES = 'mt-2.5 text-title';
/**
 * Classes of the last visit. Its text is smaller and has the same baseline as the numbers. The element isn't a `<time>`, which screen
 * readers skip inside the list.
 */
const TIME_CLASSES = 'mt-2.5 text-heading tabular-nums md:pt-[0.55em]';

interface Props {
  labels: UiStrings['analyticsPage']['cards'];
  /** Page views, newest first. */
  pageViews: PageView[];
  format: FormatTimestamp;
  language: string;
}

/** Shows the number of visits, the number of unique pages, and the last visit. */
export default function SummaryCards({ labels, pageViews, format, language }: Props): JSX.Element {
  const uniquePages = new Set(pageViews.map(({ path }) => path)).size;
  const lastVisit = pageViews[0];
  const formatNumber = (value: number) => formatCount(value, language);
  const cards = [
    {
      label: labels.totalVisits,
      value: formatNumber(pageViews.length),
      columns: 'md:col-span-3',
      valueClasses: NUMBER_CLASSES,
    },
    {
      label: labels.uniquePages,
      value: formatNumber(uniquePages),
      columns: 'md:col-span-3',
      valueClasses: NUMBER_CLASSES,
    },
    {
      label: labels.lastVisit,
      value: lastVisit ? format(lastVisit.timestamp) : labels.noVisit,
      columns: 'md:col-span-6',
      valueClasses: lastVisit ? TIME_CLASSES : NUMBER_CLASSES,
    },
  ];

  return (
    <dl className="mt-[clamp(48px,5vw,80px)] grid grid-cols-12 gap-x-gutter border-t border-ink">
      {cards.map(({ label, value, columns, valueClasses }) => (
        <div
          key={label}
          className={`col-span-full border-b border-line pb-6 pt-5 md:border-b-0 xl:col-span-4 ${columns}`}
        >
          <dt className="text-note text-cement">{label}</dt>
          <dd className={valueClasses}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { memo } from 'react';
import { formatDateTime } from '../../page-views/days.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { summarise } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  words: AnalyticsPage['cards'];
  /** Newest first. */
  filtered: PageView[];
  isFiltered: boolean;
}

const CARD = 'col-span-full border-b border-line pb-6 pt-5 md:border-b-0 xl:col-span-4';
const LABEL = 'text-note text-cement';
const FIGURE = 'mt-2.5 text-title';

/** Total visits, unique pages and last visit; with a filter they say that they are those of the filter. */
export default memo(function SummaryCards({ words, filtered, isFiltered }: Props) {
  const { totalVisits, uniquePages, lastVisit } = summarise(filtered);
  const labels = isFiltered ? words.filtered : words;

  return (
    <dl className="mt-[clamp(48px,5vw,80px)] grid grid-cols-12 gap-x-gutter border-t border-ink">
      <div className={`${CARD} md:col-span-3`}>
        <dt className={LABEL}>{labels.totalVisits}</dt>
        <dd className={FIGURE}>{totalVisits}</dd>
      </div>
      <div className={`${CARD} md:col-span-3`}>
        <dt className={LABEL}>{labels.uniquePages}</dt>
        <dd className={FIGURE}>{uniquePages}</dd>
      </div>
      <div className={`${CARD} md:col-span-6`}>
        <dt className={LABEL}>{labels.lastVisit}</dt>
        {lastVisit === null ? (
          <dd className={FIGURE}>{words.noVisit}</dd>
        ) : (
          // Smaller, and on the same line as the figures. No `<time>`, which screen readers pass over.
          <dd className="mt-2.5 text-heading tabular-nums md:pt-[0.55em]">{formatDateTime(lastVisit)}</dd>
        )}
      </div>
    </dl>
  );
});

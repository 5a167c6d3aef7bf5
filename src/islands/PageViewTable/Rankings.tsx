import { memo, useId } from 'react';
import { formatCount } from '../../fill.ts';
import { classifyDevice, type PageView } from '../../page-views/page-view.ts';
import { rankBy } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  labels: AnalyticsPage['rankings'];
  tableLabels: AnalyticsPage['table'];
  filtered: PageView[];
}

const VALUES_SHOWN = 6;

/** The most frequent pages, referrers and devices, the most frequent first. */
export default memo(function Rankings({ labels, tableLabels, filtered }: Props) {
  const rank = (valueOf: (pageView: PageView) => string) => rankBy(filtered, valueOf, VALUES_SHOWN);
  const rankings = [
    { name: 'path', values: rank(({ path }) => path) },
    { name: 'referrer', values: rank(({ referrer }) => referrer || tableLabels.noReferrer) },
    { name: 'device', values: rank((pageView) => tableLabels.devices[classifyDevice(pageView)]) },
  ] as const;

  return rankings.map(({ name, values }) => (
    <Ranking key={name} heading={labels[name]} visitsLabel={labels.visits} values={values} />
  ));
});

interface RankingProps {
  heading: string;
  /** Screen readers read it before each figure. */
  visitsLabel: string;
  values: ReturnType<typeof rankBy>;
}

/** One list; behind each value lies a bar as long as its share of the first one. */
function Ranking({ heading, visitsLabel, values }: RankingProps) {
  const headingId = useId();
  const most = values[0]?.visits ?? 0;

  return (
    <section aria-labelledby={headingId}>
      <h2 className="border-b border-ink pb-3 text-note text-cement" id={headingId}>
        {heading}
      </h2>
      <ol className="[overflow-wrap:anywhere]">
        {values.map(({ value, visits }) => (
          <li className="relative border-b border-line" key={value}>
            <svg className="views-bar absolute inset-0 h-full w-full fill-frame" aria-hidden="true">
              <rect width={`${(visits / most) * 100}%`} height="100%" />
            </svg>
            <p className="relative flex min-h-control items-center gap-4 px-3 py-2">
              <span className="line-clamp-2 flex-1">{value}</span>{' '}
              <span className="tabular-nums">
                <span className="sr-only">{visitsLabel} </span>
                <span>{formatCount(visits)}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

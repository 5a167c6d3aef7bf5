import { memo, useId } from 'react';
import { formatCount } from '../../fill.ts';
import { classifyDevice, type PageView } from '../../page-views/page-view.ts';
import { rankBy } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';

interface Props {
  labels: AnalyticsPage['rankings'];
  tableLabels: AnalyticsPage['table'];
  filtered: PageView[];
  language: string;
}

const VALUES_SHOWN = 6;

/** The most frequent pages, referrers and devices; behind each value lies a bar as long as its share of the first one. */
export default memo(function Rankings({ labels, tableLabels, filtered, language }: Props) {
  const id = useId();
  const rank = (valueOf: (pageView: PageView) => string) => rankBy(filtered, valueOf, VALUES_SHOWN);
  const rankings = [
    { name: 'path', values: rank(({ path }) => path) },
    { name: 'referrer', values: rank(({ referrer }) => referrer || tableLabels.noReferrer) },
    { name: 'device', values: rank((pageView) => tableLabels.devices[classifyDevice(pageView)]) },
  ] as const;

  return rankings.map(({ name, values }) => (
    <section key={name} aria-labelledby={id + name}>
      <h2 className="border-b border-ink pb-3 text-note text-cement" id={id + name}>
        {labels[name]}
      </h2>
      <ol className="[overflow-wrap:anywhere]">
        {values.map(({ value, visits }) => (
          <li className="relative border-b border-line" key={value}>
            <svg className="views-bar absolute inset-0 h-full w-full fill-frame" aria-hidden="true">
              <rect width={`${(visits / (values[0]?.visits ?? 1)) * 100}%`} height="100%" />
            </svg>
            <p className="relative flex min-h-control items-center gap-4 px-3 py-2">
              <span className="line-clamp-2 flex-1">{value}</span>{' '}
              <span className="tabular-nums">
                {/* Screen readers read it before each figure. */}
                <span className="sr-only">{labels.visits} </span>
                <span>{formatCount(visits, language)}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
});

import { memo, useId } from 'react';
import { fill, formatCount } from '../../fill.ts';
import { type PageViewFilter, RANKED, type Ranking } from '../../page-views/filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { rankBy } from '../../page-views/summary.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { nameOfValue } from './columns.ts';

interface Props {
  labels: AnalyticsPage['rankings'];
  tableLabels: AnalyticsPage['table'];
  /** Newest first. */
  filtered: PageView[];
  chosen: PageViewFilter['chosen'];
  /** Called with the row that was pressed. */
  onChoose: (ranking: Ranking, value: string) => void;
  language: string;
}

/** The others open below them. */
const ROWS_SHOWN = 6;

/**
 * The most frequent pages, referrers and devices; behind each row lies a bar as long as its share of the first one. A row is
 * pressed to see its page views alone. The site's own pages are no referrers.
 */
export default memo(function Rankings({ labels, tableLabels, filtered, chosen, onChoose, language }: Props) {
  const id = useId();
  // The title that was seen last.
  const titles = new Map([...filtered].reverse().map(({ path, title }) => [path, title]));
  const fromElsewhere = filtered.filter(({ referrer }) => !referrer.startsWith(`${location.origin}/`));
  const rankings = [
    { name: 'path', rows: rankBy(filtered, RANKED.path) },
    { name: 'referrer', rows: rankBy(fromElsewhere, RANKED.referrer) },
    { name: 'device', rows: rankBy(filtered, RANKED.device) },
  ] as const;

  return rankings.map(({ name, rows }) => {
    const showRow = ({ value, visits }: (typeof rows)[number]) => (
      <li className="relative border-b border-line" key={value}>
        <svg className="views-bar absolute inset-0 h-full w-full fill-frame" aria-hidden="true">
          <rect width={`${(visits / (rows[0]?.visits ?? 1)) * 100}%`} height="100%" />
        </svg>
        <button
          className="relative flex min-h-control w-full items-center gap-4 border-accent px-3 py-2 text-left hover:text-accent aria-pressed:border-l-[3px]"
          type="button"
          aria-pressed={value === chosen[name]}
          onClick={() => onChoose(name, value)}
        >
          <span className="flex-1">
            {name === 'path' && (
              <>
                <span className="line-clamp-2">{titles.get(value)}</span>{' '}
              </>
            )}
            <span className={`line-clamp-2 ${name === 'path' ? 'text-note' : ''}`}>
              {nameOfValue(name, value, tableLabels)}
            </span>
          </span>{' '}
          <span className="tabular-nums">
            {/* Screen readers read it before each figure. */}
            <span className="sr-only">{labels.visits} </span>
            <span>{formatCount(visits, language)}</span>
          </span>
        </button>
      </li>
    );
    return (
      <section key={name} aria-labelledby={id + name}>
        <h2 className="border-b border-ink pb-3 text-note text-cement" id={id + name}>
          {labels[name]}
        </h2>
        <ol className="[overflow-wrap:anywhere]">{rows.slice(0, ROWS_SHOWN).map(showRow)}</ol>
        {rows.length > ROWS_SHOWN && (
          <details>
            <summary className="w-fit cursor-pointer px-3 text-note leading-control text-cement hover:text-accent">
              {fill(labels.all, { n: formatCount(rows.length, language) })}
            </summary>
            <ol className="border-t border-line [overflow-wrap:anywhere]" start={ROWS_SHOWN + 1}>
              {rows.slice(ROWS_SHOWN).map(showRow)}
            </ol>
          </details>
        )}
      </section>
    );
  });
});

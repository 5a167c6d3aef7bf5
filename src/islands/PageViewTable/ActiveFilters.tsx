import type { HistoryFilter } from '../../page-views/history-filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import type { ActiveFilter } from './describe-filter.ts';

interface Props {
  words: AnalyticsPage['filters'];
  active: ActiveFilter[];
  onRemove: (rest: HistoryFilter) => void;
  onRemoveAll: () => void;
}

/** What is being filtered by, each as the button that removes it, and one that removes everything. */
export default function ActiveFilters({ words, active, onRemove, onRemoveAll }: Props) {
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-8">
      <ul className="contents" aria-label={words.active}>
        {active.map(({ name, value, without }) => (
          <li className="min-w-0" key={name}>
            <button
              className="history-active"
              type="button"
              onClick={() => {
                onRemove(without);
              }}
            >
              <span className="sr-only">{words.remove} </span>
              <span className="text-note text-cement">{name}</span>{' '}
              <span className="line-clamp-2">{value}</span>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {active.length > 1 && (
        <button className={TEXT_LINK} type="button" onClick={onRemoveAll}>
          {words.removeAll}
        </button>
      )}
    </div>
  );
}

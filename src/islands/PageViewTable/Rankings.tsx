import { memo } from 'react';
import type { ValueField } from '../../page-views/filter-value.ts';
import type { HistoryFilter } from '../../page-views/history-filter.ts';
import type { RankedValue } from '../../page-views/ranking.ts';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import { nameValue } from './describe-filter.ts';
import Ranking from './Ranking.tsx';

interface Props {
  words: HistoryWords;
  rankings: Record<ValueField, RankedValue[]>;
  filter: HistoryFilter;
  onToggle: (field: ValueField, value: string) => void;
}

const FIELDS = ['path', 'referrer', 'device'] as const;

/** Pages, referrers and devices by their visits, most first. */
export default memo(function Rankings({ words, rankings, filter, onToggle }: Props) {
  return (
    <div className="history-section grid grid-cols-12 gap-x-gutter gap-y-12">
      {FIELDS.map((field) => (
        <Ranking
          key={field}
          heading={words.rankings[field]}
          visitsWord={words.rankings.visits}
          values={rankings[field].map(({ value, visits }) => ({
            value,
            name: nameValue(words.table, field, value),
            visits,
          }))}
          chosen={filter[field]}
          onToggle={(value) => {
            onToggle(field, value);
          }}
        />
      ))}
    </div>
  );
});

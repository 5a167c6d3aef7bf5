import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';

interface Props {
  words: AnalyticsPage['filters'];
  onRemoveAll: () => void;
}

/** In place of chart and table when there are visits, and the filters let none through. */
export default function NoResults({ words, onRemoveAll }: Props) {
  return (
    <div className="history-section border-t border-line pt-12">
      <p className="font-serif text-lead text-cement">{words.noResults}</p>
      <button className={`${TEXT_LINK} mt-4`} type="button" onClick={onRemoveAll}>
        {words.removeAll}
      </button>
    </div>
  );
}

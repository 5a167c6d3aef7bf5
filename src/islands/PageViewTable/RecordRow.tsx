import { classifyDevice } from '../../page-views/device-class.ts';
import type { ValueField } from '../../page-views/filter-value.ts';
import type { HistoryFilter } from '../../page-views/history-filter.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { nameValue } from './describe-filter.ts';

interface Props {
  words: AnalyticsPage['table'];
  record: PageView;
  filter: HistoryFilter;
  formatDateTime: (timestamp: string) => string;
  onToggle: (field: ValueField, value: string) => void;
}

const CELL = 'history-cell p-0 leading-snug md:pr-gutter md:align-top';
const TEXT_CELL = `${CELL} md:py-4`;

/**
 * One record: a row of the table, on narrow screens a small block. The roles are written out because another `display` takes
 * the native ones away.
 */
export default function RecordRow({ words, record, filter, formatDateTime, onToggle }: Props) {
  const { path, title, timestamp, referrer, userAgent } = record;

  const choice = (field: ValueField, value: string) => (
    <button
      className="history-value"
      type="button"
      aria-pressed={filter[field] === value}
      onClick={() => {
        onToggle(field, value);
      }}
    >
      {nameValue(words, field, value)}
    </button>
  );

  return (
    <tr className="history-row grid gap-x-4 border-b border-line pb-4 pt-1 md:table-row" role="row">
      <td
        className={`${TEXT_CELL} col-start-1 row-start-3 text-note tabular-nums text-cement md:text-ui md:leading-snug md:text-ink`}
        role="cell"
      >
        <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
      </td>
      <td className={`${CELL} col-start-1 row-start-1 font-medium md:font-normal`} role="cell">
        {choice('path', path)}
      </td>
      <td className={`${TEXT_CELL} col-span-full row-start-2`} role="cell">
        {title}
      </td>
      <td className={`${CELL} hidden md:table-cell`} role="cell">
        {choice('referrer', referrer)}
      </td>
      <td className={`${CELL} col-start-2 row-start-1 text-right md:text-left`} role="cell">
        {choice('device', classifyDevice(userAgent))}
      </td>
    </tr>
  );
}

import { formatDateTime } from '../../page-views/days.ts';
import type { PageViewFilter, ValueField } from '../../page-views/filter.ts';
import { classifyDevice, type PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { nameValue } from './words.ts';

interface Props {
  words: AnalyticsPage['table'];
  pageView: PageView;
  filter: PageViewFilter;
  onToggle: (field: ValueField, value: string) => void;
}

const CELL = 'p-0 leading-snug md:pr-gutter md:align-top';
const TEXT_CELL = `${CELL} md:py-4`;

/**
 * One page view: a row of the table, on narrow screens a small block. The roles are explicit because another `display`
 * removes the native ones.
 */
export default function TableRow({ words, pageView, filter, onToggle }: Props) {
  const { path, title, timestamp, referrer } = pageView;

  const choice = (field: ValueField, value: string) => (
    <button
      className="min-h-control min-w-11 py-2.5 decoration-2 underline-offset-link [text-align:inherit] hover:text-accent aria-pressed:underline md:my-[5px]"
      type="button"
      aria-pressed={filter[field] === value}
      onClick={() => onToggle(field, value)}
    >
      {nameValue(words, field, value)}
    </button>
  );

  return (
    <tr
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line pb-4 pt-1 md:table-row"
      role="row"
    >
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
        {choice('device', classifyDevice(pageView))}
      </td>
    </tr>
  );
}

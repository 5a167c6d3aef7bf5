import { useId } from 'react';
import { addDays, createDayOf } from '../../page-views/calendar-day.ts';
import { daysOf, type Period } from '../../page-views/period.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import DateField from './DateField.tsx';

interface Props {
  words: AnalyticsPage['filters'];
  period: Period;
  now: Date;
  onChange: (period: Period, how: 'click' | 'typing') => void;
}

/** Days that a range begins with when no other period says more. */
const RANGE_DAYS = 30;

/** Buttons for the periods of the history, and two dates when these are chosen. */
export default function PeriodFilter({ words, period, now, onChange }: Props) {
  const labelId = useId();
  const isLast = (days: number) => period.kind === 'last' && period.days === days;
  const startRange = (): Period => {
    const today = createDayOf()(now);
    return { kind: 'range', ...(daysOf(period, now) ?? { from: addDays(today, 1 - RANGE_DAYS), to: today }) };
  };

  const button = (text: string, isPressed: boolean, choose: () => Period) => (
    <button
      className="history-period"
      type="button"
      aria-pressed={isPressed}
      onClick={() => {
        if (!isPressed) onChange(choose(), 'click');
      }}
    >
      {text}
    </button>
  );

  return (
    <div>
      <p className="text-note text-cement" id={labelId}>
        {words.period}
      </p>
      <div className="history-periods" role="group" aria-labelledby={labelId}>
        {button(words.periods.today, period.kind === 'today', () => ({ kind: 'today' }))}
        {button(words.periods.week, isLast(7), () => ({ kind: 'last', days: 7 }))}
        {button(words.periods.month, isLast(30), () => ({ kind: 'last', days: 30 }))}
        {button(words.periods.all, period.kind === 'all', () => ({ kind: 'all' }))}
        {button(words.periods.range, period.kind === 'range', startRange)}
      </div>
      {period.kind === 'range' && (
        <div className="mt-6 flex gap-x-gutter">
          <DateField
            label={words.from}
            day={period.from}
            onDay={(from) => {
              onChange({ ...period, from }, 'typing');
            }}
          />
          <DateField
            label={words.to}
            day={period.to}
            onDay={(to) => {
              onChange({ ...period, to }, 'typing');
            }}
          />
        </div>
      )}
    </div>
  );
}

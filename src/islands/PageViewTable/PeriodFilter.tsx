import { useId, useState } from 'react';
import { addDays, dayOf } from '../../page-views/days.ts';
import { daysOf, type Period } from '../../page-views/filter.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import Field from './Field.tsx';

interface Props {
  words: AnalyticsPage['filters'];
  period: Period;
  now: Date;
  onChange: (period: Period, how: 'click' | 'typing') => void;
}

const KINDS = ['today', 'week', 'month', 'all', 'range'] as const;
/** Days that a range begins with when no other period says more. */
const RANGE_DAYS = 30;

/** Buttons for the periods, and two dates when these are chosen. */
export default function PeriodFilter({ words, period, now, onChange }: Props) {
  const labelId = useId();
  const choose = (kind: Period['kind']): Period => {
    if (kind !== 'range') return { kind };
    const today = dayOf(now);
    return { kind, ...(daysOf(period, now) ?? { from: addDays(today, 1 - RANGE_DAYS), to: today }) };
  };

  return (
    <div>
      <p className="text-note text-cement" id={labelId}>
        {words.period}
      </p>
      {/* Forced colours would show a transparent border: only the pressed button has one. */}
      <div
        className="mt-1 flex flex-wrap gap-x-[clamp(6px,2.4vw,28px)] border-b border-line"
        role="group"
        aria-labelledby={labelId}
      >
        {KINDS.map((kind) => (
          <button
            className="-mb-px min-h-[52px] min-w-[44px] border-accent pb-[3px] text-left text-ui-lg text-cement transition-colors duration-quick hover:text-ink aria-pressed:border-b-[3px] aria-pressed:pb-0 aria-pressed:text-ink"
            key={kind}
            type="button"
            aria-pressed={kind === period.kind}
            onClick={() => {
              if (kind !== period.kind) onChange(choose(kind), 'click');
            }}
          >
            {words.periods[kind]}
          </button>
        ))}
      </div>
      {period.kind === 'range' && (
        <div className="mt-6 flex gap-x-gutter">
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={words[end]}
              day={period[end]}
              onDay={(day) => onChange({ ...period, [end]: day }, 'typing')}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface DateProps {
  label: string;
  /** A calendar day, `2026-11-20`. */
  day: string;
  /** Called with each complete day. */
  onDay: (day: string) => void;
}

/** One labelled date. While it is being typed it may hold no day; the last complete one counts. */
function DateField({ label, day, onDay }: DateProps) {
  const [typed, setTyped] = useState({ text: day, day });
  if (typed.day !== day) setTyped({ text: day, day });

  return (
    <Field
      label={label}
      type="date"
      value={typed.text}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ text: value, day: value || day });
        if (value) onDay(value);
      }}
    />
  );
}

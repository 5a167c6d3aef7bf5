import { useId, useState } from 'react';

interface Props {
  label: string;
  /** A calendar day, `2026-11-20`. */
  day: string;
  /** Called with each complete day. */
  onDay: (day: string) => void;
}

/** One labelled date. While it is being typed it may hold no day; the last complete one counts. */
export default function DateField({ label, day, onDay }: Props) {
  const id = useId();
  const [typed, setTyped] = useState({ text: day, day });
  if (typed.day !== day) setTyped({ text: day, day });

  return (
    <div className="min-w-0 flex-1">
      <label className="block text-note text-cement" htmlFor={id}>
        {label}
      </label>
      <input
        className="history-field"
        id={id}
        type="date"
        value={typed.text}
        onChange={({ currentTarget: { value } }) => {
          setTyped({ text: value, day: value || day });
          if (value) onDay(value);
        }}
      />
    </div>
  );
}

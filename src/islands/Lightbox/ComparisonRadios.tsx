import type { JSX } from 'react';
import type { Comparison } from './parse-page-images.ts';

interface Props {
  comparison: Comparison;
  isToday: boolean;
  onSelect: (isToday: boolean) => void;
}

/** Radio buttons that select the state of a place: today, or in the project. */
export default function ComparisonRadios({ comparison, isToday, onSelect }: Props): JSX.Element {
  const { title, choices } = comparison;
  const options = [
    { label: choices.today, isSelected: isToday, select: () => onSelect(true) },
    { label: choices.project, isSelected: !isToday, select: () => onSelect(false) },
  ];
  return (
    <div className="lightbox-states" role="radiogroup" aria-label={title}>
      {options.map(({ label, isSelected, select }) => (
        <label key={label}>
          <input type="radio" name="lightbox-states" checked={isSelected} onChange={select} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

import { useId } from 'react';

interface Props {
  heading: string;
  /** What is counted, for those who hear a figure without seeing the heading. */
  visitsWord: string;
  /** Most visits first. */
  values: { value: string; name: string; visits: number }[];
  /** The value that the page is filtered by. */
  chosen: string | undefined;
  onToggle: (value: string) => void;
}

/** Values with a bar behind each that is as long as its share of the most visited one. Each value filters by itself. */
export default function Ranking({ heading, visitsWord, values, chosen, onToggle }: Props) {
  const headingId = useId();
  const max = Math.max(...values.map(({ visits }) => visits), 1);

  return (
    <section className="col-span-full md:col-span-6 xl:col-span-4" aria-labelledby={headingId}>
      <h2 className="border-b border-ink pb-3 text-note text-cement" id={headingId}>
        {heading}
      </h2>
      <ol>
        {values.map(({ value, name, visits }) => (
          <li className="relative border-b border-line" key={value}>
            <svg className="history-bar" aria-hidden="true">
              <rect width={`${(visits / max) * 100}%`} height="100%" />
            </svg>
            <button
              className="history-ranked"
              type="button"
              aria-pressed={value === chosen}
              onClick={() => {
                onToggle(value);
              }}
            >
              <span className="history-ranked-name line-clamp-2">{name}</span>{' '}
              <span className="tabular-nums">
                {visits}
                <span className="sr-only"> {visitsWord}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

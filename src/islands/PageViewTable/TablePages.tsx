import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import { fillTemplate } from './fill-template.ts';

interface Props {
  words: AnalyticsPage['table']['pages'];
  /** Id of the text that says which records are shown. */
  positionId: string;
  /** Index of the first record shown. */
  start: number;
  /** Records on one page of the table. */
  size: number;
  total: number;
  onShow: (start: number) => void;
}

const BUTTON = `${TEXT_LINK} aria-disabled:cursor-not-allowed aria-disabled:text-disabled aria-disabled:no-underline`;

/** Buttons through a long table. At the ends they stay in place and do nothing, so that the focus is never lost. */
export default function TablePages({ words, positionId, start, size, total, onShow }: Props) {
  const isFirst = start === 0;
  const isLast = start + size >= total;
  const position = { from: start + 1, to: Math.min(start + size, total), total };

  return (
    <nav className="mt-6 flex flex-wrap items-center gap-x-8" aria-label={words.label}>
      <button
        className={BUTTON}
        type="button"
        aria-disabled={isFirst}
        onClick={() => isFirst || onShow(start - size)}
      >
        {words.previous}
      </button>
      <button
        className={BUTTON}
        type="button"
        aria-disabled={isLast}
        onClick={() => isLast || onShow(start + size)}
      >
        {words.next}
      </button>
      {/* Read out with the heading that gets the focus; the visits of other tabs, which change it too, are announced elsewhere. */}
      <p className="text-note tabular-nums text-cement" id={positionId} role="status" aria-live="off">
        {fillTemplate(words.position, position)}
      </p>
    </nav>
  );
}

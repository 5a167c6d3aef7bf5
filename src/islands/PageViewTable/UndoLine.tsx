import { useEffect, useRef } from 'react';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';

/** What this page has emptied and not brought back. */
export interface Emptied {
  state: 'emptied' | 'restored';
  /** Oldest first. */
  rows: unknown[];
}

interface Props {
  words: AnalyticsPage['tools'];
  emptied: Emptied;
  onUndo: () => void;
}

/** Says that the page views were emptied or brought back, and undoes the first. */
export default function UndoLine({ words, emptied, onUndo }: Props) {
  const text = useRef<HTMLParagraphElement>(null);

  // The button that was pressed is gone, and the focus with it.
  useEffect(() => text.current?.focus(), [emptied]);

  return (
    <div className="mt-8 flex flex-wrap items-baseline gap-x-6">
      <p className="font-serif text-body" ref={text} tabIndex={-1}>
        {words[emptied.state]}
      </p>
      {emptied.state === 'emptied' && (
        <button className={TEXT_LINK} type="button" onClick={onUndo}>
          {words.undo}
        </button>
      )}
    </div>
  );
}

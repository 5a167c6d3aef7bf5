import { useEffect, useId, useRef } from 'react';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import type { Emptying } from './use-page-views.ts';

interface Props {
  words: AnalyticsPage['tools'];
  emptying: Emptying;
}

/** Says what became of the page views and takes it back. It takes the focus, since what had it is gone. */
export default function UndoLine({ words, emptying }: Props) {
  const { state, undoCount, restore } = emptying;
  const textId = useId();
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => line.current?.querySelector<HTMLElement>('button, p')?.focus(), [state, undoCount]);

  if (state === 'untouched') return null;
  const text = { emptied: words.emptied, restored: words.restored, failed: words.failed }[state];
  return (
    <div className="mt-8 flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-6" ref={line}>
      {undoCount > 0 && (
        <button className={TEXT_LINK} type="button" aria-describedby={textId} onClick={restore}>
          {words.undo}
        </button>
      )}
      <p className="font-serif text-body" id={textId} tabIndex={-1}>
        {text}
      </p>
    </div>
  );
}

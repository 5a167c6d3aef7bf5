import { type RefObject, useId } from 'react';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { SOLID_BUTTON, TEXT_LINK } from '../../styles/button.ts';
import { fillTemplate } from './fill-template.ts';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  words: AnalyticsPage['tools']['confirm'];
  /** Records that would go. */
  total: number;
  onAccept: () => void;
}

/** Asks before the history is emptied. What does nothing comes first, and so has the focus. */
export default function ConfirmDialog({ ref, words, total, onAccept }: Props) {
  const id = useId();
  return (
    <dialog
      className="history-dialog"
      ref={ref}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}text`}
    >
      <h2 className="text-heading" id={`${id}heading`}>
        {words.heading}
      </h2>
      <p className="mt-4 font-serif text-body" id={`${id}text`}>
        {fillTemplate(words.text, { n: total })}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <button className={TEXT_LINK} type="button" onClick={() => ref.current?.close()}>
          {words.cancel}
        </button>
        <button
          className={SOLID_BUTTON}
          type="button"
          onClick={() => {
            ref.current?.close();
            onAccept();
          }}
        >
          {words.accept}
        </button>
      </div>
    </dialog>
  );
}

import type { HistoryWords } from '../../schemas/analytics-page.ts';

interface Props {
  words: HistoryWords;
}

/**
 * What the visit history shows until it has read the storage (design §4, loading), and what it needs where no script comes
 * to read it.
 */
export default function Loading({ words }: Props) {
  return (
    <>
      <p className="without-script mt-5 max-w-intro font-serif text-body">{words.withoutScript}</p>
      <div className="with-script history-start">
        <div className="history-thread" />
        <p className="py-12 font-serif text-lead text-cement" role="status">
          {words.loading}
        </p>
      </div>
    </>
  );
}

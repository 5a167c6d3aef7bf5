import { useDeferredValue, useEffect } from 'react';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import type { Site } from '../../schemas/site.ts';
import Notices from '../shared/Notices.tsx';
import FailureBoundary from './FailureBoundary.tsx';
import History from './History.tsx';
import Loading from './Loading.tsx';
import { usePageViewHistory } from './use-page-view-history.ts';
import { showNotice } from '../shared/show-notice.ts';

interface Props {
  words: HistoryWords;
  notices: Site['notices'];
}

/**
 * The visit history (specification §2, §4, §8; design §4): loading, then loaded or failed. It is an island because the
 * records exist in the visitor's browser only; the server can render nothing but the loading state.
 */
export default function PageViewTable({ words, notices }: Props) {
  // Reading a long history and showing it are two tasks.
  const reading = useDeferredValue(usePageViewHistory());
  const history = reading?.history;
  const isLoaded = history?.status === 'loaded';
  const unreadableRows = isLoaded ? history.unreadableRows : 0;
  const hasUnreadable = history !== undefined && (!isLoaded || history.hasSetAside || unreadableRows > 0);
  const isEmpty = isLoaded && history.records.length === 0 && unreadableRows === 0;

  // Said when it becomes so, and not again with every visit that other tabs add.
  useEffect(() => {
    if (hasUnreadable) showNotice({ ...words.notices.failed, isDestructive: true });
  }, [hasUnreadable, words.notices]);
  useEffect(() => {
    return isEmpty ? showNotice({ ...words.notices.empty, isDestructive: true }) : undefined;
  }, [isEmpty, words.notices]);

  const failure = <p className="mt-5 max-w-intro font-serif text-body">{words.withoutScript}</p>;
  return (
    <FailureBoundary fallback={failure}>
      {reading ? <History words={words} reading={reading} /> : <Loading words={words} />}
      <Notices label={notices.label} closeLabel={notices.close} />
    </FailureBoundary>
  );
}

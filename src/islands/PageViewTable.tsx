import { useEffect } from 'react';
import type { PageViewHistory } from '../page-views/storage.ts';
import type { AnalyticsPage } from '../schemas/analytics-page.ts';
import type { Site } from '../schemas/site.ts';
import Notices from './Notices.tsx';
import History from './page-view-table/History.tsx';
import Loading from './page-view-table/Loading.tsx';
import { usePageViewHistory } from './page-view-table/use-page-view-history.ts';
import { showNotice } from './show-notice.ts';

interface Props {
  words: AnalyticsPage;
  notices: Site['notices'];
}

/**
 * The visit history (specification §2, §4, §8; design §4): loading, then loaded or failed. It is an island because the
 * records exist in the visitor's browser only; the server can render nothing but the loading state.
 */
export default function PageViewTable({ words, notices }: Props) {
  const reading = usePageViewHistory();
  const history = reading?.history;

  useEffect(() => {
    if (history) announce(history, words.notices);
  }, [history, words.notices]);

  return (
    <>
      {reading ? (
        <History words={words} history={reading.history} readAt={reading.readAt} />
      ) : (
        <Loading text={words.loading} />
      )}
      <Notices label={notices.label} closeLabel={notices.close} />
    </>
  );
}

function announce(history: PageViewHistory, words: AnalyticsPage['notices']): void {
  const isLoaded = history.status === 'loaded';
  const hasUnreadable = !isLoaded || history.hasSetAside || history.unreadableRows > 0;
  if (hasUnreadable) showNotice({ ...words.failed, isDestructive: true });
  if (isLoaded && history.records.length === 0 && history.unreadableRows === 0) {
    showNotice({ ...words.empty, isDestructive: true });
  }
}

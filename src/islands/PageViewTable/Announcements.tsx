import type { PageView } from '../../page-views/page-view.ts';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import { fillTemplate } from './fill-template.ts';
import type { HistoryView } from './use-history-view.ts';
import { useNewVisits } from './use-new-visits.ts';
import { useViewAnnouncement } from './use-view-announcement.ts';

interface Props {
  words: HistoryWords;
  records: PageView[];
  isFromOtherTab: boolean;
  view: HistoryView;
}

/** What is told to those who don't see the figures change: how many visits a filter leaves, and the visits of other tabs. */
export default function Announcements({ words, records, isFromOtherTab, view }: Props) {
  const counts = { n: view.records.length, total: records.length };
  const viewNews = useViewAnnouncement(view.key, fillTemplate(words.filters.results, counts));
  const newVisits = useNewVisits(records, isFromOtherTab);

  return (
    <div className="sr-only" role="status" aria-atomic="false">
      <p>{viewNews}</p>
      <p>{newVisits && fillTemplate(words.newVisits, { n: newVisits.count, total: newVisits.total })}</p>
    </div>
  );
}

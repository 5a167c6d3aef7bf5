import { useEffect, useState } from 'react';
import { fill } from '../../fill.ts';
import { countNewPageViews } from '../../page-views/new-page-views.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { View } from './view.ts';
import type { PageViewWords } from './words.ts';

interface Props {
  words: PageViewWords;
  /** All of them, in stored order. */
  pageViews: PageView[];
  isFromOtherTab: boolean;
  view: View;
}

const QUIET_MS = 60_000;

/** What is told to those who don't see the figures change: how many visits a filter leaves, and the visits of other tabs. */
export default function Announcements({ words, pageViews, isFromOtherTab, view }: Props) {
  const counts = { n: view.pageViews.length, total: pageViews.length };
  const viewNews = useViewAnnouncement(view.key, fill(words.filters.results, counts));
  const newVisits = useNewVisits(pageViews, isFromOtherTab);

  return (
    <div className="sr-only" role="status" aria-atomic="false">
      <p>{viewNews}</p>
      <p>{newVisits && fill(words.newVisits, newVisits)}</p>
    </div>
  );
}

/** A text that is announced when the view changes, and not when only its figures do; empty for the first view. */
function useViewAnnouncement(viewKey: string, text: string): string {
  const [spoken, setSpoken] = useState({ viewKey, text: '' });
  if (spoken.viewKey !== viewKey) setSpoken({ viewKey, text });
  return spoken.text;
}

/**
 * How many visits other tabs have stored, at most one announcement a minute: what comes meanwhile is in the next one. What this
 * tab has changed itself is not announced.
 */
function useNewVisits(pageViews: PageView[], isFromOtherTab: boolean): { n: number; total: number } | null {
  const [known, setKnown] = useState(pageViews);
  const [announced, setAnnounced] = useState<{ n: number; total: number } | null>(null);
  const [isQuiet, setIsQuiet] = useState(false);

  if (known !== pageViews && !(isQuiet && isFromOtherTab)) {
    const n = isFromOtherTab ? countNewPageViews(known, pageViews) : 0;
    setKnown(pageViews);
    if (n > 0) {
      setAnnounced({ n, total: pageViews.length });
      setIsQuiet(true);
    }
  }

  useEffect(() => {
    if (!isQuiet) return;
    const timer = window.setTimeout(() => setIsQuiet(false), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [isQuiet]);

  return announced;
}

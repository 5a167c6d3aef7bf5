import { useEffect, useState } from 'react';
import { fill } from '../../fill.ts';
import type { View } from './view.ts';
import type { PageViewWords } from './words.ts';

interface Props {
  words: PageViewWords;
  /** Page views in all. */
  total: number;
  isFromOtherTab: boolean;
  view: View;
}

const QUIET_MS = 60_000;

/** Live region: how many visits a filter leaves, and the visits of other tabs. */
export default function Announcements({ words, total, isFromOtherTab, view }: Props) {
  const results = fill(words.filters.results, { n: view.pageViews.length, total });
  const viewNews = useViewAnnouncement(view.key, results);
  const newVisits = useNewVisits(total, isFromOtherTab);

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
function useNewVisits(total: number, isFromOtherTab: boolean): { n: number; total: number } | null {
  const [known, setKnown] = useState(total);
  const [announced, setAnnounced] = useState<{ n: number; total: number } | null>(null);
  const [isQuiet, setIsQuiet] = useState(false);

  if (known !== total && !(isQuiet && isFromOtherTab)) {
    setKnown(total);
    if (isFromOtherTab && total > known) {
      setAnnounced({ n: total - known, total });
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

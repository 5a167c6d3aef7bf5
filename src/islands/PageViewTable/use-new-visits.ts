import { useEffect, useState } from 'react';
import { countNewVisits } from '../../page-views/new-visits.ts';
import type { PageView } from '../../page-views/page-view.ts';

const QUIET_MS = 60_000;

/** Visits of other tabs that have been announced. */
export interface AnnouncedVisits {
  count: number;
  total: number;
}

/**
 * Visits that other tabs have stored, at most one announcement a minute: what comes meanwhile is in the next one. What this
 * tab has changed itself is not announced.
 */
export function useNewVisits(records: PageView[], isFromOtherTab: boolean): AnnouncedVisits | null {
  const [known, setKnown] = useState(records);
  const [announced, setAnnounced] = useState<AnnouncedVisits | null>(null);
  const [isQuiet, setIsQuiet] = useState(false);

  if (known !== records && !(isQuiet && isFromOtherTab)) {
    const count = isFromOtherTab ? countNewVisits(known, records) : 0;
    setKnown(records);
    if (count > 0) {
      setAnnounced({ count, total: records.length });
      setIsQuiet(true);
    }
  }

  useEffect(() => {
    if (!isQuiet) return;
    const timer = window.setTimeout(() => {
      setIsQuiet(false);
    }, QUIET_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isQuiet]);

  return announced;
}

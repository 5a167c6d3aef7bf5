import type { ComponentProps, JSX } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { PAGE_VIEWS_KEY } from '../../page-views/page-view.ts';
import { shouldReportUnreadable, readPageViews, type StoredPageViews } from '../../page-views/storage.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import '../shared/restore-server-html.ts';
import Toasts from '../toasts/Toasts.tsx';
import { showToast } from '../toasts/show-toast.ts';
import Dashboard from './Dashboard.tsx';

interface Props {
  labels: ComponentProps<typeof Dashboard>['labels'];
  toastLabels: UiStrings['site']['notices'];
  /** BCP 47 tag for dates and numbers. */
  language: string;
}

/** Shows the page views of this browser. It is an island because the page views are only in the visitor's browser. */
export default function PageViewTable({ labels, toastLabels, language }: Props): JSX.Element {
  const stored = useSyncExternalStore(subscribeToStorage, getSnapshot, () => undefined);
  const hasFailed = stored === null;
  const unreadable = stored?.unreadable ?? 0;
  const isEmpty = stored?.isEmpty ?? false;

  // Report each number of unreadable rows only once, not after each visit or each page view in another tab.
  useEffect(() => {
    if (hasFailed || (unreadable > 0 && shouldReportUnreadable(window.localStorage, unreadable)))
      showToast(labels.notices.failed, 'destructive');
  }, [hasFailed, unreadable, labels.notices]);
  useEffect(() => {
    return isEmpty ? showToast(labels.notices.empty, 'destructive') : undefined;
  }, [isEmpty, labels.notices]);

  return (
    <>
      {stored === undefined ? (
        <LoadingIndicator labels={labels} />
      ) : (
        <Dashboard labels={labels} stored={stored} language={language} />
      )}
      <Toasts {...toastLabels} />
    </>
  );
}

/** Stored page views; null if reading failed; undefined before the first read. */
let snapshot: StoredPageViews | null | undefined;

const refreshSnapshot = (): void => {
  snapshot = readPageViews(() => window.localStorage);
};

/** Returns the stored page views. The object is the same until the storage changes. */
const getSnapshot = (): StoredPageViews | null | undefined => {
  // Wait until the page has been parsed, because the recorder is a deferred script.
  if (snapshot === undefined && document.readyState !== 'loading') refreshSnapshot();
  return snapshot;
};

/** Listens to changes by this page, to changes by other tabs (`storage`), and to the end of loading. */
function subscribeToStorage(notify: () => void): () => void {
  const cleanup = new AbortController();
  const handleChange = () => {
    refreshSnapshot();
    notify();
  };
  for (const event of [PAGE_VIEWS_KEY, 'storage', 'DOMContentLoaded'])
    window.addEventListener(event, handleChange, { signal: cleanup.signal });
  return () => cleanup.abort();
}

function LoadingIndicator({ labels }: Pick<Props, 'labels'>): JSX.Element {
  return (
    <div className="with-script mt-[clamp(48px,5vw,80px)]">
      <div className="relative h-[2px] overflow-hidden bg-line">
        <div className="absolute inset-y-0 left-[8%] right-[62%] bg-accent motion-safe:animate-thread" />
      </div>
      <p className="py-12 font-serif text-lead text-cement" role="status" suppressHydrationWarning>
        {labels.loading}
      </p>
    </div>
  );
}

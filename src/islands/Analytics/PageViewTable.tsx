import type { ComponentProps } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { PAGE_VIEWS_KEY } from '../../page-views/page-view.ts';
import { isReportDue, readPageViews, type StoredPageViews } from '../../page-views/storage.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import '../shared/restore-server-html.ts';
import Toasts from '../toasts/Toasts.tsx';
import { showToast } from '../toasts/show-toast.ts';
import Dashboard from './Dashboard.tsx';

interface Props {
  labels: ComponentProps<typeof Dashboard>['labels'];
  toastLabels: UiStrings['site']['notices'];
  /** Of dates and numbers: a BCP 47 tag. */
  language: string;
}

/** The page views of this browser. It is an island because they exist in the visitor's browser only. */
export default function PageViewTable({ labels, toastLabels, language }: Props) {
  const stored = useSyncExternalStore(subscribe, readOnce, () => undefined);
  const hasFailed = stored === null;
  const unreadable = stored?.unreadable ?? 0;
  const isEmpty = stored?.isEmpty ?? false;

  // Once for each state, not at every opening, nor with every page view that another tab adds.
  useEffect(() => {
    if (hasFailed || (unreadable > 0 && isReportDue(window.localStorage, unreadable)))
      showToast(labels.notices.failed, 'destructive');
  }, [hasFailed, unreadable, labels.notices]);
  useEffect(() => {
    return isEmpty ? showToast(labels.notices.empty, 'destructive') : undefined;
  }, [isEmpty, labels.notices]);

  return (
    <>
      {stored === undefined ? (
        <Loading labels={labels} />
      ) : (
        <Dashboard labels={labels} stored={stored} language={language} />
      )}
      <Toasts {...toastLabels} />
    </>
  );
}

/** What was read, null where it can't be; undefined until it is read. */
let reading: StoredPageViews | null | undefined;

const read = () => {
  reading = readPageViews(() => window.localStorage);
};

/**
 * The page views stored in this browser, as they are now in any tab: the same object until the storage changes. While the page
 * is still arriving there is none, because the recorder is a deferred script.
 */
const readOnce = () => {
  if (reading === undefined && document.readyState !== 'loading') read();
  return reading;
};

/** Listens to the end of the page, and to changes by this page and, as `storage` events, by other tabs. */
function subscribe(notify: () => void): () => void {
  const cleanup = new AbortController();
  const renew = () => {
    read();
    notify();
  };
  for (const event of [PAGE_VIEWS_KEY, 'storage', 'DOMContentLoaded'])
    window.addEventListener(event, renew, { signal: cleanup.signal });
  return () => cleanup.abort();
}

/** What is shown until the storage has been read. */
function Loading({ labels }: Pick<Props, 'labels'>) {
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

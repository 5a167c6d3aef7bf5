import type { ComponentProps, ReactNode } from 'react';
import { Component, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { PAGE_VIEWS_KEY } from '../../page-views/page-view.ts';
import { isReportDue, readPageViews, type StoredPageViews } from '../../page-views/storage.ts';
import type { Site } from '../../schemas/site.ts';
import Toasts from '../toasts/Toasts.tsx';
import { showToast } from '../toasts/show-toast.ts';
import Dashboard from './Dashboard.tsx';

interface Props {
  labels: ComponentProps<typeof Dashboard>['labels'];
  toastLabels: Site['notices'];
  /** Of dates and numbers: a BCP 47 tag. */
  language: string;
}

/** The page views of this browser. It is an island because they exist in the visitor's browser only. */
export default function PageViewTable({ labels, toastLabels, language }: Props) {
  // Reading a long list and rendering it are two tasks.
  const reading = useDeferredValue(useSyncExternalStore(subscribe, readOnce, () => null));
  const stored = reading?.stored;
  const hasFailed = stored === null;
  const unreadable = stored?.unreadable ?? 0;
  const isEmpty = stored?.isEmpty ?? false;

  // Once for each state, not again with every page view that another tab adds.
  useEffect(() => {
    if (hasFailed || (unreadable > 0 && isReportDue(window.localStorage, unreadable)))
      showToast(labels.notices.failed, 'destructive');
  }, [hasFailed, unreadable, labels.notices]);
  useEffect(() => {
    return isEmpty ? showToast(labels.notices.empty, 'destructive') : undefined;
  }, [isEmpty, labels.notices]);

  const failure = <p className="mt-5 max-w-intro font-serif text-body">{labels.withoutScript}</p>;
  return (
    <FailureBoundary fallback={failure}>
      {reading ? <Dashboard labels={labels} language={language} {...reading} /> : <Loading labels={labels} />}
      <Toasts {...toastLabels} />
    </FailureBoundary>
  );
}

/** What was read; `stored` is null where it can't be read. */
interface Reading {
  stored: StoredPageViews | null;
  readAt: Date;
}

const read = (): Reading => ({ stored: readPageViews(() => window.localStorage), readAt: new Date() });
let reading: Reading | null = null;

/**
 * The page views stored in this browser, as they are now in any tab: the same object until the storage changes. While the page
 * is still arriving there is none, because the recorder is a deferred script.
 */
const readOnce = () => {
  if (!reading && document.readyState !== 'loading') reading = read();
  return reading;
};

/**
 * Listens to the end of the page, to changes by this page and, as `storage` events, by other tabs, and to the clock of the page
 * (`Clock.astro`): today becomes another day.
 */
function subscribe(notify: () => void): () => void {
  const cleanup = new AbortController();
  const renew = () => {
    reading = read();
    notify();
  };
  for (const event of [PAGE_VIEWS_KEY, 'storage', 'DOMContentLoaded'])
    window.addEventListener(event, renew, { signal: cleanup.signal });
  const renewOverNight = () => {
    const now = new Date();
    if (reading?.readAt.toDateString() !== now.toDateString()) renew();
  };
  window.addEventListener('clock', renewOverNight, { signal: cleanup.signal });
  return () => cleanup.abort();
}

/** What is shown until the storage has been read. */
function Loading({ labels }: Pick<Props, 'labels'>) {
  return (
    <div className="with-script mt-[clamp(48px,5vw,80px)]">
      <div className="relative h-[2px] overflow-hidden bg-line">
        <div className="views-thread absolute inset-y-0 left-[8%] right-[62%] bg-accent motion-safe:animate-thread" />
      </div>
      <p className="py-12 font-serif text-lead text-cement" role="status" suppressHydrationWarning>
        {labels.loading}
      </p>
    </div>
  );
}

/** Keeps an error in the island from leaving an empty page. Only a class can do that in React. */
class FailureBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

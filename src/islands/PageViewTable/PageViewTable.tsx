import { Component, type ComponentProps, type ReactNode, useDeferredValue, useEffect } from 'react';
import { isReportDue } from '../../page-views/storage.ts';
import type { Site } from '../../schemas/site.ts';
import Toasts from '../toasts/Toasts.tsx';
import { showToast } from '../toasts/show-toast.ts';
import Dashboard from './Dashboard.tsx';
import { useReading } from './reading.ts';

interface Props {
  labels: ComponentProps<typeof Dashboard>['labels'];
  toastLabels: Site['notices'];
}

/** The page views of this browser. It is an island because they exist in the visitor's browser only. */
export default function PageViewTable({ labels, toastLabels }: Props) {
  // Reading a long list and rendering it are two tasks.
  const reading = useDeferredValue(useReading());
  const stored = reading?.stored;
  const hasFailed = stored?.status === 'failed';
  const unreadable = stored?.status === 'loaded' ? stored.unreadable : 0;
  const isEmpty = stored?.status === 'loaded' && stored.isEmpty;

  // Once for each state, not again with every page view that another tab adds.
  useEffect(() => {
    if (hasFailed || (unreadable > 0 && isReportDue(window.localStorage, unreadable)))
      showToast({ ...labels.notices.failed, isDestructive: true });
  }, [hasFailed, unreadable, labels.notices]);
  useEffect(() => {
    return isEmpty ? showToast({ ...labels.notices.empty, isDestructive: true }) : undefined;
  }, [isEmpty, labels.notices]);

  const failure = <p className="mt-5 max-w-intro font-serif text-body">{labels.withoutScript}</p>;
  return (
    <FailureBoundary fallback={failure}>
      {reading ? <Dashboard labels={labels} reading={reading} /> : <Loading labels={labels} />}
      <Toasts {...toastLabels} />
    </FailureBoundary>
  );
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

import { lazy, Suspense } from 'react';
import { useSonner } from 'sonner';
import type { Site } from '../../schemas/site.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

// Their styles stay out of the page until somebody is here to read a notice.
const Notices = lazy(() => import('./Notices.tsx').catch(() => ({ default: PlainNotices })));

/** The corner where notices appear, and until it has come, or if it cannot come, the same notices in the page's own text. */
export default function LazyNotices({ label, close }: Site['notices']) {
  if (!useHydrated()) return null;
  return (
    // Its attribute tells the viewer that this page may show notices.
    <div className="contents" data-notices="">
      <Suspense fallback={<PlainNotices label={label} />}>
        <Notices label={label} closeLabel={close} />
      </Suspense>
    </div>
  );
}

function PlainNotices({ label }: { label: string }) {
  const { toasts } = useSonner();
  return (
    <div role="status" aria-label={label}>
      {toasts.map(({ id, title, description }) => (
        <p key={id} className="mt-6">
          <strong className="font-medium">{typeof title === 'function' ? title() : title}</strong>{' '}
          {typeof description === 'function' ? description() : description}
        </p>
      ))}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import type { Site } from '../../schemas/site.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

// Their styles stay out of the page until somebody is here to read a toast; where they can't come, the form itself tells.
const Toasts = lazy(() => import('./Toasts.tsx').catch(() => ({ default: () => <></> })));

/** The corner where toasts appear. */
export default function LazyToasts(words: Site['notices']) {
  if (!useHydrated()) return null;
  return (
    // Its attribute tells the viewer that this page may show toasts.
    <div className="contents" data-toasts="">
      <Suspense>
        <Toasts {...words} />
      </Suspense>
    </div>
  );
}

import { lazy, Suspense } from 'react';
import type { Site } from '../../schemas/site.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

// Their styles stay out of the page until somebody is here to read a notice; where they can't come, the form itself tells.
const Notices = lazy(() => import('./Notices.tsx').catch(() => ({ default: () => <></> })));

/** The corner where notices appear. */
export default function LazyNotices(words: Site['notices']) {
  if (!useHydrated()) return null;
  return (
    // Its attribute tells the viewer that this page may show notices.
    <div className="contents" data-notices="">
      <Suspense>
        <Notices {...words} />
      </Suspense>
    </div>
  );
}

import { lazy, Suspense } from 'react';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

// Their styles stay out of the page until it hydrates; where they can't be loaded, the form itself reports.
const Toasts = lazy(() => import('./Toasts.tsx').catch(() => ({ default: () => <></> })));

/** The corner where toasts appear. */
export default function LazyToasts(labels: UiStrings['site']['notices']) {
  if (!useHydrated()) return null;
  return (
    // Its attribute tells the viewer that this page may show toasts.
    <div className="contents" data-toasts="">
      <Suspense>
        <Toasts {...labels} />
      </Suspense>
    </div>
  );
}

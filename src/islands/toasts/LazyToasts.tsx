import { type JSX, lazy, Suspense } from 'react';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

// The styles of toasts load after hydration. If they fail to load, the form still shows the result.
const Toasts = lazy(() => import('./Toasts.tsx').catch(() => ({ default: () => <></> })));

export default function LazyToasts(labels: UiStrings['site']['notices']): JSX.Element | null {
  if (!useHydrated()) return null;
  return (
    // If a page has an element with this attribute, the lightbox renders the toasts in its dialog.
    <div className="contents" data-toasts="">
      <Suspense>
        <Toasts {...labels} />
      </Suspense>
    </div>
  );
}

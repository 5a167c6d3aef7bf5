import { type ComponentType, lazy, Suspense } from 'react';
import type { Site } from '../../schemas/site.ts';
import PlainNotices from './PlainNotices.tsx';

type Words = Site['notices'];

// Their styles stay out of the page until somebody is here to read a notice.
const Notices = lazy(() =>
  import('../shared/Notices.tsx').then(
    // A file that arrives empty has no component.
    ({ default: Corner }: { default?: ComponentType<NoticesProps> }) => ({ default: Corner ?? PlainNotices }),
    () => ({ default: PlainNotices }),
  ),
);

interface NoticesProps {
  label: string;
  closeLabel: string;
}

/** The corner where notices appear, and until it has come, or if it cannot come, the same notices in the page's own text. */
export default function LazyNotices({ label, close }: Words) {
  return (
    <Suspense fallback={<PlainNotices label={label} />}>
      <Notices label={label} closeLabel={close} />
    </Suspense>
  );
}

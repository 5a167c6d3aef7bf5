import { type FocusEvent, type JSX, useEffect, useRef } from 'react';
import { toast, Toaster, useSonner } from 'sonner';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import styles from './toasts.css?url';

const MAX_VISIBLE = 3;
const GAP_PX = 12;
const EDGE_PX = 24;
const NARROW_EDGE_PX = 16;
const TITLE_FONT = '500 1em "Special Gothic"';
/** Elements in the top layer, which Escape closes before a toast. `:is` ignores selectors that a browser doesn't support. */
const TOP_LAYER_SELECTOR = ':is(:modal, :popover-open)';

/** Sets the role `status`. Without it, sonner's section would be a landmark, because it has a name. */
const setStatusRole = (section: HTMLElement | null): void => section?.setAttribute('role', 'status');

/** Live region for toasts, with its style sheet. Render it before the first toast. */
export default function Toasts({ label, close }: UiStrings['site']['notices']): JSX.Element {
  const count = useSonner().toasts.length;
  const previousCount = useRef(0);

  useEffect(() => {
    // In a narrow viewport, a toast may cover the focused control and its result. `scroll-padding` reserves the space.
    const control = document.querySelector(':focus');
    const result = document.getElementById(control?.getAttribute('aria-describedby') ?? '');
    if (count > previousCount.current)
      for (const element of [control, result]) element?.scrollIntoView({ block: 'nearest' });
    previousCount.current = count;
  }, [count]);

  useEffect(() => {
    // Load the font now, because a toast may report that the connection is lost.
    document.fonts.load(TITLE_FONT).catch(() => undefined);
  }, []);

  useEffect(() => {
    const handleKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      const newest = toast.getToasts().at(-1);
      // While an input method editor (IME) composes text, Escape only ends the composition.
      if (key === 'Escape' && !isComposing && newest && !document.querySelector(TOP_LAYER_SELECTOR))
        toast.dismiss(newest.id);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  // sonner moves the focus back to the previous element, even after Tab. Without this handler, Tab could not leave the toasts.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) relatedTarget.focus();
  };

  return (
    // sonner's buttons have no `type`, so they would submit a surrounding form.
    <div className="contents" onBlur={handleBlur} onClick={(event) => event.preventDefault()}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Toaster
        ref={setStatusRole}
        position="bottom-right"
        visibleToasts={MAX_VISIBLE}
        gap={GAP_PX}
        offset={EDGE_PX}
        mobileOffset={NARROW_EDGE_PX}
        // Screen readers skip an empty region without a name.
        customAriaLabel={count > 0 ? label : ''}
        closeButton
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: close,
          classNames: { title: 'toast-title', description: 'toast-text', closeButton: 'toast-close' },
        }}
      />
    </div>
  );
}

import { type FocusEvent, useEffect, useRef } from 'react';
import { toast, Toaster, useSonner } from 'sonner';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import styles from './toasts.css?url';

const MAX_VISIBLE = 3;
const GAP_PX = 12;
const EDGE_PX = 24;
const NARROW_EDGE_PX = 16;
const TITLE_FONT = '500 1em "Special Gothic"';
/** Open dialogs and popovers lie over the toasts: Escape closes them first. `:is` forgives what a browser doesn't know. */
const OVER_TOASTS = ':is(:modal, :popover-open)';

/** sonner's named section would be a landmark. */
const setStatusRole = (section: HTMLElement | null) => section?.setAttribute('role', 'status');

/** The corner where toasts appear, a polite live region rendered before the first of them; its stylesheet comes with it. */
export default function Toasts({ label, close }: UiStrings['site']['notices']) {
  const count = useSonner().toasts.length;
  const countBefore = useRef(0);

  useEffect(() => {
    // On a small screen a toast may cover the control that called for it, and its result; the styles leave room for both.
    const control = document.querySelector(':focus');
    const result = document.getElementById(control?.getAttribute('aria-describedby') ?? '');
    if (count > countBefore.current)
      for (const element of [control, result]) element?.scrollIntoView({ block: 'nearest' });
    countBefore.current = count;
  }, [count]);

  useEffect(() => {
    // Loads the font while there is a connection: a toast may have to say that it is gone.
    document.fonts.load(TITLE_FONT).catch(() => undefined);
  }, []);

  useEffect(() => {
    const closeNewest = ({ key, isComposing }: KeyboardEvent) => {
      const newest = toast.getToasts().at(-1);
      // While a text is composed, Escape ends the composition.
      if (key === 'Escape' && !isComposing && newest && !document.querySelector(OVER_TOASTS))
        toast.dismiss(newest.id);
    };
    document.addEventListener('keydown', closeNewest);
    return () => document.removeEventListener('keydown', closeNewest);
  }, []);

  // sonner returns the focus to where it came from, even when the visitor has just moved it on: Tab would go in circles.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) relatedTarget.focus();
  };

  return (
    // sonner's buttons have no type: inside a form they would submit it.
    <div className="contents" onBlur={handleBlur} onClick={(event) => event.preventDefault()}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Toaster
        ref={setStatusRole}
        position="bottom-right"
        visibleToasts={MAX_VISIBLE}
        gap={GAP_PX}
        offset={EDGE_PX}
        mobileOffset={NARROW_EDGE_PX}
        // Without a name the empty region isn't read.
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

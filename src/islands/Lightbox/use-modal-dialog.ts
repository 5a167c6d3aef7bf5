import { type RefObject, useEffect } from 'react';
import { trackVisualViewport } from './track-visual-viewport.ts';

/** Opens a dialog when it mounts, and moves the focus to one of its elements. */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  initialFocus: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    // A visitor who uses a mouse needs no focus ring.
    const focusVisible = opener?.matches(':focus-visible') ?? false;
    // A closing dialog returns the focus to its opener, before `restoreFocus` moves it to the last image.
    opener?.blur();
    dialog.current?.showModal();
    initialFocus.current?.focus({ focusVisible });
    // After a typed URL, browsers remove the focus when this event has been handled.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) initialFocus.current?.focus({ focusVisible });
    });
    return dialog.current ? trackVisualViewport(dialog.current) : undefined;
  }, [dialog, initialFocus]);
}

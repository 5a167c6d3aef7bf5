import { type RefObject, useEffect } from 'react';
import { pushEntry, readEntry } from './history-entry.ts';

const DETAILS_ID = /-details$/;

/**
 * Gives the details of an exhibition the address of its card, `/#cielo-raso`, while they are open: Back closes them,
 * Forward opens them again, and closing them goes back. The panels are native dialogs that open and close by themselves;
 * this follows them.
 *
 * @param root holds the tabs, in the section that holds the dialogs
 */
export function useDetailsAddress(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = root.current?.closest('section');
    return root.current && section ? followDetails(root.current, section) : undefined;
  }, [root]);
}

/** @returns stops following */
function followDetails(root: HTMLElement, section: HTMLElement): () => void {
  // Going back takes a moment, and what is opened in that moment has to wait for it.
  let isGoingBack = false;

  const followDialog = (dialog: HTMLDialogElement) => {
    const details = dialog.id.replace(DETAILS_ID, '');
    const isAddressed = readEntry()?.details === details;
    if (dialog.open && !isAddressed && !isGoingBack) pushEntry(root, { details }, `#${details}`);
    if (!dialog.open && isAddressed) {
      isGoingBack = true;
      history.back();
    }
  };
  const findOpen = () => section.querySelector<HTMLDialogElement>('dialog[open]');
  const followHistory = () => {
    const open = findOpen();
    if (isGoingBack) {
      isGoingBack = false;
      if (open) followDialog(open);
      return;
    }
    const id = `${readEntry()?.details ?? ''}-details`;
    const wanted = section.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);
    if (open !== wanted) open?.close();
    if (wanted?.open === false) wanted.showModal();
  };

  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) followDialog(target as HTMLDialogElement);
  });
  observer.observe(section, { subtree: true, attributeFilter: ['open'] });
  addEventListener('popstate', followHistory);
  // They may have been opened before this island woke.
  const opened = findOpen();
  if (opened) followDialog(opened);
  return () => {
    observer.disconnect();
    removeEventListener('popstate', followHistory);
  };
}

/** Carries a subject to the contact form of the home page: an address that has it comes from a click on one of our links. */
export const SUBJECT_PARAMETER = 'asunto';
/** Carries with it how the message may begin. */
export const MESSAGE_PARAMETER = 'mensaje';

/**
 * Where a subject comes from: the visitor's hand, a click that was held until the form had hydrated, or the address of the page,
 * whose hash the browser follows by itself.
 */
export type SubjectSource = 'click' | 'late-click' | 'address';

/**
 * Calls back when a visitor follows a link that brings a subject to the contact form: at once for an address that
 * already carries one, then on every click on an `a[data-subject]` of this page.
 *
 * @returns stops listening
 */
export function listenForSubjects(
  onRequest: (subject: string, source: SubjectSource, message?: string) => void,
): () => void {
  const { subject: fromAddress, message } = takeFromAddress();
  if (fromAddress !== null) onRequest(fromAddress, 'address', message ?? '');

  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = (event.target as Element).closest<HTMLElement>('a[data-subject]');
    const subject = link?.dataset.subject;
    if (!link || subject === undefined) return;
    event.preventDefault();
    link.closest('dialog')?.close();
    link.closest<HTMLElement>(':popover-open')?.hidePopover();
    history.pushState(null, '', '#contact');
    // A held click is repeated by `src/hydration/held-events.ts`, long after the visitor's hand.
    onRequest(subject, event.isTrusted ? 'click' : 'late-click');
  };
  // Capturing: an island that is still hydrating stops the clicks inside it.
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** Reads subject and message once and leaves a clean address, so that a reload does not bring them back. */
function takeFromAddress() {
  const address = new URL(location.href);
  const take = (name: string) => {
    const value = address.searchParams.get(name);
    address.searchParams.delete(name);
    return value;
  };
  const taken = { subject: take(SUBJECT_PARAMETER), message: take(MESSAGE_PARAMETER) };
  if (taken.subject !== null) history.replaceState(null, '', address);
  return taken;
}

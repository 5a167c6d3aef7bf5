import { type RefObject, useEffect } from 'react';
import { MESSAGE_PARAMETER, SUBJECT_PARAMETER } from '../../contact/message.ts';

/**
 * Takes a visitor who follows a link with a subject to the form, suggests that subject unless the visitor has written one, and
 * begins an empty message. Such a link is an `a[data-subject]` of this page, or has led here from another one with the subject
 * in the address.
 */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  suggestedSubject: RefObject<string>,
  onSuggested: () => void,
): void {
  useEffect(() => {
    const elements = form.current?.elements;
    if (!elements) return undefined;
    const suggest = (subject: string, message: string) => {
      const subjectField = elements.namedItem('subject') as HTMLInputElement;
      const messageField = elements.namedItem('message') as HTMLTextAreaElement;
      if (subjectField.value === '' || subjectField.value === suggestedSubject.current) {
        subjectField.value = subject;
        suggestedSubject.current = subject;
      }
      messageField.value ||= message;
      onSuggested();
    };
    const isBeingFilledIn = () => form.current?.contains(document.activeElement);
    // Without the scroll that focusing brings along: the section's heading belongs in sight as well.
    const focus = () => (elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });

    const { subject, message } = takeFromAddress();
    if (subject !== null) {
      suggest(subject, message ?? '');
      // The browser follows the hash of the address: two scrolls at once would end beside the form.
      if (!isBeingFilledIn()) focus();
    }

    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-subject]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      link.closest<HTMLElement>(':popover-open')?.hidePopover();
      history.pushState(null, '', '#contact');
      suggest(link.dataset.subject ?? '', '');
      // A click that was held until the form had hydrated comes late, and must not pull the visitor out of a field.
      if (!event.isTrusted && isBeingFilledIn()) return;
      form.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
      focus();
    };
    // Capturing: an island that is still hydrating stops the clicks inside it.
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [form, suggestedSubject, onSuggested]);
}

/** Reads subject and message once and leaves a clean address, so that a reload does not bring them back. */
function takeFromAddress() {
  const address = new URL(location.href);
  const subject = address.searchParams.get(SUBJECT_PARAMETER);
  const message = address.searchParams.get(MESSAGE_PARAMETER);
  address.searchParams.delete(SUBJECT_PARAMETER);
  address.searchParams.delete(MESSAGE_PARAMETER);
  if (subject !== null) history.replaceState(null, '', address);
  return { subject, message };
}

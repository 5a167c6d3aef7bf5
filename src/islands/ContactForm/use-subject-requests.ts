import { type RefObject, useEffect } from 'react';
import { keepDraft, readDraft } from '../../contact/draft.ts';
import { readContactRequest, REQUEST_LINKS } from '../../contact/request-link.ts';
import { followFragment, followInPlace, isFragment, replaceFragment } from '../shared/fragment.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** Fragment of the section that holds the form. */
const CONTACT = 'contact';

/**
 * Fills in the subject and the beginning of the message that a link has put into the URL, each unless the visitor has written
 * one. While a message is being sent, the request waits in the URL.
 */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
  keepForm: () => void,
): void {
  useEffect(() => {
    if (isSubmitting) return undefined;
    const follow = (isNew: boolean) => {
      const request = readContactRequest(location);
      const elements = form.current?.elements;
      if (!request || !elements) return;
      // So that a reload doesn't fill it in again.
      replaceFragment(CONTACT, '');
      const subjectField = elements.namedItem('subject') as HTMLInputElement;
      const messageField = elements.namedItem('message') as HTMLTextAreaElement;
      const { suggestion } = readDraft();
      if (['', suggestion.subject].includes(subjectField.value)) subjectField.value = request.subject;
      if (['', suggestion.message].includes(messageField.value)) {
        messageField.value = request.message;
        // A screen reader begins at the caret.
        messageField.setSelectionRange(0, 0);
      }
      keepForm();
      keepDraft({ suggestion: request });
      // After the browser has moved the focus to the section, and only if the visitor hasn't moved it since.
      requestAnimationFrame(() => {
        const isAtForm = document.activeElement?.matches('#contact, #contact [tabindex="-1"]');
        if (isAtForm && (isNew || isInWindow(subjectField)))
          (elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
      });
    };
    // A visitor who is at the form needs no second history entry, to which Back would lead.
    const stay = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(REQUEST_LINKS);
      if (!link || !isFragment(CONTACT) || hasModifier(event)) return;
      event.preventDefault();
      followInPlace(link.hash);
    };
    const stopFollowing = followFragment(follow);
    follow(false);
    document.addEventListener('click', stay, { capture: true });
    return () => {
      document.removeEventListener('click', stay, { capture: true });
      stopFollowing();
    };
  }, [form, isSubmitting, keepForm]);
}

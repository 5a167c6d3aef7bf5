import { type RefObject, useEffect } from 'react';
import { keepDraft, readDraft } from '../../contact/draft.ts';
import { readContactRequest, REQUEST_LINKS } from '../../contact/request-link.ts';
import { followFragment, followInPlace, isFragment, replaceFragment } from '../shared/fragment.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** Fragment of the section that holds the form. */
const CONTACT = 'contact';

/**
 * Suggests the subject and the beginning of a message that a link has brought in the URL, each unless the visitor has written
 * one. What comes while a message is on its way waits in the URL.
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
      // A reload doesn't bring it back.
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
      // Once the link has moved the focus to the section; not when the visitor has gone on meanwhile.
      requestAnimationFrame(() => {
        const isAtForm = document.activeElement?.matches('#contact, #contact [tabindex="-1"]');
        if (isAtForm && (isNew || isInWindow(subjectField)))
          (elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
      });
    };
    // Whoever is at the form already would come back to it a second time.
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

import { type RefObject, useEffect } from 'react';
import { keepDraft, readDraft } from '../../contact/draft.ts';
import { takeContactRequest } from '../../contact/request-address.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/**
 * Suggests the subject and the beginning of a message that a link has brought in the address, each unless the visitor has written
 * one. What comes while a message is on its way waits in the address.
 */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
  keepForm: () => void,
): void {
  useEffect(() => {
    if (isSubmitting) return undefined;
    const follow = () => {
      const request = takeContactRequest();
      const elements = form.current?.elements;
      if (!request || !elements) return;
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
      // The link has moved the focus to the section; not when the visitor has gone on meanwhile.
      const isAtForm = document.activeElement?.matches('#contact, #contact [tabindex="-1"]');
      if (isAtForm && isInWindow(subjectField))
        (elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [form, isSubmitting, keepForm]);
}

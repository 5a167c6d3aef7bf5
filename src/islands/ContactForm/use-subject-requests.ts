import { type RefObject, useEffect } from 'react';
import { takeContactRequest } from '../../contact/request-address.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** Suggests the subject that a link has brought in the address, unless the visitor has written one, and begins an empty message. */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  suggestedSubject: RefObject<string>,
  onSuggested: () => void,
): void {
  useEffect(() => {
    const follow = () => {
      const request = takeContactRequest();
      const elements = form.current?.elements;
      if (!request || !elements) return;
      const subjectField = elements.namedItem('subject') as HTMLInputElement;
      const messageField = elements.namedItem('message') as HTMLTextAreaElement;
      if (subjectField.value === '' || subjectField.value === suggestedSubject.current) {
        subjectField.value = request.subject;
        suggestedSubject.current = request.subject;
      }
      if (messageField.value === '') {
        messageField.value = request.message;
        // A screen reader begins at the caret.
        messageField.setSelectionRange(0, 0);
      }
      onSuggested();
      // The link has moved the focus to the section; not when the visitor has gone on meanwhile.
      const isAtForm = document.activeElement?.matches('#contact, #contact [tabindex="-1"]');
      if (isAtForm && isInWindow(subjectField))
        (elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [form, suggestedSubject, onSuggested]);
}

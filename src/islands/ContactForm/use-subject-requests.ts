import { type RefObject, useEffect } from 'react';
import { listenForSubjects } from '../../contact/subject-request.ts';

/**
 * Takes a visitor who follows a link with a subject to the form, suggests that subject unless the visitor has
 * written one, and begins an empty message.
 */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  suggestedSubject: RefObject<string>,
  onSuggested: () => void,
): void {
  useEffect(() => {
    return listenForSubjects((subject, source, message = '') => {
      if (!form.current) return;
      const field = form.current.elements.namedItem('subject') as HTMLInputElement;
      const messageField = form.current.elements.namedItem('message') as HTMLTextAreaElement;
      if (field.value === '' || field.value === suggestedSubject.current) {
        field.value = subject;
        suggestedSubject.current = subject;
      }
      messageField.value ||= message;
      onSuggested();
      // A late answer must not pull the visitor out of a field.
      if (source !== 'click' && form.current.contains(document.activeElement)) return;
      // Two scrolls at once, the browser's and ours, end beside the form.
      if (source !== 'address') form.current.closest('section')?.scrollIntoView({ behavior: 'instant' });
      // Without the scroll that focusing brings along: the section's heading belongs in sight as well.
      (form.current.elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
    });
  }, [form, suggestedSubject, onSuggested]);
}

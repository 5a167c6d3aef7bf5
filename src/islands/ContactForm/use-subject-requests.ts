import { type RefObject, useEffect } from 'react';
import { listenForSubjects } from '../../contact/subject-request.ts';
import { suggestSubject } from './suggest-subject.ts';

/**
 * Takes a visitor who follows a link with a subject to the form, and suggests that subject.
 *
 * @param onSuggested called after each suggestion
 */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  suggestedSubject: RefObject<string>,
  onSuggested: () => void,
): void {
  useEffect(() => {
    return listenForSubjects((subject, source) => {
      if (!form.current) return;
      suggestedSubject.current = suggestSubject(form.current, subject, suggestedSubject.current);
      onSuggested();
      // What answers late must not pull the visitor out of a field.
      if (source !== 'click' && form.current.contains(document.activeElement)) return;
      // Two scrolls at once, the browser's and ours, end beside the form.
      if (source !== 'address') form.current.closest('section')?.scrollIntoView({ behavior: 'instant' });
      focusFirstField(form.current);
    });
  }, [form, suggestedSubject, onSuggested]);
}

/** Without the scroll that focusing brings along: the section's heading belongs in sight as well. */
function focusFirstField(form: HTMLFormElement): void {
  (form.elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
}

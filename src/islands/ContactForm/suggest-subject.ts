/**
 * Fills in the subject, unless the visitor has written one.
 *
 * @param previous the subject that was suggested before and may be replaced
 * @returns the subject that is now a suggestion of ours and may be replaced by the next one
 */
export function suggestSubject(form: HTMLFormElement, subject: string, previous: string): string {
  const field = form.elements.namedItem('subject') as HTMLInputElement;
  if (field.value !== '' && field.value !== previous) return previous;
  field.value = subject;
  return subject;
}

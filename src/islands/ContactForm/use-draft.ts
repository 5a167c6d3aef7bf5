import { type RefObject, useCallback, useEffect } from 'react';
import { CONTACT_FIELDS, type ContactMessage, readContactMessage } from '../../contact/message.ts';
import { readDraft, writeDraft } from '../../contact/draft.ts';

/** Brings back what was typed before a reload; what it returns keeps the form as it stands. Call it before others fill it in. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  suggestedSubject: RefObject<string>,
): () => void {
  const keepDraft = useCallback(() => {
    if (!form.current) return;
    const message = readContactMessage(new FormData(form.current));
    writeDraft({ message, suggestedSubject: suggestedSubject.current });
  }, [form, suggestedSubject]);

  useEffect(() => {
    const draft = readDraft();
    if (draft && form.current) {
      restore(form.current, draft.message);
      suggestedSubject.current = draft.suggestedSubject;
    }
    keepDraft();
  }, [form, suggestedSubject, keepDraft]);

  return keepDraft;
}

/** A default value shows only in a field that nobody has touched: what was typed, or taken out, before the form hydrated stays. */
function restore(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.defaultValue = message[name];
    const shown = field.value;
    field.defaultValue = '';
    field.value = shown;
  }
}

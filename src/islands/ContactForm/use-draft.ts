import { type RefObject, useCallback, useEffect } from 'react';
import { CONTACT_FIELDS, type ContactMessage, readContactMessage } from '../../contact/message.ts';
import { keepDraft, readDraft } from '../../contact/draft.ts';

/** Brings back what was typed before a reload; what it returns keeps the form as it stands. Call it before others fill it in. */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const keepForm = useCallback(() => {
    if (form.current) keepDraft({ message: readContactMessage(new FormData(form.current)) });
  }, [form]);

  useEffect(() => {
    if (form.current) restore(form.current, readDraft().message);
    keepForm();
  }, [form, keepForm]);

  return keepForm;
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

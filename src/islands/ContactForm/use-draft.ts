import { type RefObject, useCallback, useEffect } from 'react';
import { CONTACT_FIELDS, type ContactMessage, readContactMessage } from '../../contact/message.ts';
import { keepDraft, readDraft } from '../../contact/draft.ts';

/** Restores what was typed before a reload, and returns what stores the form as it is. Call it before hooks that fill in fields. */
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

/** As default values, which show only in fields that nobody has touched: what was typed, or deleted, before hydration stays. */
function restore(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.defaultValue = message[name];
    const shown = field.value;
    field.defaultValue = '';
    field.value = shown;
  }
}

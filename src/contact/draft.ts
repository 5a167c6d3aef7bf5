import { CONTACT_FIELDS, type ContactMessage } from './message.ts';

/** What stands in the form, and which subject of it is a suggestion of ours. */
export interface Draft {
  message: ContactMessage;
  suggestedSubject: string;
}

export const DRAFT_KEY = 'contactDraft';

/** Keeps what a visitor has typed for a reload of the tab; an empty form leaves nothing behind. */
export function writeDraft(draft: Draft): void {
  const isWritten = CONTACT_FIELDS.some((field) => draft.message[field] !== '');
  try {
    if (isWritten) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked or full.
  }
}

/** @returns undefined when there is none, or something else in its place */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') as Draft;
    const texts = [draft.suggestedSubject, ...CONTACT_FIELDS.map((field) => draft.message[field])];
    return texts.every((text) => typeof text === 'string') ? draft : undefined;
  } catch {
    return undefined;
  }
}

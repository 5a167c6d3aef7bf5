import { CONTACT_FIELDS, type ContactMessage } from './message.ts';
import type { ContactRequest } from './request-address.ts';

/** What stands in the form and belongs to it: all of it lives and ends with its words. */
export interface Draft {
  message: ContactMessage;
  /** What of it a link has suggested. */
  suggestion: ContactRequest;
  /** What was tried last and has not arrived, as far as is known, with its idempotency key. */
  lastTry: { text: string; key: string };
}

export const DRAFT_KEY = 'contactDraft';
const NO_DRAFT: Draft = {
  message: { name: '', email: '', subject: '', message: '' },
  suggestion: { subject: '', message: '' },
  lastTry: { text: '', key: '' },
};

/** Where storage is blocked or full it lives as long as the page. */
let draft: Draft | undefined;

/** The draft of this tab, over reloads; an empty one when there is none, or something else in its place. */
export function readDraft(): Draft {
  return (draft ??= readStored() ?? NO_DRAFT);
}

/** Keeps what has changed of the draft; an empty form leaves nothing behind. */
export function keepDraft(changes: Partial<Draft>): void {
  draft = { ...readDraft(), ...changes };
  const { message } = draft;
  const isWritten = CONTACT_FIELDS.some((field) => message[field] !== '');
  if (!isWritten) draft = NO_DRAFT;
  try {
    if (isWritten) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked or full.
  }
}

function readStored(): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') as Draft;
    const { message, suggestion, lastTry } = stored;
    const texts = [suggestion.subject, suggestion.message, lastTry.text, lastTry.key];
    texts.push(...CONTACT_FIELDS.map((field) => message[field]));
    return texts.every((text) => typeof text === 'string') ? stored : undefined;
  } catch {
    return undefined;
  }
}

import type { ContactMessage } from './message.ts';
import type { ContactRequest } from './request-link.ts';

/** The state of the contact form. When its fields are empty all of it is deleted. */
export interface Draft {
  message: ContactMessage;
  /** The subject and message that a link has suggested. */
  suggestion: ContactRequest;
  /** The message that was tried last, as JSON, with its idempotency key. */
  lastTry: { text: string; key: string };
}

export const DRAFT_KEY = 'contactDraft';
const NO_DRAFT: Draft = {
  message: { name: '', email: '', subject: '', message: '' },
  suggestion: { subject: '', message: '' },
  lastTry: { text: '', key: '' },
};

/** Kept here as well, for as long as the page lives where storage is blocked or full. */
let draft = readStored();

/** The draft of this tab, over reloads; an empty one when there is none. */
export const readDraft = (): Draft => draft;

/** Stores changes of the draft; an empty form deletes it. */
export function keepDraft(changes: Partial<Draft>): void {
  draft = { ...draft, ...changes };
  const isWritten = Object.values(draft.message).some((text) => text !== '');
  if (!isWritten) draft = NO_DRAFT;
  try {
    if (isWritten) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked or full.
  }
}

function readStored(): Draft {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')) as Record<
      keyof Draft,
      unknown
    >;
    return {
      message: readTexts(NO_DRAFT.message, stored.message),
      suggestion: readTexts(NO_DRAFT.suggestion, stored.suggestion),
      lastTry: readTexts(NO_DRAFT.lastTry, stored.lastTry),
    };
  } catch {
    return NO_DRAFT;
  }
}

/** Stored fields that are texts; any other is ''. */
function readTexts<Texts extends object>(none: Texts, stored: unknown): Texts {
  const texts = Object.entries(Object(stored) as object).filter(([, text]) => typeof text === 'string');
  return { ...none, ...Object.fromEntries(texts) };
}

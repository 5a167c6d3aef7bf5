import { CONTACT_FIELDS, type ContactMessage } from './contact-message.ts';

/** The tab's storage: gone when the tab is closed. */
type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What stands in the form, and which subject of it is a suggestion of ours. */
export interface MessageDraft {
  message: ContactMessage;
  suggestedSubject: string;
}

export const DRAFT_KEY = 'contactDraft';

/**
 * Keeps what a visitor has typed for a reload of the tab; an empty form leaves nothing behind. Where the browser stores
 * nothing, or has no room, nothing is kept.
 *
 * @returns whether there is a draft now
 */
export function writeDraft(draft: MessageDraft, storage: TabStorage): boolean {
  const isWritten = CONTACT_FIELDS.some((field) => draft.message[field] !== '');
  try {
    if (isWritten) storage().setItem(DRAFT_KEY, JSON.stringify(draft));
    else storage().removeItem(DRAFT_KEY);
    return isWritten;
  } catch {
    return false;
  }
}

/** @returns undefined when there is none, or something else in its place */
export function readDraft(storage: TabStorage): MessageDraft | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(DRAFT_KEY) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is MessageDraft {
  if (!isRecord(value) || typeof value.suggestedSubject !== 'string') return false;
  const { message } = value;
  return isRecord(message) && CONTACT_FIELDS.every((field) => typeof message[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

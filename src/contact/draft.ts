import { CONTACT_FIELDS, type ContactMessage } from './message.ts';
import { isRecord, readRecord, type TabStorage, writeRecord } from './json-record.ts';

/** What stands in the form, and which subject of it is a suggestion of ours. */
export interface Draft {
  message: ContactMessage;
  suggestedSubject: string;
}

export const DRAFT_KEY = 'contactDraft';

/**
 * Keeps what a visitor has typed for a reload of the tab; an empty form leaves nothing behind.
 *
 * @returns whether there is a draft now
 */
export function writeDraft(draft: Draft, storage: TabStorage): boolean {
  const isWritten = CONTACT_FIELDS.some((field) => draft.message[field] !== '');
  return writeRecord(DRAFT_KEY, isWritten ? draft : undefined, storage) && isWritten;
}

/** @returns undefined when there is none, or something else in its place */
export function readDraft(storage: TabStorage): Draft | undefined {
  const { message, suggestedSubject } = readRecord(DRAFT_KEY, storage) ?? {};
  return isMessage(message) && typeof suggestedSubject === 'string'
    ? { message, suggestedSubject }
    : undefined;
}

function isMessage(value: unknown): value is ContactMessage {
  return isRecord(value) && CONTACT_FIELDS.every((field) => typeof value[field] === 'string');
}

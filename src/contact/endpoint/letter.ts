import type { ContactMessage } from '../contact-message.ts';

/** A message with what its receiver should know about it. */
export interface Letter extends ContactMessage {
  /** Address of the page it was written on, without query and fragment. */
  page: string;
  /** ISO date and time, UTC. */
  sentAt: string;
  /** The same each time that this message is tried, so that its receiver can tell a repetition. */
  idempotencyKey: string;
}

/** What a letter has besides the visitor's words, in the order in which it is sent. */
export const LETTER_NOTES = ['page', 'sentAt', 'idempotencyKey'] as const satisfies readonly (keyof Letter)[];

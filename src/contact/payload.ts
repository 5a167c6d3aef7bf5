import type { ContactMessage } from './message.ts';

/** A message and the facts about it that its receiver gets. */
export interface Payload extends ContactMessage {
  /** URL of the page it was written on, without query and fragment. */
  page: string;
  /** ISO date and time, UTC. */
  sentAt: string;
  /** The same each time that this message is tried, so that its receiver can drop a repetition. */
  idempotencyKey: string;
}

/** The fields of a payload that the visitor doesn't write. */
export const PAYLOAD_METADATA: readonly (keyof Payload)[] = ['page', 'sentAt', 'idempotencyKey'];

/** The name under which Netlify keeps the messages, and by which it finds the form in the page. */
export const NETLIFY_FORM = 'contacto';

/** Encodes a payload for a POST request, for Netlify as a form; `key` is Web3Forms' access key, which is public by design. */
export function encodePayload(payload: Payload, format: 'json' | 'form', key?: string) {
  const headers = { Accept: 'application/json' };
  if (format === 'form')
    return { headers, body: new URLSearchParams({ 'form-name': NETLIFY_FORM, ...payload }) };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(key ? { access_key: key, ...payload } : payload),
  };
}

import type { ContactMessage } from './message.ts';

export interface Payload extends ContactMessage {
  /** URL of the page with the form, without query and fragment. */
  page: string;
  /** Date and time, ISO 8601 in UTC. */
  sentAt: string;
  /** Same value for each attempt to send a message, so that the receiver can discard duplicates. */
  idempotencyKey: string;
}

/** Fields of a payload that the script adds to the visitor's message. */
export const PAYLOAD_METADATA: readonly (keyof Payload)[] = ['page', 'sentAt', 'idempotencyKey'];

interface EncodedPayload {
  headers: Record<string, string>;
  body: string | URLSearchParams;
}

export const NETLIFY_FORM = 'contacto';

/** Encodes a payload for a POST request: `form` for Netlify, else `json`. `key` is the public access key of Web3Forms. */
export function encodePayload(payload: Payload, format: 'json' | 'form', key?: string): EncodedPayload {
  const headers = { Accept: 'application/json' };
  if (format === 'form')
    return { headers, body: new URLSearchParams({ 'form-name': NETLIFY_FORM, ...payload }) };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(key ? { access_key: key, ...payload } : payload),
  };
}

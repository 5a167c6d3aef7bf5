import { PUBLIC_CONTACT_ENDPOINT, PUBLIC_CONTACT_FORMAT, PUBLIC_CONTACT_KEY } from 'astro:env/client';
import { type DeliveryFailure, findFailureReason, isDeliveryInconclusive } from './delivery-failure.ts';
import { readDraftState, updateDraftState } from './draft-state.ts';
import { type ContactMessage, HONEYPOT_FIELD, readContactMessage } from './message.ts';
import { encodePayload } from './payload.ts';

const SIMULATED_DELAY_MS = 1000;
/** Time limit in milliseconds, from the click to the last byte of the response. */
const TIME_LIMIT_MS = 10_000;
/** Number of 32-bit integers in an idempotency key. */
const KEY_INTEGERS = 4;

/** Whether `navigator.onLine` was true when the script loaded. If it was false, for example behind a VPN, the property is unreliable. */
const wasOnlineAtLoad = navigator.onLine;
const isOffline = (): boolean => wasOnlineAtLoad && !navigator.onLine;

/**
 * Sends the message of the form to the endpoint. Without an endpoint, logs the message. Discards the message if the honeypot is filled in.
 * Returns undefined on success.
 */
export async function deliverMessage(
  form: HTMLFormElement,
  logMessage: string,
): Promise<DeliveryFailure | undefined> {
  const message = readContactMessage(form);
  if (PUBLIC_CONTACT_ENDPOINT && !new FormData(form).get(HONEYPOT_FIELD))
    return sendMessage(message, getIdempotencyKey(message), PUBLIC_CONTACT_ENDPOINT);
  if (!PUBLIC_CONTACT_ENDPOINT) console.log(logMessage, message);
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
  // Only a lost connection counts as a failure if the build has no endpoint.
  return isOffline() ? { reason: 'offline', mayHaveArrived: false } : undefined;
}

async function sendMessage(
  message: ContactMessage,
  idempotencyKey: string,
  endpoint: string,
): Promise<DeliveryFailure | undefined> {
  const page = location.origin + location.pathname;
  const payload = { ...message, page, sentAt: new Date().toISOString(), idempotencyKey };
  const startedOffline = isOffline();
  const controller = new AbortController();
  // `AbortSignal.timeout` pauses while the computer sleeps, and Playwright's clock doesn't advance it.
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const { headers, body } = encodePayload(payload, PUBLIC_CONTACT_FORMAT, PUBLIC_CONTACT_KEY);
    const request = { method: 'POST', redirect: 'manual', headers, body, signal: controller.signal } as const;
    const response = await fetch(endpoint, request);
    const reason = await findFailureReason(response);
    if (reason) return { reason, mayHaveArrived: isDeliveryInconclusive(response) };
    // If the visitor sends the same text again, it is a new message with a new key.
    updateDraftState({ triedText: '', triedKey: '' });
    return undefined;
  } catch {
    if (controller.signal.aborted) return { reason: 'timeout', mayHaveArrived: true };
    // The connection may have broken after the endpoint received the message, or the response may lack its CORS header.
    return isOffline()
      ? { reason: 'offline', mayHaveArrived: !startedOffline }
      : { reason: 'unreachable', mayHaveArrived: true };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the idempotency key of a message. A retry of the same message has the same key. */
function getIdempotencyKey(message: ContactMessage): string {
  const { triedText, triedKey } = readDraftState();
  const text = JSON.stringify(message);
  if (triedKey && triedText === text) return triedKey;
  // `crypto.randomUUID` is unavailable on pages served over plain HTTP.
  const key = crypto.getRandomValues(new Uint32Array(KEY_INTEGERS)).join('-');
  updateDraftState({ triedText: text, triedKey: key });
  return key;
}

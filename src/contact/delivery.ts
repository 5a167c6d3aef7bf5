import { PUBLIC_CONTACT_ENDPOINT, PUBLIC_CONTACT_FORMAT, PUBLIC_CONTACT_KEY } from 'astro:env/client';
import { type DeliveryFailure, findFailure, isInconclusive } from './delivery-failure.ts';
import {
  type ContactMessage,
  setFormValues,
  getFormControl,
  HONEYPOT_FIELD,
  readContactMessage,
} from './message.ts';
import { encodePayload } from './payload.ts';

const SIMULATED_DELAY_MS = 1000;
/** From the click to the last byte of the response. */
const TIME_LIMIT_MS = 10_000;
const RANDOM_WORDS = 4;

/** Whether the browser called itself online when this script came: one that didn't, as behind a VPN, is wrong about it. */
const wasOnLine = navigator.onLine;
const isOffline = () => wasOnLine && !navigator.onLine;

/**
 * Sends the message of the contact form to the endpoint; without an endpoint it only logs it, after `logMessage`. A message
 * with the honeypot filled in is not sent. Returns undefined when all is well.
 */
export async function deliverMessage(
  form: HTMLFormElement,
  logMessage: string,
): Promise<DeliveryFailure | undefined> {
  const message = readContactMessage(form);
  if (PUBLIC_CONTACT_ENDPOINT && !new FormData(form).get(HONEYPOT_FIELD))
    return sendMessage(message, keyOf(form, message), PUBLIC_CONTACT_ENDPOINT);
  if (!PUBLIC_CONTACT_ENDPOINT) console.log(logMessage, message);
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
  // Nobody should read 'Mensaje enviado' without a connection.
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
  const limit = new AbortController();
  // Not `AbortSignal.timeout`: it stands still while the computer sleeps, and Playwright's clock doesn't advance it.
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const { headers, body } = encodePayload(payload, PUBLIC_CONTACT_FORMAT, PUBLIC_CONTACT_KEY);
    const request = { method: 'POST', redirect: 'manual', headers, body, signal: limit.signal } as const;
    const response = await fetch(endpoint, request);
    const reason = await findFailure(response);
    return reason && { reason, mayHaveArrived: isInconclusive(response) };
  } catch {
    if (limit.signal.aborted) return { reason: 'timeout', mayHaveArrived: true };
    // The endpoint may have had the message before the connection broke, or may lack the header of CORS.
    return isOffline()
      ? { reason: 'offline', mayHaveArrived: !startedOffline }
      : { reason: 'unreachable', mayHaveArrived: true };
  } finally {
    clearTimeout(timer);
  }
}

/** The idempotency key of a message: the same when the same draft is tried again, so that its receiver can drop the repetition. */
function keyOf(form: HTMLFormElement, message: ContactMessage): string {
  const text = JSON.stringify(message);
  // Not `randomUUID`: browsers keep it from pages that come over plain http.
  if (getFormControl(form, 'triedText').value !== text)
    setFormValues(form, {
      triedText: text,
      triedKey: crypto.getRandomValues(new Uint32Array(RANDOM_WORDS)).join('-'),
    });
  return getFormControl(form, 'triedKey').value;
}

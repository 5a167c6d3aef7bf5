import { DeliveryFailure, type Refusals } from './delivery-failure.ts';
import { CONTACT_FIELDS } from './message.ts';
import type { ContactFormat } from './payload.ts';
import { isRecord, type JsonRecord, parseRecord } from './json-record.ts';

const TOO_MANY_REQUESTS = 429;
const CLIENT_ERRORS = { from: 400, to: 499 };
const LONGEST_WAIT_SECONDS = 86_400;
const LONGEST_REFUSAL_CHARACTERS = 200;
const FAILED_STATUSES: unknown[] = ['error', 'fail', 'failed'];

/**
 * Decides whether a message has arrived: the response is a success whose body is empty or a JSON object that does not say
 * otherwise; to a form, Netlify responds with a page. A redirect, which the request does not follow, is no success.
 *
 * @throws DeliveryFailure when it has not
 * @throws when the connection breaks before the end of the response
 */
export async function parseResponse(response: Response, format: ContactFormat): Promise<void> {
  const { ok, status, headers } = response;
  if (status === TOO_MANY_REQUESTS) throw new DeliveryFailure('busy', readWait(headers));
  if (!ok && (status < CLIENT_ERRORS.from || status > CLIENT_ERRORS.to)) throw new DeliveryFailure('service');
  if (ok && format === 'form') return;

  const text = await response.text();
  if (ok && text.trim() === '') return;
  const body = parseRecord(text);
  if (ok && !body) throw new DeliveryFailure('service');
  if (ok && body && !isFailure(body)) return;
  const refusals = body ? findRefusals(body) : {};
  const reason = Object.keys(refusals).length > 0 ? 'fields' : 'rejected';
  throw new DeliveryFailure(reason, undefined, refusals);
}

/** Retry-After in seconds: the date that the header may hold instead reads as no wait. */
function readWait(headers: Headers): number | undefined {
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : undefined;
}

/** Whether a response that came as a success says in its body that it is none. */
function isFailure({ success, ok, status, error, errors, fieldErrors }: JsonRecord): boolean {
  const isNo = [success, ok].some((value) => value === false || value === 'false');
  const isFilled = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
  return isNo || FAILED_STATUSES.includes(status) || [error, errors, fieldErrors].some(isFilled);
}

/**
 * Finds what a body says about single fields of the form, in any of three ways: `errors: [{ field, message }]`,
 * `errors: { email: 'text' }` and `fieldErrors: { email: ['text', …] }`.
 */
function findRefusals({ errors, fieldErrors }: JsonRecord): Refusals {
  const refusals: Refusals = {};
  for (const found of [errors, fieldErrors]) {
    const entries: unknown[][] = Array.isArray(found)
      ? found.filter(isRecord).map(({ field, message }) => [field, message])
      : Object.entries(isRecord(found) ? found : {});
    for (const [name, message] of entries) {
      const field = CONTACT_FIELDS.find((known) => known === name);
      if (field) refusals[field] ??= readText(message);
    }
  }
  return refusals;
}

/** @returns one line of plain text, short enough to stand below a field */
function readText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  const characters = Array.from(first.replaceAll(/[\s\p{C}]+/gu, ' ').trim());
  if (characters.length <= LONGEST_REFUSAL_CHARACTERS) return characters.join('');
  return `${characters.slice(0, LONGEST_REFUSAL_CHARACTERS).join('').trimEnd()}\u2026`;
}

import type { ContactFormat } from './payload.ts';

/** Why a message was not delivered, as far as its visitor can do something about it; each has its words in `content/`. */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'busy' | 'rejected' | 'service';

/** A message that did not arrive, or of which nobody knows whether it did. */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

const TOO_MANY_REQUESTS = 429;

/**
 * Decides whether a message has arrived: the response is a success whose body is empty or a JSON object that does not say
 * otherwise; to a form, Netlify responds with a page. A redirect, which the request does not follow, is no success.
 *
 * @returns why it has not, or undefined when it has
 * @throws when the connection breaks before the end of the response
 */
export async function findFailure(
  response: Response,
  format: ContactFormat,
): Promise<FailureReason | undefined> {
  const { ok, status } = response;
  if (status === TOO_MANY_REQUESTS) return 'busy';
  if (!ok) return status >= 400 && status < 500 ? 'rejected' : 'service';
  if (format === 'form') return undefined;
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return isRefusal(JSON.parse(text)) ? 'rejected' : undefined;
  } catch {
    return 'service';
  }
}

/** Whether the body of a success says that it is none, in any of the ways that services for forms have. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('no JSON object');
  const { success, ok, status, error, errors } = body as Record<string, unknown>;
  const hasErrors = Array.isArray(errors) && errors.length > 0;
  return success === false || ok === false || status === 'error' || Boolean(error) || hasErrors;
}

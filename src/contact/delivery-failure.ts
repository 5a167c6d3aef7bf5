/** Reason for a failed delivery. `content/sections/contact.json` has a label for each reason. */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'busy' | 'rejected' | 'service';

export interface DeliveryFailure {
  reason: FailureReason;
  /** Whether the endpoint may have received the message in spite of the failure. */
  mayHaveArrived: boolean;
}

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
/** Browsers repeat a request after 408. After 502 and 504, the server behind the gateway may have received the message. */
const INCONCLUSIVE_STATUSES = [REQUEST_TIMEOUT, 502, 504];

/** Returns the reason for a failed delivery; undefined after a 2xx status without a failure in its JSON. Throws if the body is cut off. */
export async function findFailureReason(response: Response): Promise<FailureReason | undefined> {
  const { ok, status } = response;
  if (status === REQUEST_TIMEOUT) return 'timeout';
  if (status === TOO_MANY_REQUESTS) return 'busy';
  if (!ok) return status >= 400 && status < 500 ? 'rejected' : 'service';
  return reportsFailure(await response.text()) ? 'rejected' : undefined;
}

/** Returns whether the message may have arrived in spite of a failed response: after a redirect, a timeout or a gateway failure. */
export function isDeliveryInconclusive({ ok, status }: Response): boolean {
  // Browsers report a redirect as status 0 because of `redirect: 'manual'`.
  return !ok && (status < 400 || INCONCLUSIVE_STATUSES.includes(status));
}

/** Returns whether the JSON of a 2xx response reports a failure, as Web3Forms and Formspree can do. */
function reportsFailure(body: string): boolean {
  try {
    const { success, ok } = Object(JSON.parse(body)) as Record<string, unknown>;
    return success === false || ok === false;
  } catch {
    // A body that isn't JSON reports no failure.
    return false;
  }
}

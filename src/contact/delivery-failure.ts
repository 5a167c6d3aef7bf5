/** Why a message was not delivered. Each reason has its label in `content/sections/contact.json`. */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'busy' | 'rejected' | 'service';

/** A message that the visitor must take for undelivered. */
export interface DeliveryFailure {
  reason: FailureReason;
  /** Whether the endpoint may have the message all the same, because nothing tells that it hasn't. */
  mayHaveArrived: boolean;
}

const TOO_MANY_REQUESTS = 429;
/** A gateway had no valid response, or none in time, from the server that it had passed the message to. */
const GATEWAY_FAILURES = [502, 504];

/**
 * Why a message has not arrived; undefined when the response is 2xx and its JSON, if any, doesn't report a failure.
 * Throws when the connection breaks before the end of the response.
 */
export async function findFailure(response: Response): Promise<FailureReason | undefined> {
  const { ok, status } = response;
  if (status === TOO_MANY_REQUESTS) return 'busy';
  if (!ok) return status >= 400 && status < 500 ? 'rejected' : 'service';
  return isRefusal(await response.text()) ? 'rejected' : undefined;
}

/** Returns whether a response leaves open what became of the message: a redirect, or the failure of a gateway. */
export function isInconclusive({ ok, status }: Response): boolean {
  // With `redirect: 'manual'`, browsers report a redirect to another address as status 0.
  return !ok && (status < 400 || GATEWAY_FAILURES.includes(status));
}

/** Whether the JSON of a 2xx response reports a failure, as that of Web3Forms and Formspree may. */
function isRefusal(body: string): boolean {
  try {
    const { success, ok } = Object(JSON.parse(body)) as Record<string, unknown>;
    return success === false || ok === false;
  } catch {
    // Plain text, a page or nothing.
    return false;
  }
}

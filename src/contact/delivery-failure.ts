/** Why a message was not delivered. Each reason has its label in `content/sections/contact.json`. */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'busy' | 'rejected' | 'service';

const TOO_MANY_REQUESTS = 429;

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

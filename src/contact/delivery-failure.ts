/** Why a message was not delivered, as far as its visitor can do something about it; each has its words in `content/`. */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'busy' | 'rejected' | 'service';

const TOO_MANY_REQUESTS = 429;

/**
 * Why a message has not arrived, or undefined when it has: the response is a success and its JSON, if any, doesn't say otherwise.
 * Throws when the connection breaks before the end of the response.
 */
export async function findFailure(response: Response): Promise<FailureReason | undefined> {
  const { ok, status } = response;
  if (status === TOO_MANY_REQUESTS) return 'busy';
  if (!ok) return status >= 400 && status < 500 ? 'rejected' : 'service';
  return isRefusal(await response.text()) ? 'rejected' : undefined;
}

/** Whether the body of a success says that it is none, as Web3Forms and Formspree may. */
function isRefusal(body: string): boolean {
  try {
    const { success, ok } = Object(JSON.parse(body)) as Record<string, unknown>;
    return success === false || ok === false;
  } catch {
    // Plain text, a page or nothing.
    return false;
  }
}

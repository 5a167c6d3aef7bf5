import type { ContactMessage } from '../contact-message.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { ContactService } from './contact-service.ts';
import { encodeLetter } from './encode-letter.ts';
import { judgeAnswer } from './judge-answer.ts';
import { forgetMessageKey, keepMessageKey } from './message-key.ts';

/** From the click to the last byte of the answer. */
const TIME_LIMIT_MS = 10_000;

/**
 * Sends a message to the owner's service, once: whoever wants another try asks for it, and the key of the message tells the
 * service that it is one.
 *
 * @param storage the tab's storage, which keeps the keys; reading it may throw
 * @throws DeliveryFailure when it did not arrive, or nobody knows
 */
export async function sendMessage(
  message: ContactMessage,
  service: ContactService,
  storage: () => Storage,
): Promise<void> {
  const letter = {
    ...message,
    page: location.origin + location.pathname,
    sentAt: new Date().toISOString(),
    idempotencyKey: keepMessageKey(message, storage),
  };
  const limit = new AbortController();
  // Not `AbortSignal.timeout`: it stands still while the browser sleeps, and no test can turn its clock.
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const request = { method: 'POST', redirect: 'manual', signal: limit.signal } as const;
    const response = await fetch(service.address, { ...request, ...encodeLetter(letter, service) });
    await judgeAnswer(response, service.format);
  } catch (error) {
    if (error instanceof DeliveryFailure) throw error;
    if (limit.signal.aborted) throw new DeliveryFailure('timeout');
    throw new DeliveryFailure(navigator.onLine ? 'unreachable' : 'offline');
  } finally {
    clearTimeout(timer);
  }
  forgetMessageKey(message, storage);
}

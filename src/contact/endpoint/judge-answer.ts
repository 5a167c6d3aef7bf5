import { DeliveryFailure } from '../delivery-failure.ts';
import { parseAnswer, saysNo } from './answer-body.ts';
import { readAnswerText } from './answer-text.ts';
import type { ContactFormat } from './contact-service.ts';
import { findRefusals } from './find-refusals.ts';
import { readRetryAfter } from './retry-after.ts';

const TOO_MANY_REQUESTS = 429;
const CLIENT_ERRORS = { from: 400, to: 499 };

/**
 * Decides whether a message has arrived. It has when the answer is a success whose body is empty or a JSON object that does
 * not say otherwise; Netlify answers with a page. A redirect, which the request does not follow, is no answer.
 *
 * @throws DeliveryFailure when it has not
 * @throws when the connection breaks before the end of the answer
 */
export async function judgeAnswer(response: Response, format: ContactFormat): Promise<void> {
  const { ok, status, headers } = response;
  if (status === TOO_MANY_REQUESTS)
    throw new DeliveryFailure('busy', {
      waitSeconds: readRetryAfter(headers.get('Retry-After'), Date.now()),
    });
  if (!ok && (status < CLIENT_ERRORS.from || status > CLIENT_ERRORS.to)) throw new DeliveryFailure('service');
  if (ok && format === 'netlify') return;

  const text = await readAnswerText(response);
  if (ok && text?.trim() === '') return;
  const body = text === undefined ? undefined : parseAnswer(text);
  if (ok && !body) throw new DeliveryFailure('service');
  if (ok && body && !saysNo(body)) return;
  const refusals = body ? findRefusals(body) : {};
  throw new DeliveryFailure(Object.keys(refusals).length > 0 ? 'fields' : 'rejected', { refusals });
}

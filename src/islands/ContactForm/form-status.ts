import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { CONTACT_FIELDS, type ContactMessage } from '../../contact/message.ts';

/** State of the form, and what became of the last message. */
export type FormStatus =
  | { name: 'editing' }
  | { name: 'submitting' }
  /** The endpoint has the message, and the form is empty. */
  | { name: 'sent' }
  /** There is no endpoint. `message` is in the form while `isKept`; otherwise the mail link holds the only copy. */
  | { name: 'simulated'; message: ContactMessage; isKept: boolean }
  /** `message` is the text of the form, which the visitor may edit before mailing it. */
  | { name: 'failed'; failure: DeliveryFailure; message: ContactMessage };

export type FormAction =
  | { type: 'input'; message: ContactMessage }
  | { type: 'submit'; isValid: boolean }
  | { type: 'success' }
  | { type: 'simulation'; message: ContactMessage; isKept: boolean }
  | { type: 'failure'; failure: DeliveryFailure; message: ContactMessage };

/** Returns the state of the form after an action. */
export function reduceStatus(status: FormStatus, action: FormAction): FormStatus {
  switch (action.type) {
    case 'success':
      return { name: 'sent' };
    case 'simulation':
      return { name: 'simulated', message: action.message, isKept: action.isKept };
    case 'failure':
      return { name: 'failed', failure: action.failure, message: action.message };
    case 'submit':
      if (action.isValid) return { name: 'submitting' };
      // Nothing has sent the message: its link stays until the next one is submitted.
      return status.name === 'simulated' ? status : { name: 'editing' };
    case 'input':
      return afterInput(status, action.message);
  }
}

/** Returns the state after a change of the fields. Emptying the form after a delivery is a change, too. */
function afterInput(status: FormStatus, message: ContactMessage): FormStatus {
  const isEmpty = CONTACT_FIELDS.every((name) => message[name] === '');
  if (status.name === 'failed') return { ...status, message };
  if (status.name === 'simulated' && status.isKept)
    return isEmpty ? { name: 'editing' } : { ...status, message };
  if (status.name === 'sent' && !isEmpty) return { name: 'editing' };
  return status;
}

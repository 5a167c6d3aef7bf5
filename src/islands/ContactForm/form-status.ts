import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { CONTACT_FIELDS, type ContactMessage } from '../../contact/message.ts';

/** State of the form, with the result of the last message. */
export type FormStatus =
  | { name: 'editing' }
  | { name: 'submitting' }
  /** The endpoint has received the message, and the form is empty. */
  | { name: 'sent' }
  /** The build has no endpoint. If `isKept` is true, the form still contains `message`; otherwise only the mail link contains it. */
  | { name: 'simulated'; message: ContactMessage; isKept: boolean }
  /** `message` contains the current text of the form, which the visitor can edit before sending it by email. */
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
      // The message of a simulation was not sent, so its mail link stays until the visitor submits the next message.
      return status.name === 'simulated' ? status : { name: 'editing' };
    case 'input':
      return getStatusAfterInput(status, action.message);
  }
}

/** Returns the state after a change of the fields, such as clearing the form after a delivery. */
function getStatusAfterInput(status: FormStatus, message: ContactMessage): FormStatus {
  const isEmpty = CONTACT_FIELDS.every((name) => message[name] === '');
  if (status.name === 'failed') return { ...status, message };
  if (status.name === 'simulated' && status.isKept)
    return isEmpty ? { name: 'editing' } : { ...status, message };
  if (status.name === 'sent' && !isEmpty) return { name: 'editing' };
  return status;
}

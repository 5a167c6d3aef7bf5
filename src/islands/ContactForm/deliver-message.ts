import { PUBLIC_CONTACT_ENDPOINT, PUBLIC_CONTACT_FORMAT, PUBLIC_CONTACT_KEY } from 'astro:env/client';
import { readContactMessage } from '../../contact/contact-message.ts';
import { sendMessage } from '../../contact/endpoint/send-message.ts';
import { TRAP_FIELD } from '../../contact/endpoint/trap-field.ts';
import { simulateDelivery } from '../../contact/simulate-delivery.ts';

/**
 * Delivers what is in the contact form (specification §7): nowhere, as long as the owner names no endpoint. The build knows
 * which, and leaves `src/contact/endpoint/` out of the visitor's scripts when there is none. Whoever fills in the trap is no
 * visitor and is told, a second later, that all went well.
 *
 * @param data the form's data
 * @param logMessage the words before the message in the console
 * @throws DeliveryFailure when it did not arrive
 */
export async function deliverMessage(data: FormData, logMessage: string): Promise<void> {
  const message = readContactMessage(data);
  if (!PUBLIC_CONTACT_ENDPOINT || data.get(TRAP_FIELD)) return simulateDelivery(message, logMessage);
  console.log(logMessage, message);
  return sendMessage(
    message,
    { address: PUBLIC_CONTACT_ENDPOINT, format: PUBLIC_CONTACT_FORMAT, key: PUBLIC_CONTACT_KEY },
    () => sessionStorage,
  );
}

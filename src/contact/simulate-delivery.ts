import type { ContactMessage } from './contact-message.ts';
import { DeliveryFailure } from './delivery-failure.ts';

const SIMULATED_DELAY_MS = 1000;

/**
 * Stands for the delivery of a message (specification §7): logs it, waits a second, sends nothing anywhere.
 *
 * @param message what the visitor wrote
 * @param logMessage the words before it in the console
 * @throws DeliveryFailure when the browser knows that it is offline: nobody should read 'Mensaje enviado' without a connection
 */
export async function simulateDelivery(message: ContactMessage, logMessage: string): Promise<void> {
  console.log(logMessage, message);
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
  if (!navigator.onLine) throw new DeliveryFailure('offline');
}

import { useRef, useState } from 'react';
import { deliverMessage } from '../../contact/delivery.ts';
import type { FailureReason } from '../../contact/delivery-failure.ts';
import { fillIn } from '../../contact/message.ts';
import type { Contact } from '../../schemas/contact.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Delivers the message in a form: whether it is being sent, its outcome, and the toast that reports it. */
export function useDelivery(labels: Pick<Contact['form'], 'logMessage' | 'notices'>) {
  const dismissFailure = useRef<() => void>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<FailureReason | 'sent'>();

  /** The last outcome is the form's no longer. */
  const forget = () => {
    setOutcome(undefined);
    dismissFailure.current?.();
  };
  const deliver = async (form: HTMLFormElement): Promise<void> => {
    setIsSubmitting(true);
    const delivery = deliverMessage(form, labels.logMessage);
    const failure = await delivery.catch((): FailureReason => 'service');
    setOutcome(failure ?? 'sent');
    setIsSubmitting(false);
    if (failure) {
      dismissFailure.current = showToast({ ...labels.notices.failed, isDestructive: true });
      return;
    }
    form.reset();
    fillIn(form, {});
    showToast({ ...labels.notices.sent, isDestructive: false });
  };

  return { outcome, isSubmitting, deliver, forget };
}

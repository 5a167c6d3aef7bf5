import { type RefObject, useRef, useState } from 'react';
import { deliverMessage } from '../../contact/delivery.ts';
import type { FailureReason } from '../../contact/delivery-failure.ts';
import type { Contact } from '../../schemas/contact.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Delivers the message in a form, one at a time: whether it is being sent, its outcome, and the toast that reports it. */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  labels: Pick<Contact['form'], 'logMessage' | 'notices'>,
  listeners: Record<'onDelivered' | 'onFailed', () => void>,
) {
  const isBusy = useRef(false);
  const dismissFailure = useRef<() => void>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<FailureReason | 'sent'>();

  const deliver = async (): Promise<void> => {
    if (!form.current || isBusy.current) return;
    isBusy.current = true;
    setIsSubmitting(true);
    setOutcome(undefined);
    dismissFailure.current?.();
    const delivery = deliverMessage(new FormData(form.current), labels.logMessage);
    const failure = await delivery.catch((): FailureReason => 'service');
    setOutcome(failure ?? 'sent');
    if (failure) {
      listeners.onFailed();
      dismissFailure.current = showToast({ ...labels.notices.failed, isDestructive: true });
    } else {
      listeners.onDelivered();
      showToast({ ...labels.notices.sent, isDestructive: false });
    }
    isBusy.current = false;
    setIsSubmitting(false);
  };

  return { outcome, isSubmitting, deliver };
}

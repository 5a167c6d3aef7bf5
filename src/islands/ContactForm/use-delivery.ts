import { type RefObject, useEffect, useRef, useState } from 'react';
import { deliverMessage } from '../../contact/delivery.ts';
import { DeliveryFailure, type Refusals } from '../../contact/delivery-failure.ts';
import type { Contact } from '../../schemas/contact.ts';
import { showNotice } from '../shared/show-notice.ts';

/** A service may ask to be left alone for a day; beyond this the visitor decides. */
const LONGEST_PAUSE_SECONDS = 60;
const MS_PER_SECOND = 1000;

interface Listeners {
  onStart: () => void;
  onDelivered: () => void;
  onFailed: () => void;
}

/**
 * What becomes of the message in a form: idle, on its way, and delivered or failed with its notice. One at a time, and none
 * while the service has asked for a pause.
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  words: Pick<Contact['form'], 'logMessage' | 'notices'>,
  listeners: Listeners,
) {
  const isBusy = useRef(false);
  const dismissFailure = useRef<() => void>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<DeliveryFailure>();
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isPausing, setIsPausing] = useState(false);

  useEffect(() => {
    if (!failure) return undefined;
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in failure.refusals)?.focus();
    const pauseSeconds = Math.min(failure.waitSeconds ?? 0, LONGEST_PAUSE_SECONDS);
    const timer = setTimeout(() => setIsPausing(false), pauseSeconds * MS_PER_SECOND);
    return () => clearTimeout(timer);
  }, [form, failure]);

  const setOutcome = (outcome?: DeliveryFailure) => {
    setFailure(outcome);
    setRefusals(outcome?.refusals ?? {});
    setIsPausing(outcome?.waitSeconds !== undefined);
  };

  const deliver = async (): Promise<void> => {
    if (!form.current || isBusy.current || isPausing) return;
    isBusy.current = true;
    setIsSubmitting(true);
    setOutcome();
    dismissFailure.current?.();
    listeners.onStart();
    try {
      await deliverMessage(new FormData(form.current), words.logMessage);
      listeners.onDelivered();
      showNotice({ ...words.notices.sent, isDestructive: false });
    } catch (error) {
      setOutcome(error instanceof DeliveryFailure ? error : new DeliveryFailure('service'));
      listeners.onFailed();
      dismissFailure.current = showNotice({ ...words.notices.failed, isDestructive: true });
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  };

  /** What a service says about a field is about the words that were in it. */
  const forgetRefusal = (field: string) => {
    if (field in refusals) setRefusals({ ...refusals, [field]: undefined });
  };

  return { failure, refusals, isSubmitting, isPausing, deliver, forgetRefusal };
}

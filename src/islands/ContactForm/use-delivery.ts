import { type RefObject, useEffect, useRef, useState } from 'react';
import { deliverMessage } from './deliver-message.ts';
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
 * What becomes of the message in a form (specification §4): idle, on its way, and delivered or failed with its notice (§8).
 * One at a time, and none while the service has asked for a pause.
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  words: Pick<Contact['form'], 'logMessage' | 'notices'>,
  listeners: Listeners,
) {
  const isBusy = useRef(false);
  const takeFailureBack = useRef<() => void>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<DeliveryFailure>();
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isPausing, setIsPausing] = useState(false);

  useEffect(() => {
    const { refusals: refused, waitSeconds } = failure ?? { refusals: {} };
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in refused)?.focus();
    if (waitSeconds === undefined) return;
    const pauseMs = Math.min(waitSeconds, LONGEST_PAUSE_SECONDS) * MS_PER_SECOND;
    const timer = setTimeout(() => setIsPausing(false), pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [form, failure]);

  const start = () => {
    isBusy.current = true;
    setIsSubmitting(true);
    setFailure(undefined);
    setRefusals({});
    takeFailureBack.current?.();
    listeners.onStart();
  };
  const fail = (reason: DeliveryFailure) => {
    setFailure(reason);
    setRefusals(reason.refusals);
    setIsPausing(reason.waitSeconds !== undefined);
    listeners.onFailed();
    takeFailureBack.current = showNotice({ ...words.notices.failed, isDestructive: true });
  };

  const deliver = async (): Promise<void> => {
    if (!form.current || isBusy.current || isPausing) return;
    start();
    try {
      await deliverMessage(new FormData(form.current), words.logMessage);
      listeners.onDelivered();
      showNotice({ ...words.notices.sent, isDestructive: false });
    } catch (error) {
      fail(error instanceof DeliveryFailure ? error : new DeliveryFailure('service'));
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

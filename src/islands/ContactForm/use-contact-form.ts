import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { deliverMessage } from '../../contact/delivery.ts';
import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { fitsMailLink } from '../../contact/mailto-url.ts';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  setFormValues,
  getFormControl,
  readContactMessage,
} from '../../contact/message.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { showToast } from '../toasts/show-toast.ts';
import { clearFieldErrors, focusFirstInvalidField, showFieldError } from './field-errors.ts';
import { type FormStatus, reduceStatus } from './form-status.ts';
import { focusDraft } from './focus-draft.ts';

interface Options {
  labels: Pick<UiStrings['contact']['form'], 'logMessage' | 'notices'>;
  /** Whether there is an endpoint. */
  sends: boolean;
  /** `mailto:` URL of the address to write to instead. */
  mailto: string;
}

/** Validates and delivers the form around the island; returns what became of the last message. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { labels, sends, mailto }: Options,
): FormStatus {
  const [status, dispatch] = useReducer(reduceStatus, { name: 'editing' });
  const dismissFailure = useRef<() => void>(null);

  const handleInput = useEffectEvent(() => {
    if (!form.current) return;
    clearFieldErrors(form.current);
    dispatch({ type: 'input', message: readContactMessage(form.current) });
  });
  const finish = (element: HTMLFormElement, failure: DeliveryFailure | undefined) => {
    const message = readContactMessage(element);
    if (failure) {
      dispatch({ type: 'failure', failure, message });
      dismissFailure.current = showToast(labels.notices.failed, 'destructive');
      return;
    }
    // Without an endpoint, the form may only lose what the mail link holds.
    const isKept = !sends && !fitsMailLink(mailto, message);
    dispatch(sends ? { type: 'success' } : { type: 'simulation', message, isKept });
    // If an exception has unmounted the island meanwhile, nobody can read the result: the text stays.
    if (!isKept) form.current?.reset();
    setFormValues(element, {});
    showToast(labels.notices.sent);
  };
  const deliver = async (element: HTMLFormElement): Promise<void> => {
    setReadOnly(element, true);
    const failure = await deliverMessage(element, labels.logMessage).catch((): DeliveryFailure => ({
      reason: 'service',
      mayHaveArrived: false,
    }));
    setReadOnly(element, false);
    finish(element, failure);
  };
  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const element = form.current;
    if (!element || status.name === 'submitting') return;
    dismissFailure.current?.();
    trimFields(element);
    const isValid = element.checkValidity();
    dispatch({ type: 'submit', isValid });
    if (isValid) void deliver(element);
    else focusFirstInvalidField(element);
  });
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    const element = form.current;
    element?.addEventListener('invalid', showFieldError, options);
    element?.addEventListener('focusin', showWhole, options);
    element?.addEventListener('input', handleInput, options);
    element?.addEventListener('change', handleInput, options);
    element?.addEventListener('submit', handleSubmit, options);
    const lead = (event: MouseEvent) => element && focusDraft(element, event);
    // After the link itself has taken the page's fragment.
    document.addEventListener('click', lead, { signal: cleanup.signal });
    return () => cleanup.abort();
  }, [form]);

  return status;
}

/** Without the blanks around a text, an empty field is empty, which browsers report. */
function trimFields(form: HTMLFormElement): void {
  const texts = CONTACT_FIELDS.map((name) => [name, getFormControl(form, name).value.trim()]);
  setFormValues(form, Object.fromEntries(texts) as ContactMessage);
}

function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const name of CONTACT_FIELDS) getFormControl(form, name).readOnly = isReadOnly;
}

/** Browsers scroll only the line of the caret into view, and the focus mark of a tall field is at its bottom. */
function showWhole({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

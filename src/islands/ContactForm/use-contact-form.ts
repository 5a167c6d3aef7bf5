import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { deliverMessage } from '../../contact/delivery.ts';
import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { fitsMailtoUrl } from '../../contact/mailto-url.ts';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  getFormControl,
  readContactMessage,
  setFormValues,
} from '../../contact/message.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { showToast } from '../toasts/show-toast.ts';
import { clearFieldErrors, focusFirstInvalidField, showFieldError } from './field-errors.ts';
import { type FormStatus, reduceStatus } from './form-status.ts';
import { pointLanguageLinkToDraft } from './link-to-draft.ts';

interface Options {
  labels: Pick<UiStrings['contact']['form'], 'logMessage' | 'notices'>;
  hasEndpoint: boolean;
  /** `mailto:` URL for messages that can't be delivered. */
  mailto: string;
}

/** Validates and delivers the form that contains the island. Returns the state of the form. */
export function useContactForm(
  formRef: RefObject<HTMLFormElement | null>,
  { labels, hasEndpoint, mailto }: Options,
): FormStatus {
  const [status, dispatch] = useReducer(reduceStatus, { name: 'editing' });
  const dismissFailureToast = useRef<() => void>(null);

  const handleResult = (form: HTMLFormElement, failure: DeliveryFailure | undefined) => {
    const message = readContactMessage(form);
    if (failure) {
      dispatch({ type: 'failure', failure, message });
      dismissFailureToast.current = showToast(labels.notices.failed, 'destructive');
      return;
    }
    // The form keeps a message that was not sent and that is too long for the mail link.
    const isKept = !hasEndpoint && !fitsMailtoUrl(mailto, message);
    dispatch(hasEndpoint ? { type: 'success' } : { type: 'simulation', message, isKept });
    // If an exception has unmounted the island, the ref is null and the form keeps its text, because the result isn't visible.
    if (!isKept) formRef.current?.reset();
    // `reset` doesn't dispatch `input`, which updates the draft.
    setFormValues(form, {});
    showToast(labels.notices.sent);
  };

  const deliver = async (form: HTMLFormElement): Promise<void> => {
    setReadOnly(form, true);
    const failure = await deliverMessage(form, labels.logMessage).catch((): DeliveryFailure => ({
      reason: 'service',
      mayHaveArrived: false,
    }));
    setReadOnly(form, false);
    handleResult(form, failure);
  };

  const handleInput = (form: HTMLFormElement) => {
    clearFieldErrors(form);
    dispatch({ type: 'input', message: readContactMessage(form) });
  };

  const handleSubmit = (form: HTMLFormElement) => {
    if (status.name === 'submitting') return;
    dismissFailureToast.current?.();
    trimFields(form);
    const isValid = form.checkValidity();
    dispatch({ type: 'submit', isValid });
    if (isValid) void deliver(form);
    else focusFirstInvalidField(form);
  };

  useFormEvents(formRef, handleInput, handleSubmit);
  return status;
}

/** Calls `onInput` after a change of the form. Calls `onSubmit` on submission, which the browser doesn't perform itself. */
function useFormEvents(
  formRef: RefObject<HTMLFormElement | null>,
  onInput: (form: HTMLFormElement) => void,
  onSubmit: (form: HTMLFormElement) => void,
): void {
  const handleInput = useEffectEvent(onInput);
  const handleSubmit = useEffectEvent(onSubmit);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    form.addEventListener('invalid', showFieldError, options);
    form.addEventListener('focusin', scrollToTextArea, options);
    form.addEventListener('input', () => handleInput(form), options);
    form.addEventListener('change', () => handleInput(form), options);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        handleSubmit(form);
      },
      options,
    );
    const orientation = matchMedia('(orientation: portrait)');
    orientation.addEventListener('change', () => scrollToFocusedField(form), options);
    // The script of the language links first adds the fragment of the page, so listen in the bubbling phase.
    document.addEventListener('click', (event) => pointLanguageLinkToDraft(form, event), {
      signal: cleanup.signal,
    });
    return () => cleanup.abort();
  }, [formRef]);
}

/** Trims the fields, so that browsers report a field that has only white space. */
function trimFields(form: HTMLFormElement): void {
  const values: Partial<ContactMessage> = {};
  for (const name of CONTACT_FIELDS) values[name] = getFormControl(form, name).value.trim();
  setFormValues(form, values);
}

function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const name of CONTACT_FIELDS) getFormControl(form, name).readOnly = isReadOnly;
}

/** Scrolls the focused field into view after a phone has rotated. Blink keeps the scroll position in pixels, not the field. */
function scrollToFocusedField(form: HTMLFormElement): void {
  const field = document.activeElement;
  // Blink restores its scroll position in the frame of the event.
  if (field && form.contains(field)) requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }));
}

/** Scrolls a focused text area into view. Browsers only scroll to the line of the caret, which may hide the focus indicator. */
function scrollToTextArea({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

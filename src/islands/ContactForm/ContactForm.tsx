import { Fragment, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { splitAddress } from '../../address.ts';
import { deliverMessage } from '../../contact/delivery.ts';
import type { FailureReason } from '../../contact/delivery-failure.ts';
import { mailLink } from '../../contact/mail-link.ts';
import type { ContactMessage } from '../../contact/message.ts';
import { CONTACT_FIELDS, fillIn, findField, readContactMessage } from '../../contact/message.ts';
import type { Words } from '../../words.ts';
import { SOLID_BUTTON } from '../../styles/class-lists.ts';
import { dropErrors, leadToError, showError } from './field-errors.ts';
import { leadToDraft } from './lead-to-draft.ts';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { useSubjectRequests } from './use-subject-requests.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/recovery.ts';

interface Props {
  labels: Omit<
    Words['contact']['form'],
    'fields' | 'delivery' | 'withoutScript' | 'withoutConnection' | 'broken'
  >;
  /** Only where messages are sent to a service. */
  causes?: Words['contact']['form']['delivery']['causes'];
  toastLabels: Words['site']['notices'];
  /** Where to write when the form cannot send, or sends nothing. */
  email: string;
}

/**
 * The button of the contact form around it, and below it what became of the message, hence an island. It only listens to the
 * fields: what is in them belongs to the visitor. Until it hydrates the button is disabled.
 */
export default function ContactForm({ labels, causes, toastLabels, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const dismissFailure = useRef<() => void>(null);
  /** The message as it is in the form now. */
  const [typed, setTyped] = useState<ContactMessage>();
  /** The message as it was in the form when it was sent. */
  const [sent, setSent] = useState<ContactMessage>();
  const [state, setState] = useState<FailureReason | 'submitting' | 'sent'>();
  const isHydrated = useHydrated();
  const isSubmitting = state === 'submitting';
  const isSent = state === 'sent';
  const failure = isSubmitting || isSent ? undefined : state;
  // Without causes nothing is sent anywhere, and being offline is the only reason there is.
  const cause = failure === 'offline' || !causes ? labels.offline : failure && causes[failure];
  const findForm = useCallback((root: HTMLElement | null) => {
    form.current = root?.closest('form') ?? null;
  }, []);
  useSubjectRequests(form, isSubmitting, labels.kept);

  const handleInput = useEffectEvent(() => {
    if (!form.current) return;
    dropErrors(form.current);
    setTyped(readContactMessage(form.current));
    // What is typed now is the next one.
    if (isSent && !isEmpty(form.current)) setState(undefined);
  });
  const deliver = async (element: HTMLFormElement): Promise<void> => {
    setState('submitting');
    setReadOnly(element, true);
    const reason = await deliverMessage(element, labels.logMessage).catch((): FailureReason => 'service');
    setReadOnly(element, false);
    setState(reason ?? 'sent');
    if (reason) {
      dismissFailure.current = showToast(labels.notices.failed, 'destructive');
      return;
    }
    // Not where an exception has taken the island away meanwhile: nobody would read that it was sent.
    setSent(readContactMessage(element));
    form.current?.reset();
    fillIn(element, {});
    showToast(labels.notices.sent);
  };
  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current || isSubmitting) return;
    // One more click, after the message has gone and the form is empty.
    if (isSent && isEmpty(form.current)) return;
    setState(undefined);
    dismissFailure.current?.();
    trimFields(form.current);
    if (form.current.checkValidity()) void deliver(form.current);
    else leadToError(form.current);
  });
  // Whoever sends by the Enter of a phone's keyboard, which goes with the focus of the field, and would cover what became of it.
  useEffect(() => {
    if (!(failure || isSent) || !document.activeElement?.matches('#contact :is(input, textarea)')) return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'center' });
  }, [failure, isSent]);
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    const element = form.current;
    element?.addEventListener('invalid', showError, options);
    element?.addEventListener('focusin', showWhole, options);
    element?.addEventListener('input', handleInput, options);
    element?.addEventListener('change', handleInput, options);
    element?.addEventListener('submit', handleSubmit, options);
    const lead = (event: MouseEvent) => element && leadToDraft(element, event);
    // After the link itself has taken the page's fragment.
    document.addEventListener('click', lead, { signal: cleanup.signal });
    return () => cleanup.abort();
  }, []);

  /** Opens a message in the visitor's mail program. */
  const mail = (message: ContactMessage) => (
    <a
      className="inline-flex min-h-control items-center underline underline-offset-link"
      href={mailLink(`mailto:${email}`, message, labels.mailCut)}
    >
      <span>
        {splitAddress(email).map((part) => (
          <Fragment key={part}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        ))}
      </span>
    </a>
  );

  return (
    <div ref={findForm}>
      <button
        className={`${SOLID_BUTTON} min-h-14 w-full px-9 aria-disabled:cursor-progress off:border-cement off:bg-cement sm:w-auto sm:min-w-[13.5rem]`}
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isHydrated ? isSubmitting : undefined}
        aria-describedby={failure ? 'contact-failure' : isSent ? 'contact-sent' : undefined}
        suppressHydrationWarning
      >
        {isSubmitting ? labels.submitting : labels.submit}
      </button>
      <div ref={outcome} className="focus:outline-none" tabIndex={-1}>
        <div className={failure && 'mt-6 text-ui text-rust'}>
          {/* Live, for the toast doesn't say the cause. */}
          <p className="text-ui font-medium" id="contact-cause" aria-live="polite" suppressHydrationWarning>
            {failure && cause}
          </p>
          {failure && typed && (
            <p id="contact-failure">
              <span>{labels.failure}</span> {mail(typed)}.
            </p>
          )}
        </div>
        {/* It stays when the toast has gone, or never came. */}
        {isSent && (
          <p className="mt-6 text-ui" id="contact-sent" suppressHydrationWarning>
            {causes ? (
              labels.sent
            ) : (
              <>
                <span>{labels.notSent}</span> {sent && mail(sent)}.
              </>
            )}
          </p>
        )}
      </div>
      <LazyToasts {...toastLabels} />
    </div>
  );
}

const isEmpty = (form: HTMLFormElement): boolean =>
  CONTACT_FIELDS.every((name) => findField(form, name).value === '');

/** Without the blanks around a text, an empty field is empty, which browsers report. */
function trimFields(form: HTMLFormElement): void {
  const texts = CONTACT_FIELDS.map((name) => [name, findField(form, name).value.trim()]);
  fillIn(form, Object.fromEntries(texts) as ContactMessage);
}

function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const name of CONTACT_FIELDS) findField(form, name).readOnly = isReadOnly;
}

/** Browsers scroll only the line of the caret into view, and the focus mark of a tall field is at its bottom. */
function showWhole({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  fillIn,
  findField,
  readContactMessage,
} from '../../contact/message.ts';
import type { Contact } from '../../schemas/contact.ts';
import type { Site } from '../../schemas/site.ts';
import { SOLID_BUTTON } from '../../styles/button.ts';
import FailureExplanation from './FailureExplanation.tsx';
import { dropErrors, leadToError, showError } from './field-errors.ts';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { useDelivery } from './use-delivery.ts';
import { useSubjectRequests } from './use-subject-requests.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/recovery.ts';

const FAILURE_ID = 'contact-failure';
const SENT_ID = 'contact-sent';

interface Props {
  labels: Pick<
    Contact['form'],
    'submit' | 'submitting' | 'sent' | 'failure' | 'offline' | 'mailCut' | 'logMessage' | 'notices'
  >;
  /** Only where messages are sent to a service. */
  causes?: Contact['form']['delivery']['causes'];
  toastLabels: Site['notices'];
  /** Where to write when the form cannot send. */
  email: { value: string; href: string };
}

/**
 * The button of the contact form around it, and below it what became of the message, hence an island. It only listens to the
 * fields: what is in them belongs to the visitor. Until it hydrates the button is disabled.
 */
export default function ContactForm({ labels, causes, toastLabels, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState<ContactMessage>();
  const { outcome, isSubmitting, deliver, forget } = useDelivery(labels);
  const isHydrated = useHydrated();
  const isSent = outcome === 'sent';
  const failure = isSent ? undefined : outcome;

  const handleInput = useEffectEvent(() => {
    if (!form.current) return;
    dropErrors(form.current);
    setWritten(readContactMessage(form.current));
  });
  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current || isSubmitting) return;
    forget();
    trimFields(form.current);
    if (form.current.checkValidity()) void deliver(form.current);
    else leadToError(form.current);
  });
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    form.current?.addEventListener('invalid', showError, options);
    form.current?.addEventListener('focusin', showWhole, options);
    form.current?.addEventListener('input', handleInput, options);
    form.current?.addEventListener('change', handleInput, options);
    form.current?.addEventListener('submit', handleSubmit, options);
    return () => cleanup.abort();
  }, []);
  useEffect(() => {
    const element = form.current;
    const lock = (isLocked: boolean) => {
      for (const name of CONTACT_FIELDS) if (element) findField(element, name).readOnly = isLocked;
    };
    lock(isSubmitting);
    return () => lock(false);
  }, [isSubmitting]);
  useSubjectRequests(form, isSubmitting);

  return (
    <div ref={(root) => void (form.current = root?.closest('form') ?? null)}>
      <button
        className={`${SOLID_BUTTON} min-h-14 w-full px-9 disabled:border-cement disabled:bg-cement aria-disabled:cursor-progress aria-disabled:border-cement aria-disabled:bg-cement sm:w-auto sm:min-w-[13.5rem]`}
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isHydrated ? isSubmitting : undefined}
        aria-describedby={failure ? FAILURE_ID : isSent ? SENT_ID : undefined}
        suppressHydrationWarning
      >
        {isSubmitting ? labels.submitting : labels.submit}
      </button>
      <FailureExplanation {...{ labels, causes, email, failure }} id={FAILURE_ID} message={written} />
      {/* It stays when the toast has gone, or never came. */}
      {isSent && (
        <p className="mt-6 text-ui" id={SENT_ID} suppressHydrationWarning>
          {labels.sent}
        </p>
      )}
      <LazyToasts {...toastLabels} />
    </div>
  );
}

/** Without the blanks around a text, an empty field is empty, which browsers report. */
function trimFields(form: HTMLFormElement): void {
  const texts = CONTACT_FIELDS.map((name) => [name, findField(form, name).value.trim()]);
  fillIn(form, Object.fromEntries(texts) as ContactMessage);
}

/** Browsers scroll only the line of the caret into view, and the focus mark of a tall field is at its bottom. */
function showWhole({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

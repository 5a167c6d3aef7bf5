import { PUBLIC_CONTACT_ENDPOINT } from 'astro:env/client';
import { type ReactNode, useRef, useState } from 'react';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  HONEYPOT_FIELD,
  readContactMessage,
} from '../../contact/message.ts';
import type { Contact } from '../../schemas/contact.ts';
import type { Site } from '../../schemas/site.ts';
import { SOLID_BUTTON } from '../../styles/button.ts';
import ContactField from './ContactField.tsx';
import FailureExplanation from './FailureExplanation.tsx';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { useDelivery } from './use-delivery.ts';
import { useDraft } from './use-draft.ts';
import { useSubjectRequests } from './use-subject-requests.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

const FAILURE_ID = 'contact-failure';
const SENT_ID = 'contact-sent';

interface Props {
  labels: Omit<Contact['form'], 'delivery' | 'withoutScript'>;
  /** Only where messages are sent to a service. */
  delivery?: Contact['form']['delivery'];
  toastLabels: Site['notices'];
  /** Where to write when the form cannot send. */
  email: { value: string; href: string };
  warningIcon?: ReactNode;
}

/**
 * The contact form. It is an island because it reports what became of a message. The fields are uncontrolled: what is in
 * them belongs to the visitor, before this island hydrates and after a failure. Until it hydrates the button is disabled.
 */
export default function ContactForm({ labels, delivery, toastLabels, email, warningIcon }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState<ContactMessage>();

  const keepForm = useDraft(form);
  const readForm = () => {
    if (form.current) setWritten(readContactMessage(new FormData(form.current)));
  };
  const { outcome, isSubmitting, deliver } = useDelivery(form, labels, {
    onDelivered: () => {
      form.current?.reset();
      keepForm();
    },
    onFailed: readForm,
  });
  useSubjectRequests(form, isSubmitting, keepForm);
  const isSent = outcome === 'sent';
  const failure = isSent ? undefined : outcome;
  const isHydrated = useHydrated();

  const handleInput = () => {
    keepForm();
    if (failure) readForm();
  };
  return (
    // `method=dialog` submits nothing: before hydration, Enter neither loses nor leaks what was typed.
    <form
      ref={form}
      method="dialog"
      noValidate
      onInput={handleInput}
      onSubmit={(event) => {
        event.preventDefault();
        trimFields(event.currentTarget);
        if (event.currentTarget.checkValidity()) void deliver();
      }}
    >
      <div className="sm:grid sm:grid-cols-2 sm:gap-x-gutter">
        {CONTACT_FIELDS.map((name) => (
          <ContactField
            key={name}
            name={name}
            labels={labels.fields[name]}
            isReadOnly={isSubmitting}
            warningIcon={warningIcon}
          />
        ))}
      </div>
      {PUBLIC_CONTACT_ENDPOINT && delivery && <Honeypot label={delivery.honeypot} />}
      <button
        className={`${SOLID_BUTTON} min-h-14 w-full px-9 disabled:border-cement disabled:bg-cement aria-disabled:cursor-progress aria-disabled:border-cement aria-disabled:bg-cement sm:w-auto sm:min-w-[13.5rem]`}
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isHydrated ? isSubmitting : undefined}
        aria-describedby={failure ? `${FAILURE_ID} ${FAILURE_ID}-cause` : isSent ? SENT_ID : undefined}
      >
        {isSubmitting ? labels.submitting : labels.submit}
      </button>
      {failure && written && (
        <FailureExplanation
          id={FAILURE_ID}
          failure={failure}
          labels={labels}
          causes={delivery?.causes}
          email={email}
          message={written}
        />
      )}
      {/* It stays when the toast has gone, or never came. */}
      {isSent && (
        <p className="mt-6 text-ui" id={SENT_ID}>
          {labels.sent}
        </p>
      )}
      <LazyToasts {...toastLabels} />
    </form>
  );
}

/** Browsers accept blanks in a required field: without them the field is empty, which they report. */
function trimFields(form: HTMLFormElement): void {
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.value = field.value.trim();
  }
}

/** Hidden from visitors and assistive technology: only bots fill it in. Password managers are asked to skip it. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

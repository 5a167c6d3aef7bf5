import { Fragment, type JSX, useCallback, useEffect, useRef } from 'react';
import { splitForLineBreaks } from '../../i18n/line-breaks.ts';
import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { fitsMailtoUrl, getMailtoUrl } from '../../contact/mailto-url.ts';
import type { ContactMessage } from '../../contact/message.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { SOLID_BUTTON } from '../../styles/class-lists.ts';
import LazyToasts from '../toasts/LazyToasts.tsx';
import type { FormStatus } from './form-status.ts';
import { useContactForm } from './use-contact-form.ts';
import { useContactPrefill } from './use-contact-prefill.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/restore-server-html.ts';

interface Props {
  labels: Omit<
    UiStrings['contact']['form'],
    'fields' | 'delivery' | 'withoutScript' | 'withoutConnection' | 'broken'
  >;
  /** Strings about delivery; undefined without an endpoint. */
  delivery?: Pick<UiStrings['contact']['form']['delivery'], 'causes' | 'unconfirmed'>;
  toastLabels: UiStrings['site']['notices'];
  /** Email address for messages that can't be delivered. */
  email: string;
}

/**
 * Submit button of the contact form, with the result of the message. It is an island, because a script validates and sends the form. Astro
 * renders the fields. The button is disabled until it hydrates.
 */
export default function ContactForm({ labels, delivery, toastLabels, email }: Props): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const mailto = `mailto:${email}`;
  const status = useContactForm(form, { labels, hasEndpoint: delivery !== undefined, mailto });
  const isSubmitting = status.name === 'submitting';
  const hasFailed = status.name === 'failed';
  const isDone = status.name === 'sent' || status.name === 'simulated';
  const findForm = useCallback((root: HTMLElement | null) => {
    form.current = root?.closest('form') ?? null;
  }, []);
  useContactPrefill(form, isSubmitting, labels.kept);

  // Move the focus from the field to the result after Enter, because the on-screen keyboard would cover the result.
  useEffect(() => {
    if (!(hasFailed || isDone) || !document.activeElement?.matches('#contact :is(input, textarea)')) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'center' });
  }, [hasFailed, isDone]);

  const renderMailLink = (message: ContactMessage) => (
    <MailLink email={email} href={getMailtoUrl(mailto, message, labels.mailCut)} />
  );
  /** Explains that the mail link contains the message, or only its beginning. */
  const renderNotSent = (message: ContactMessage) => {
    const text = fitsMailtoUrl(mailto, message) ? labels.notSent : labels.notSentLong;
    // The key makes React create a new element. Machine translation may have replaced the text node.
    return <span key={text}>{text}</span>;
  };

  return (
    <div ref={findForm}>
      {!delivery && (
        <p className="with-script mb-6 text-ui" id="contact-trial" suppressHydrationWarning>
          {labels.onTrial}
        </p>
      )}
      <button
        className={`${SOLID_BUTTON} min-h-14 w-full px-9 aria-disabled:cursor-progress off:border-cement off:bg-cement sm:w-auto sm:min-w-[13.5rem]`}
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isHydrated ? isSubmitting : undefined}
        aria-describedby={getDescriptionId(status, delivery !== undefined)}
        suppressHydrationWarning
      >
        {isSubmitting ? labels.submitting : labels.submit}
      </button>
      <div ref={result} className="focus:outline-none" tabIndex={-1}>
        <div className={hasFailed ? 'mt-6 text-ui text-rust' : undefined}>
          {/* This live region announces the cause, which the toast doesn't contain. */}
          <p className="text-ui font-medium" id="contact-cause" aria-live="polite" suppressHydrationWarning>
            {hasFailed && getCause(status.failure, labels, delivery)}
          </p>
          {hasFailed && (
            <p id="contact-failure">
              <span>{getFailureText(status.failure, labels, delivery)}</span> {renderMailLink(status.message)}
              .
            </p>
          )}
        </div>
        {/* The toast closes by itself, but this text remains. */}
        {isDone && (
          <p className="mt-6 text-ui" id="contact-sent" suppressHydrationWarning>
            {status.name === 'sent' ? (
              labels.sent
            ) : (
              <>
                {renderNotSent(status.message)} {renderMailLink(status.message)}.
              </>
            )}
          </p>
        )}
      </div>
      <LazyToasts {...toastLabels} />
    </div>
  );
}

function MailLink({ email, href }: { email: string; href: string }): JSX.Element {
  return (
    <a className="inline-flex min-h-control items-center underline underline-offset-link" href={href}>
      <span>
        {splitForLineBreaks(email).map((part) => (
          <Fragment key={part}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        ))}
      </span>
    </a>
  );
}

function getDescriptionId({ name }: FormStatus, hasEndpoint: boolean): string | undefined {
  if (name === 'failed') return 'contact-failure';
  if (name === 'sent' || name === 'simulated') return 'contact-sent';
  return hasEndpoint ? undefined : 'contact-trial';
}

/** Returns the text about the cause of a failure. Without an endpoint, the only cause is a lost connection. */
function getCause({ reason }: DeliveryFailure, labels: Props['labels'], delivery: Props['delivery']): string {
  return reason === 'offline' || !delivery ? labels.offline : delivery.causes[reason];
}

function getFailureText(
  { mayHaveArrived }: DeliveryFailure,
  labels: Props['labels'],
  delivery: Props['delivery'],
): string {
  return mayHaveArrived && delivery ? delivery.unconfirmed : labels.failure;
}

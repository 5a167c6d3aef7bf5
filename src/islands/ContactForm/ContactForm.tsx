import { Fragment, useCallback, useEffect, useRef } from 'react';
import { splitForLineBreaks } from '../../i18n/line-breaks.ts';
import { fitsMailLink, getMailtoUrl } from '../../contact/mailto-url.ts';
import type { ContactMessage } from '../../contact/message.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { SOLID_BUTTON } from '../../styles/class-lists.ts';
import LazyToasts from '../toasts/LazyToasts.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactPrefill } from './use-contact-prefill.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import '../shared/restore-server-html.ts';

interface Props {
  labels: Omit<
    UiStrings['contact']['form'],
    'fields' | 'delivery' | 'withoutScript' | 'withoutConnection' | 'broken'
  >;
  /** Only if messages are sent to a service. */
  delivery?: Pick<UiStrings['contact']['form']['delivery'], 'causes' | 'unconfirmed'>;
  toastLabels: UiStrings['site']['notices'];
  /** Where to write when the form cannot send, or sends nothing. */
  email: string;
}

/**
 * The button of the contact form around it, and below it what became of the message, hence an island. It only listens to the
 * fields: what is in them belongs to the visitor. Until it hydrates the button is disabled.
 */
export default function ContactForm({ labels, delivery, toastLabels, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const mailto = `mailto:${email}`;
  const status = useContactForm(form, { labels, sends: delivery !== undefined, mailto });
  const isSubmitting = status.name === 'submitting';
  const hasFailed = status.name === 'failed';
  const isDone = status.name === 'sent' || status.name === 'simulated';
  const findForm = useCallback((root: HTMLElement | null) => {
    form.current = root?.closest('form') ?? null;
  }, []);
  useContactPrefill(form, isSubmitting, labels.kept);

  // Whoever sends by the Enter of a phone's keyboard, which goes with the focus of the field, and would cover what became of it.
  useEffect(() => {
    if (!(hasFailed || isDone) || !document.activeElement?.matches('#contact :is(input, textarea)')) return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'center' });
  }, [hasFailed, isDone]);

  // Without an endpoint, being offline is the only reason.
  const reason = hasFailed ? status.failure.reason : undefined;
  const cause = reason && (reason === 'offline' || !delivery ? labels.offline : delivery.causes[reason]);
  const failure =
    hasFailed && status.failure.mayHaveArrived && delivery ? delivery.unconfirmed : labels.failure;
  const idle = delivery ? undefined : 'contact-trial';

  /** Opens a message in the visitor's mail program. */
  const mail = (message: ContactMessage) => (
    <a
      className="inline-flex min-h-control items-center underline underline-offset-link"
      href={getMailtoUrl(mailto, message, labels.mailCut)}
    >
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

  /** Says why the message is in the mail link, and whether all of it is. */
  const renderNotSent = (message: ContactMessage) => {
    const text = fitsMailLink(mailto, message) ? labels.notSent : labels.notSentLong;
    // A new element, because a translator may have replaced the text in the former.
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
        aria-describedby={hasFailed ? 'contact-failure' : isDone ? 'contact-sent' : idle}
        suppressHydrationWarning
      >
        {isSubmitting ? labels.submitting : labels.submit}
      </button>
      <div ref={outcome} className="focus:outline-none" tabIndex={-1}>
        <div className={hasFailed ? 'mt-6 text-ui text-rust' : undefined}>
          {/* Live, for the toast doesn't say the cause. */}
          <p className="text-ui font-medium" id="contact-cause" aria-live="polite" suppressHydrationWarning>
            {cause}
          </p>
          {hasFailed && (
            <p id="contact-failure">
              <span>{failure}</span> {mail(status.message)}.
            </p>
          )}
        </div>
        {/* It stays when the toast has gone, or never came. */}
        {isDone && (
          <p className="mt-6 text-ui" id="contact-sent" suppressHydrationWarning>
            {status.name === 'sent' ? (
              labels.sent
            ) : (
              <>
                {renderNotSent(status.message)} {mail(status.message)}.
              </>
            )}
          </p>
        )}
      </div>
      <LazyToasts {...toastLabels} />
    </div>
  );
}

import type { FailureReason } from '../../contact/delivery-failure.ts';
import { mailLink } from '../../contact/mail-link.ts';
import type { ContactMessage } from '../../contact/message.ts';
import type { Contact } from '../../schemas/contact.ts';

interface Props {
  id: string;
  /** Absent while nothing has failed. */
  failure: FailureReason | undefined;
  labels: Pick<Contact['form'], 'failure' | 'offline' | 'mailCut'>;
  causes: Contact['form']['delivery']['causes'] | undefined;
  email: { value: string; href: string };
  /** The message as it is in the form now. */
  message: ContactMessage | undefined;
}

/** Why the message did not arrive, a live region, for the toast doesn't say it; and what can be done, when the toast has gone. */
export default function FailureExplanation(props: Props) {
  const { id, failure, labels, causes, email, message } = props;
  // Without causes nothing is sent anywhere, and being offline is the only reason there is.
  const cause = failure === 'offline' || !causes ? labels.offline : failure && causes[failure];
  return (
    <div className={failure && 'mt-6 text-ui text-rust'}>
      <p className="text-ui font-medium" id={`${id}-cause`} aria-live="polite" suppressHydrationWarning>
        {failure && cause}
      </p>
      {failure && message && (
        <p id={id}>
          {/* Nothing of this changes while it stands: a translator may have it. */}
          {labels.failure}{' '}
          <a
            className="inline-flex min-h-control items-center underline underline-offset-link"
            href={mailLink(email.href, message, labels.mailCut)}
          >
            {email.value}
          </a>
          .
        </p>
      )}
    </div>
  );
}

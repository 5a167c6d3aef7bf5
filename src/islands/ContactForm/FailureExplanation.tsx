import type { FailureReason } from '../../contact/delivery-failure.ts';
import { mailLink } from '../../contact/mail-link.ts';
import type { ContactMessage } from '../../contact/message.ts';
import type { Contact } from '../../schemas/contact.ts';

interface Props {
  id: string;
  failure: FailureReason;
  labels: Pick<Contact['form'], 'failure' | 'offline' | 'mailCut'>;
  causes: Contact['form']['delivery']['causes'] | undefined;
  email: { value: string; href: string };
  /** The message as it is in the form now. */
  message: ContactMessage;
}

/** Why the message did not arrive and what can be done. It stays when the toast has gone; no live region, because the toast is one. */
export default function FailureExplanation(props: Props) {
  const { id, failure, labels, causes, email, message } = props;
  return (
    <div className="mt-6 text-ui text-rust">
      <p className="text-ui font-medium" id={`${id}-cause`}>
        {/* Without causes nothing is sent anywhere, and being offline is the only reason there is. */}
        {failure === 'offline' || !causes ? labels.offline : causes[failure]}
      </p>
      <p id={id}>
        {labels.failure}{' '}
        <a
          className="inline-flex min-h-control items-center underline underline-offset-link"
          href={mailLink(email.href, message, labels.mailCut)}
        >
          {email.value}
        </a>
        .
      </p>
    </div>
  );
}

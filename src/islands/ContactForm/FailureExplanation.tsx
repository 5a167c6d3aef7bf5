import type { ContactMessage } from '../../contact/contact-message.ts';
import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { mailLink } from '../../contact/mail-link.ts';
import type { Contact } from '../../schemas/contact.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import { describeFailure } from './describe-failure.ts';
import EmailLink from './EmailLink.tsx';

interface Props {
  id: string;
  failure: DeliveryFailure;
  words: Pick<Contact['form'], 'failure' | 'retry' | 'offline' | 'mailCut'>;
  causes: Contact['form']['delivery']['causes'] | undefined;
  email: { value: string; href: string };
  /** What stands in the form now. */
  message: ContactMessage;
  isPausing: boolean;
  onRetry: () => void;
}

/** Why the message did not arrive and what can be done. It stays when the notice has gone; silent, because the notice has spoken. */
export default function FailureExplanation(props: Props) {
  const { id, failure, words, causes, email, message, isPausing, onRetry } = props;
  return (
    <div className="mt-6 text-ui text-rust">
      <p className="text-ui font-medium" id={`${id}-cause`}>
        {describeFailure(failure, words.offline, causes)}
      </p>
      <p id={id}>
        {words.failure} <EmailLink value={email.value} href={mailLink(email.href, message, words.mailCut)} />.
      </p>
      <button
        className={`${TEXT_LINK} aria-disabled:cursor-progress ${isPausing ? 'text-cement' : ''}`}
        type="button"
        aria-disabled={isPausing}
        aria-describedby={`${id}-cause`}
        onClick={onRetry}
      >
        {words.retry}
      </button>
    </div>
  );
}

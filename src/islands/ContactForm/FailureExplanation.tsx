import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import { mailLink } from '../../contact/mail-link.ts';
import type { ContactMessage } from '../../contact/message.ts';
import { fill } from '../../fill.ts';
import type { Contact } from '../../schemas/contact.ts';
import { TEXT_LINK } from '../../styles/button.ts';

/** Seconds in a unit, and from which wait on it says it best. */
const WAIT_UNITS = [
  ['hour', 3600, 6000],
  ['minute', 60, 100],
  ['second', 1, 0],
] as const;

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

/** The address to write to when the form cannot send. */
export function EmailLink({ value, href }: Props['email']) {
  return (
    <a className="inline-flex min-h-control items-center underline underline-offset-link" href={href}>
      {value}
    </a>
  );
}

/** Without causes nothing is sent anywhere, and being offline is the only reason there is. */
function describeFailure(
  { reason, waitSeconds }: DeliveryFailure,
  offline: string,
  causes: Props['causes'],
): string {
  if (reason === 'offline' || !causes) return offline;
  if (waitSeconds === undefined) return causes[reason];
  return fill(causes.wait, { wait: formatWait(waitSeconds) });
}

/** In the page's language, e.g. `30 segundos`, `2 minutos`. */
function formatWait(wait: number): string {
  const [unit, seconds] = WAIT_UNITS.find(([, , from]) => wait >= from) ?? WAIT_UNITS[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(document.documentElement.lang, style).format(Math.ceil(wait / seconds));
}

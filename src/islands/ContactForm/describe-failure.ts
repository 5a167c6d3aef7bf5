import type { DeliveryFailure } from '../../contact/delivery-failure.ts';
import type { Contact } from '../../schemas/contact.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;
/** From here on a larger unit says it better. */
const MANY = 100;

/**
 * Says why a message did not arrive.
 *
 * @param offline the only reason there is where nothing is sent
 * @param causes the others, where messages are sent
 */
export function describeFailure(
  { reason, waitSeconds }: DeliveryFailure,
  offline: string,
  causes: Contact['form']['delivery']['causes'] | undefined,
): string {
  if (reason === 'offline' || !causes) return offline;
  if (waitSeconds === undefined) return causes[reason];
  return causes.wait.replace('{wait}', formatWait(waitSeconds));
}

/** In the page's language, e.g. `30 segundos`, `2 minutos`. */
function formatWait(seconds: number): string {
  const [unit, length] =
    seconds < MANY
      ? (['second', 1] as const)
      : seconds < MANY * SECONDS_PER_MINUTE
        ? (['minute', SECONDS_PER_MINUTE] as const)
        : (['hour', SECONDS_PER_HOUR] as const);
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.ceil(seconds / length));
}

import { getWhatsAppUrl } from '../contact/whatsapp-url.ts';
import { composeMailto } from '../contact/mailto-url.ts';
import type { Locale } from '../i18n/locales.ts';
import { joinTimeRange } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { getContentFile } from './content-file.ts';
import { describeVisits } from './visits.ts';

/** The contact details as they are printed, with the days and hours of visits, and the link of WhatsApp, if the site has a number there. */
export async function getContactDetails(locale: Locale) {
  const { details } = await getContentFile('contact', locale);
  const { phone, whatsapp, email, location } = details;
  const labels = UI_STRINGS[locale].contact.details;
  return {
    hours: { ...labels.hours, value: joinTimeRange((await describeVisits(locale)).when) },
    phone: { ...labels.phone, ...phone },
    email: { ...labels.email, ...email },
    location: { ...labels.location, ...location },
    whatsapp: whatsapp && { ...whatsapp, href: getWhatsAppUrl(whatsapp.value, whatsapp.message) },
  };
}

/** The contact details as they are printed. */
export type ContactDetails = Awaited<ReturnType<typeof getContactDetails>>;

/** Adds a link that opens WhatsApp with the same subject and message, if the site has a WhatsApp number and there is a message. */
export async function withChat<T extends { subject: string; message?: string | undefined }>(
  request: T,
  locale: Locale,
) {
  const { whatsapp } = await getContactDetails(locale);
  const { subject, message } = request;
  const chat =
    whatsapp && message
      ? { label: whatsapp.label, href: getWhatsAppUrl(whatsapp.value, `${subject}\n${message}`) }
      : undefined;
  return { ...request, chat };
}

/** The `mailto:` link with subject and message of a request, and `mail`, the line before it; undefined without that line. */
export async function getMailLink(
  {
    subject,
    message = '',
    mail,
  }: { subject: string; message?: string | undefined; mail?: string | undefined },
  locale: Locale,
) {
  if (!mail) return undefined;
  const { email } = (await getContentFile('contact', locale)).details;
  return { label: mail, value: email.value, href: composeMailto(email.href, subject, message) };
}

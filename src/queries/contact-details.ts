import type { CollectionEntry } from 'astro:content';
import { getWhatsAppUrl } from '../contact/whatsapp-url.ts';
import { composeMailtoUrl } from '../contact/mailto-url.ts';
import type { Locale } from '../i18n/locales.ts';
import { joinTimeRange } from '../i18n/non-breaking-spaces.ts';
import { UI_STRINGS, type UiStrings } from '../i18n/ui-strings.ts';
import { getContentFile } from './content-file.ts';
import { describeVisits } from './visits.ts';

type ContactFields = CollectionEntry<'contact'>['data']['details'];
type DetailStrings = UiStrings['contact']['details'];

export interface ContactDetails {
  hours: DetailStrings['hours'] & { value: string };
  phone: DetailStrings['phone'] & ContactFields['phone'];
  email: DetailStrings['email'] & ContactFields['email'];
  location: DetailStrings['location'] & ContactFields['location'];
  /** WhatsApp number with its link; undefined if the site has no WhatsApp number. */
  whatsapp: (NonNullable<ContactFields['whatsapp']> & { href: string }) | undefined;
}

/** Returns the contact details in a locale. */
export async function getContactDetails(locale: Locale): Promise<ContactDetails> {
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

interface ContactRequest {
  subject: string;
  message?: string | undefined;
}

interface LabelledLink {
  label: string;
  href: string;
}

/**
 * Adds a WhatsApp link with the subject and message of a request. Adds no link if the site has no WhatsApp number or the request has no
 * message.
 */
export async function addWhatsAppLink<Request extends ContactRequest>(
  request: Request,
  locale: Locale,
): Promise<Request & { chat: LabelledLink | undefined }> {
  const { whatsapp } = await getContactDetails(locale);
  const { subject, message } = request;
  if (!whatsapp || !message) return { ...request, chat: undefined };
  const href = getWhatsAppUrl(whatsapp.value, `${subject}\n${message}`);
  return { ...request, chat: { label: whatsapp.label, href } };
}

/** Returns the `mailto:` link of a request, whose label is `mail`; undefined if the request has no `mail`. */
export async function getMailLink(
  { subject, message = '', mail }: ContactRequest & { mail?: string | undefined },
  locale: Locale,
): Promise<(LabelledLink & { value: string }) | undefined> {
  if (!mail) return undefined;
  const { email } = (await getContentFile('contact', locale)).details;
  return { label: mail, value: email.value, href: composeMailtoUrl(email.href, subject, message) };
}

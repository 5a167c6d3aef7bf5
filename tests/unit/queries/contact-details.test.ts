import { expect, test, vi } from 'vitest';
import { getContactDetails, getMailLink, addWhatsAppLink } from '../../../src/queries/contact-details.ts';

const WHATSAPP = { label: 'WhatsApp', value: '+52 81 4417 1490', message: 'Hola' };
const DETAILS = {
  phone: { value: '+52 81 4417 1480', href: 'tel:+528144171480' },
  email: { value: 'hola@torre.test', href: 'mailto:hola@torre.test' },
  location: { value: 'Frente a la alameda' },
};
let whatsapp: typeof WHATSAPP | undefined = WHATSAPP;

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ details: { ...DETAILS, whatsapp } }),
}));
vi.mock('../../../src/queries/visits.ts', () => ({
  describeVisits: () => ({ when: 'Jueves, 11:00 – 18:00' }),
}));
vi.mock('../../../src/i18n/ui-strings.ts', () => {
  const [hours, phone, email, location] = ['Horario', 'Teléfono', 'Correo', 'Dónde'].map((label) => ({
    label,
  }));
  return { UI_STRINGS: { es: { contact: { details: { hours, phone, email, location } } } } };
});

const REQUEST = { subject: 'Carpeta', message: 'Somos …' };
/** Returns the text that a WhatsApp or mail link fills in. */
const getTexts = (href = '') => Object.fromEntries(new URL(href).searchParams);

test('getContactDetails adds labels and links to the values', async () => {
  expect(await getContactDetails('es')).toStrictEqual({
    hours: { label: 'Horario', value: 'Jueves, 11:00\u00a0–\u2060\u00a018:00' },
    phone: { label: 'Teléfono', ...DETAILS.phone },
    email: { label: 'Correo', ...DETAILS.email },
    location: { label: 'Dónde', ...DETAILS.location },
    whatsapp: { ...WHATSAPP, href: 'https://wa.me/528144171490?text=Hola' },
  });
});

test('addWhatsAppLink writes the subject above the message', async () => {
  const { chat, ...request } = await addWhatsAppLink(REQUEST, 'es');
  expect(request).toStrictEqual(REQUEST);
  expect(chat?.label).toBe('WhatsApp');
  expect(getTexts(chat?.href)).toStrictEqual({ text: 'Carpeta\nSomos …' });
});

test('addWhatsAppLink omits the chat without a message or a WhatsApp number', async () => {
  expect((await addWhatsAppLink({ subject: 'Carpeta' }, 'es')).chat).toBeUndefined();
  whatsapp = undefined;
  expect((await addWhatsAppLink(REQUEST, 'es')).chat).toBeUndefined();
  expect((await getContactDetails('es')).whatsapp).toBeUndefined();
});

test('getMailLink shows the address and fills in the message', async () => {
  const link = await getMailLink({ ...REQUEST, mail: 'Con el dibujo, por correo:' }, 'es');
  expect(link).toMatchObject({ label: 'Con el dibujo, por correo:', value: 'hola@torre.test' });
  expect(getTexts(link?.href)).toStrictEqual({ subject: 'Carpeta', body: 'Somos …' });
  expect(await getMailLink(REQUEST, 'es')).toBeUndefined();
});

import { expect, test } from 'vitest';
import contact from '../../content/sections/contact.json' with { type: 'json' };
import { contactSchema } from '../../src/schemas/contact.ts';

const readWhatsapp = (whatsapp?: { label: string; value: string; message: string }) =>
  contactSchema().parse({ ...contact, details: { ...contact.details, whatsapp } }).details.whatsapp;

test('WhatsApp is off until an editor writes it, and then a link with the message in it', () => {
  expect(contact.details).not.toHaveProperty('whatsapp');
  expect(readWhatsapp()).toBeUndefined();
  const chat = { label: 'WhatsApp', value: '+52 55 0000-2200', message: '¿Sigue en venta? 100 %' };
  expect(readWhatsapp(chat)?.href).toBe(
    'https://wa.me/525500002200?text=%C2%BFSigue%20en%20venta%3F%20100%20%25',
  );
});

import { expect, test } from 'vitest';
import contact from '../../content/sections/contact.json' with { type: 'json' };
import { contactSchema } from '../../src/schemas/contact.ts';

const withWhatsapp = (whatsapp?: { label: string; value: string; message: string }) =>
  contactSchema().safeParse({ ...contact, details: { ...contact.details, whatsapp } });
const CHAT = { label: 'WhatsApp', value: '+52 55 0000-2200', message: '¿Sigue en venta? 100 %' };

test('WhatsApp is off until an editor writes it, and then a link with the message in it', () => {
  expect(contact.details).not.toHaveProperty('whatsapp');
  expect(withWhatsapp().data?.details.whatsapp).toBeUndefined();
  expect(withWhatsapp(CHAT).data?.details.whatsapp?.href).toBe(
    'https://wa.me/525500002200?text=%C2%BFSigue%20en%20venta%3F%20100%20%25',
  );
});

test('a number without its country is refused, with one that would do', () => {
  expect(withWhatsapp({ ...CHAT, value: '55 0000 2200' }).error?.issues[0]?.message).toBe(
    'Se encontró "55 0000 2200". Se espera algo como "+52 55 0000 2200".',
  );
});

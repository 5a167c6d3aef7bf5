import { expect, test } from 'vitest';
import contact from '../site/content/sections/contact.json' with { type: 'json' };
import { contactSchema } from '../../src/schemas/contact.ts';

test('WhatsApp is a link with the message in it, and nothing until an editor writes it', () => {
  const { whatsapp, ...others } = contact.details;
  const read = (details: object) => contactSchema().parse({ ...contact, details }).details.whatsapp?.href;
  expect(read(others)).toBeUndefined();
  expect(read({ ...others, whatsapp })).toBe(
    'https://wa.me/5218144171490?text=Hola%2C%20vi%20la%20p%C3%A1gina%20de%20la%20torre%3A%20%C2%BFsigue%20en%20venta%20el%20piso%2014%3F%20(100%20%25)',
  );
});

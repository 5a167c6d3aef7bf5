import { expect, test } from 'vitest';
import { mailLink } from '../../../src/contact/mail-link.ts';
import { contactSchema } from '../../../src/schemas/contact.ts';
import contact from '../../site/content/sections/contact.json' with { type: 'json' };

const message = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: '¿Hoy & mañana?',
  message: 'Uno\r\nDos\n#3',
};
const readMail = (changes: Partial<typeof message>) => {
  const href = mailLink('mailto:contacto@example.com', { ...message, ...changes }, '[Sigue]');
  return Object.fromEntries(new URL(href).searchParams);
};

test('the words arrive in the mail program as they were written', () => {
  expect(readMail({})).toStrictEqual({
    subject: '¿Hoy & mañana?',
    body: 'Uno\r\nDos\r\n#3\r\n\r\nAna Peña\r\nana@example.com',
  });
});

test('a long message ends with a note and the name of who wrote it, also in the middle of a character', () => {
  expect(readMail({ message: `x${'😀'.repeat(1000)}` }).body).toMatch(
    /^x(😀){499}\r\n\[Sigue\]\r\n\r\nAna Peña\r\nana@example\.com$/u,
  );
});

test('WhatsApp is a link with the message in it, and nothing until an editor writes it', () => {
  const { whatsapp, ...others } = contact.details;
  const read = (details: object) => contactSchema().parse({ ...contact, details }).details.whatsapp?.href;
  expect(read(others)).toBeUndefined();
  expect(read({ ...others, whatsapp })).toBe(
    'https://wa.me/5218144171490?text=Hola%2C%20vi%20la%20p%C3%A1gina%20de%20la%20torre%3A%20%C2%BFsigue%20en%20venta%20el%20piso%2014%3F%20(100%20%25)',
  );
});

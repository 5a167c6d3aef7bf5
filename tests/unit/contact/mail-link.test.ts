import { expect, test } from 'vitest';
import { mailLink } from '../../../src/contact/mail-link.ts';

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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLink } from '../../../src/contact/mail-link.ts';

const message = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: '¿Hoy & mañana?',
  message: 'Uno\r\nDos\n#3',
};
const link = (changes: Partial<typeof message>) =>
  mailLink('mailto:contacto@example.com', { ...message, ...changes }, '[Sigue]');
const readMail = (href: string) => Object.fromEntries(new URL(href).searchParams);

test('the words arrive in the mail program as they were written', () => {
  expect(link({})).toMatch(/^mailto:contacto@example\.com\?subject=/);
  expect(readMail(link({}))).toEqual({
    subject: '¿Hoy & mañana?',
    body: 'Uno\r\nDos\r\n#3\r\n\r\nAna Peña\r\nana@example.com',
  });
});

test('a long message ends at a whole character, with a notice and the name of who wrote it', () => {
  const href = link({ message: '😀'.repeat(1000) });
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(href.length).toBeGreaterThan(1780);
  expect(readMail(href).body).toMatch(/^(😀)+\r\n\[Sigue\]\r\n\r\nAna Peña\r\nana@example\.com$/u);
});

test('whatever is typed, the link is short and can be read', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((s) => s.repeat(200)),
    fc.constant('half a surrogate pair: \uD83D'),
  );
  fc.assert(
    fc.property(fc.record({ name: text, email: text, subject: text, message: text }), (changes) => {
      const href = link(changes);
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(() => decodeURIComponent(href)).not.toThrow();
    }),
    { numRuns: 30 },
  );
});

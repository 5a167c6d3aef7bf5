import { expect, test } from 'vitest';
import { getWhatsAppUrl } from '../../../src/contact/whatsapp-url.ts';
import { findFailure, isInconclusive } from '../../../src/contact/delivery-failure.ts';
import { fitsMailLink, getMailtoUrl } from '../../../src/contact/mailto-url.ts';
import { readContactMessage } from '../../../src/contact/message.ts';
import { encodePayload } from '../../../src/contact/payload.ts';
import { contact } from '../../e2e/fixture-files.ts';

const message = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: '¿Hoy & mañana?',
  message: 'Uno\r\nDos\n#3',
};
const payload = {
  ...message,
  page: 'https://penthouse.example/',
  sentAt: '2026-11-21T18:00:00.000Z',
  idempotencyKey: 'k-1',
};

test('to Web3Forms goes JSON with its key', () => {
  const { body } = encodePayload(payload, 'json', 'w-1');
  expect(JSON.parse(String(body))).toStrictEqual({ access_key: 'w-1', ...payload });
});

test('with JSON goes no header that another site does not allow', () => {
  const { headers } = encodePayload(payload, 'json', 'w-1');
  expect(headers).toStrictEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
});

test('to Netlify goes what a form sends', async () => {
  const request = new Request('http://x.invalid', { method: 'POST', ...encodePayload(payload, 'form') });
  expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  const sent = Object.fromEntries(new URLSearchParams(await request.text()));
  expect(sent).toStrictEqual({ 'form-name': 'contacto', ...payload });
});

const reasonOf = (status: number, body: string | null) => findFailure(new Response(body, { status }));

test.each([
  [204, null],
  [200, ' \n'],
  [200, '200 OK'],
  // As Netlify answers a form.
  [200, '<!doctype html><title>x</title>'],
  [200, '{"ok":tr'],
  [200, 'null'],
  [200, '[]'],
  [200, '{"ok":true,"next":"/thanks"}'],
  [201, '{"success":true,"message":"Email sent","data":{}}'],
  [202, '{"error":null,"errors":[],"status":"queued"}'],
])('%i with %j is a message that arrived', async (status, body) => {
  expect(await reasonOf(status, body)).toBeUndefined();
});

test.each([
  [200, '{"success":false}', 'rejected'],
  [200, '{"ok":false}', 'rejected'],
  [400, '<p>No', 'rejected'],
  [422, '{"ok":true}', 'rejected'],
  [429, null, 'busy'],
  [500, null, 'service'],
  [302, null, 'service'],
])('%i with %s is none: %s', async (status, body, reason) => {
  expect(await reasonOf(status, body)).toBe(reason);
});

test.each([302, 502, 504])('status %i leaves open whether the message arrived', (status) => {
  expect(isInconclusive(new Response(null, { status }))).toBe(true);
});

test.each([200, 400, 429, 500, 503])('status %i tells whether the message arrived', (status) => {
  expect(isInconclusive(new Response(null, { status }))).toBe(false);
});

const MAILTO = 'mailto:contacto@example.com';
test.each([
  ['a message of 1,000 letters', { message: 'x'.repeat(1000) }, true],
  ['a message of 1,001 letters', { message: 'x'.repeat(1001) }, false],
  ['a message whose letters take nine characters each', { message: '屋'.repeat(300) }, false],
  ['a subject of 2,000 letters', { subject: 'x'.repeat(2000) }, false],
])('the mail link holds %s: %3$s', (_what, changes, fits) => {
  expect(fitsMailLink(MAILTO, { ...message, ...changes })).toBe(fits);
});

const readMail = (changes: Partial<typeof message>) => {
  const href = getMailtoUrl('mailto:contacto@example.com', { ...message, ...changes }, '[Sigue]');
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

test('half a character in a field takes nothing away: the message can be mailed', () => {
  const texts: Partial<Record<string, string>> = {
    ...message,
    subject: 'Hola \uD83D',
    message: '\uDE00 Hola 😀',
  };
  const namedItem = (name: string) => ({ value: texts[name] });
  const read = readContactMessage({ elements: { namedItem } } as unknown as HTMLFormElement);
  expect(readMail(read)).toStrictEqual({
    subject: 'Hola \uFFFD',
    body: '\uFFFD Hola 😀\r\n\r\nAna Peña\r\nana@example.com',
  });
});

test('a message that just finds room is whole', () => {
  const longest = 'x'.repeat(1000);
  expect(readMail({ message: longest }).body).toBe(`${longest}\r\n\r\nAna Peña\r\nana@example.com`);
});

test('WhatsApp is a link with the message in it', () => {
  const { value, message } = contact.details.whatsapp;
  expect(getWhatsAppUrl(value, message)).toBe(
    'https://wa.me/5218144171490?text=Hola%2C%20vi%20la%20p%C3%A1gina%20de%20la%20torre%3A%20%C2%BFsigue%20en%20venta%20el%20piso%2014%3F%20(100%20%25)',
  );
});

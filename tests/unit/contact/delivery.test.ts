import { expect, test } from 'vitest';
import { getWhatsAppUrl } from '../../../src/contact/whatsapp-url.ts';
import { findFailureReason, isDeliveryInconclusive } from '../../../src/contact/delivery-failure.ts';
import { fitsMailtoUrl, getMailtoUrl } from '../../../src/contact/mailto-url.ts';
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

test('encodePayload adds the key of Web3Forms', () => {
  const { body } = encodePayload(payload, 'json', 'w-1');
  expect(JSON.parse(String(body))).toStrictEqual({ access_key: 'w-1', ...payload });
});

test('encodePayload sends JSON with only CORS-safe headers', () => {
  const { headers } = encodePayload(payload, 'json', 'w-1');
  expect(headers).toStrictEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
});

test('encodePayload encodes a form for Netlify', async () => {
  const request = new Request('http://x.invalid', { method: 'POST', ...encodePayload(payload, 'form') });
  expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  const sent = Object.fromEntries(new URLSearchParams(await request.text()));
  expect(sent).toStrictEqual({ 'form-name': 'contacto', ...payload });
});

const getFailure = (status: number, body: string | null) => findFailureReason(new Response(body, { status }));

test.each([
  [204, null],
  [200, ' \n'],
  [200, '200 OK'],
  // Netlify responds to a form with HTML.
  [200, '<!doctype html><title>x</title>'],
  [200, '{"ok":tr'],
  [200, 'null'],
  [200, '[]'],
  [200, '{"ok":true,"next":"/thanks"}'],
  [201, '{"success":true,"message":"Email sent","data":{}}'],
  [202, '{"error":null,"errors":[],"status":"queued"}'],
])('findFailureReason accepts status %i with the body %j as delivered', async (status, body) => {
  expect(await getFailure(status, body)).toBeUndefined();
});

test.each([
  [200, '{"success":false}', 'rejected'],
  [200, '{"ok":false}', 'rejected'],
  [400, '<p>No', 'rejected'],
  [422, '{"ok":true}', 'rejected'],
  [429, null, 'busy'],
  [500, null, 'service'],
  [302, null, 'service'],
])('findFailureReason reports status %i with the body %s as %s', async (status, body, reason) => {
  expect(await getFailure(status, body)).toBe(reason);
});

test.each([302, 408, 502, 504])('isDeliveryInconclusive returns true for the status %i', (status) => {
  expect(isDeliveryInconclusive(new Response(null, { status }))).toBe(true);
});

test.each([200, 400, 429, 500, 503])('isDeliveryInconclusive returns false for the status %i', (status) => {
  expect(isDeliveryInconclusive(new Response(null, { status }))).toBe(false);
});

const MAILTO = 'mailto:contacto@example.com';
test.each([
  [true, 'a message of 1,000 characters', { message: 'x'.repeat(1000) }],
  [false, 'a message of 1,001 characters', { message: 'x'.repeat(1001) }],
  [false, 'a message whose characters are encoded in nine bytes', { message: '屋'.repeat(300) }],
  [false, 'a subject of 2,000 characters', { subject: 'x'.repeat(2000) }],
])('fitsMailtoUrl returns %s for %s', (fits, _description, changes) => {
  expect(fitsMailtoUrl(MAILTO, { ...message, ...changes })).toBe(fits);
});

const parseMail = (changes: Partial<typeof message>) => {
  const href = getMailtoUrl('mailto:contacto@example.com', { ...message, ...changes }, '[Sigue]');
  return Object.fromEntries(new URL(href).searchParams);
};

test('mail link encodes the message', () => {
  expect(parseMail({})).toStrictEqual({
    subject: '¿Hoy & mañana?',
    body: 'Uno\r\nDos\r\n#3\r\n\r\nAna Peña\r\nana@example.com',
  });
});

test('mail link shortens a long message between characters', () => {
  expect(parseMail({ message: `x${'😀'.repeat(1000)}` }).body).toMatch(
    /^x(😀){499}\r\n\[Sigue\]\r\n\r\nAna Peña\r\nana@example\.com$/u,
  );
});

test('mail link replaces unpaired surrogates', () => {
  const texts: Partial<Record<string, string>> = {
    ...message,
    subject: 'Hola \uD83D',
    message: '\uDE00 Hola 😀',
  };
  const namedItem = (name: string) => ({ value: texts[name] });
  const contactMessage = readContactMessage({ elements: { namedItem } } as unknown as HTMLFormElement);
  expect(parseMail(contactMessage)).toStrictEqual({
    subject: 'Hola \uFFFD',
    body: '\uFFFD Hola 😀\r\n\r\nAna Peña\r\nana@example.com',
  });
});

test('mail link keeps a message of the maximum length', () => {
  const longestMessage = 'x'.repeat(1000);
  expect(parseMail({ message: longestMessage }).body).toBe(
    `${longestMessage}\r\n\r\nAna Peña\r\nana@example.com`,
  );
});

test('WhatsApp link includes the message', () => {
  const { value, message } = contact.details.whatsapp;
  expect(getWhatsAppUrl(value, message)).toBe(
    'https://wa.me/5218144171490?text=Hola%2C%20vi%20la%20p%C3%A1gina%20de%20la%20torre%3A%20%C2%BFsigue%20en%20venta%20el%20piso%2014%3F%20(100%20%25)',
  );
});

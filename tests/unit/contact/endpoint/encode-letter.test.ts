import { expect, test } from 'vitest';
import type { ContactFormat } from '../../../../src/contact/endpoint/contact-service.ts';
import { encodeLetter } from '../../../../src/contact/endpoint/encode-letter.ts';

const words = { name: 'Ana Peña', email: 'ana@example.com', subject: 'Hola', message: 'Uno & dos\nTres' };
const notes = { page: 'https://penthouse.example/', sentAt: '2026-11-21T18:00:00.000Z' };
const letter = { ...words, ...notes, idempotencyKey: 'k-1' };

function encode(format: ContactFormat) {
  const { headers, body } = encodeLetter(letter, { address: '/', format, key: 'w-1' });
  return { headers: new Headers(headers), body };
}
const readJson = (body: unknown): unknown => JSON.parse(String(body));
const readForm = (body: unknown) => Object.fromEntries(body as URLSearchParams);

test("to the owner's endpoint goes JSON, and its key in a header", () => {
  const { headers, body } = encode('json');
  expect(readJson(body)).toEqual({ ...words, ...notes });
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': 'k-1',
  });
});

test.each([
  ['formspree' as const, letter],
  ['web3forms' as const, { access_key: 'w-1', ...letter }],
])(
  'to %s goes JSON with the key among the fields, and no header that it does not allow',
  (format, expected) => {
    const { headers, body } = encode(format);
    expect(readJson(body)).toEqual(expected);
    expect([...headers.keys()]).toEqual(['accept', 'content-type']);
  },
);

test.each([
  ['form' as const, letter],
  ['netlify' as const, { 'form-name': 'contacto', ...letter }],
])('as %s goes what a form sends, for which no other site has to be asked', (format, expected) => {
  const { headers, body } = encode(format);
  expect(readForm(body)).toEqual(expected);
  expect([...headers.keys()]).toEqual(['accept']);
  expect(
    new Request('http://x.invalid', { method: 'POST', body: body ?? '' }).headers.get('content-type'),
  ).toBe('application/x-www-form-urlencoded;charset=UTF-8');
});

import { expect, test } from 'vitest';
import { encodePayload } from '../../../src/contact/payload.ts';

const payload = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: 'Hola',
  message: 'Uno & dos\nTres',
  page: 'https://penthouse.example/',
  sentAt: '2026-11-21T18:00:00.000Z',
  idempotencyKey: 'k-1',
};

test('to Web3Forms goes JSON with its key, and no header that another site does not allow', () => {
  const { headers, body } = encodePayload(payload, 'json', 'w-1');
  expect(JSON.parse(String(body))).toStrictEqual({ access_key: 'w-1', ...payload });
  expect(headers).toStrictEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
});

test('to Netlify goes what a form sends', async () => {
  const request = new Request('http://x.invalid', { method: 'POST', ...encodePayload(payload, 'form') });
  expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  const sent = Object.fromEntries(new URLSearchParams(await request.text()));
  expect(sent).toStrictEqual({ 'form-name': 'contacto', ...payload });
});

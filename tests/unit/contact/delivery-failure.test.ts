import { expect, test } from 'vitest';
import { findFailure } from '../../../src/contact/delivery-failure.ts';

const reasonOf = (status: number, body: string | null, format: 'json' | 'form' = 'json') =>
  findFailure(new Response(body, { status }), format);
const PAGE = '<!doctype html><title>x</title>';

test.each([
  [204, null],
  [200, ' \n'],
  [200, '{}'],
  [200, '{"ok":true,"next":"/thanks"}'],
  [201, '{"success":true,"message":"Email sent","data":{}}'],
  [202, '{"error":null,"errors":[],"status":"queued"}'],
])('%i with %j is a message that arrived', async (status, body) => {
  expect(await reasonOf(status, body)).toBeUndefined();
});

test.each([
  [200, '{"success":false}', 'rejected'],
  [200, '{"ok":false}', 'rejected'],
  [200, '{"status":"error"}', 'rejected'],
  [200, '{"error":"Form not found"}', 'rejected'],
  [200, '{"errors":[{"field":"email","message":"x"}]}', 'rejected'],
  [200, PAGE, 'service'],
  [200, '{"ok":tr', 'service'],
  [200, 'null', 'service'],
  [200, '[]', 'service'],
  [404, '<p>No', 'rejected'],
  [422, '{"ok":true}', 'rejected'],
  [429, null, 'busy'],
  [503, null, 'service'],
  [302, null, 'service'],
])('%i with %s is none: %s', async (status, body, reason) => {
  expect(await reasonOf(status, body)).toBe(reason);
});

test('to a form, Netlify says yes with a page', async () => {
  expect(await reasonOf(200, PAGE, 'form')).toBeUndefined();
  expect(await reasonOf(404, PAGE, 'form')).toBe('rejected');
});

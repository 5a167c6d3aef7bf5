import { expect, test } from 'vitest';
import { findFailure } from '../../../src/contact/delivery-failure.ts';

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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DeliveryFailure } from '../../../src/contact/delivery-failure.ts';
import { parseResponse } from '../../../src/contact/parse-response.ts';

/** undefined for a message that has arrived, else why it has not. */
async function failureOf(response: Response, format: 'json' | 'form' = 'json') {
  try {
    await parseResponse(response, format);
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryFailure) return error;
    throw error;
  }
}
const reasonOf = async (status: number, body: string | null, format?: 'json' | 'form') =>
  (await failureOf(new Response(body, { status }), format))?.reason;

const FIELD_ERROR = '{"errors":[{"field":"email","message":"x"}]}';
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
  [200, '{"success":"false"}', 'rejected'],
  [200, '{"ok":false}', 'rejected'],
  [200, '{"status":"error"}', 'rejected'],
  [200, '{"error":"Form not found"}', 'rejected'],
  [200, '{"ok":false,"errors":[{"field":"email","message":"x"}]}', 'fields'],
  [200, PAGE, 'service'],
  [200, '{"ok":tr', 'service'],
  [200, 'null', 'service'],
  [200, '[]', 'service'],
  [200, '"ok"', 'service'],
  [400, '', 'rejected'],
  [404, '<p>No', 'rejected'],
  [422, FIELD_ERROR, 'fields'],
  [422, '{"errors":[{"field":"phone","message":"x"}]}', 'rejected'],
  [429, FIELD_ERROR, 'busy'],
  [500, FIELD_ERROR, 'service'],
  [503, null, 'service'],
  [302, null, 'service'],
])('%i with %s is none: %s', async (status, body, reason) => {
  expect(await reasonOf(status, body)).toBe(reason);
});

test('to a form, Netlify says yes with a page; a redirect that was not followed is no success', async () => {
  expect(await reasonOf(200, PAGE, 'form')).toBeUndefined();
  expect(await reasonOf(404, PAGE, 'form')).toBe('rejected');
  expect((await failureOf(Response.error(), 'form'))?.reason).toBe('service');
});

test.each([
  [{ errors: [{ field: 'email', message: 'No' }, { field: 'name' }] }, { email: 'No', name: '' }],
  [{ errors: { email: 'No', message: ['Corto', 'Y feo'] } }, { email: 'No', message: 'Corto' }],
  [{ fieldErrors: { subject: ['Sí'], page: ['x'], name: [] } }, { subject: 'Sí', name: '' }],
  [{ errors: ['Uno', 'Dos'].map((message) => ({ field: 'email', message })) }, { email: 'Uno' }],
  [{ errors: [null, 1, ['email'], { field: '__proto__', message: 'x' }], fieldErrors: 'email' }, {}],
  [{ errors: { email: ' <b>Uno</b>\n\u0000\u202Edos ' } }, { email: '<b>Uno</b> dos' }],
  [{ errors: { email: '😀'.repeat(500) } }, { email: `${'😀'.repeat(200)}…` }],
])('what %j says about fields', async (body, refusals) => {
  const failure = await failureOf(new Response(JSON.stringify(body), { status: 422 }));
  expect(failure?.refusals).toEqual(refusals);
});

test.each([
  ['30', 30],
  [' 1 ', 1],
  ['999999999999', 86_400],
  ['0', undefined],
  ['-5', undefined],
  ['pronto', undefined],
  ['Sat, 21 Nov 2026 18:00:00 GMT', undefined],
])('Retry-After %s asks for %s seconds', async (header, waitSeconds) => {
  const response = new Response('', { status: 429, headers: { 'Retry-After': header } });
  expect(await failureOf(response)).toMatchObject({ reason: 'busy', waitSeconds });
});

test('whatever the body, the failure is one of ours', async () => {
  const status = fc.constantFrom(200, 201, 400, 404, 422, 429, 500, 503);
  const body = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  await fc.assert(
    fc.asyncProperty(status, body, async (code, text) => {
      expect([undefined, 'fields', 'rejected', 'busy', 'service']).toContain(await reasonOf(code, text));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DeliveryFailure } from '../../../../src/contact/delivery-failure.ts';
import type { ContactFormat } from '../../../../src/contact/endpoint/contact-service.ts';
import { judgeAnswer } from '../../../../src/contact/endpoint/judge-answer.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What a visitor is told: 'delivered', or why not. */
async function judge(status: number, body: string | null, format: ContactFormat = 'json', headers = {}) {
  const response = new Response(body, { status, headers: { ...JSON_TYPE, ...headers } });
  try {
    await judgeAnswer(response, format);
    return 'delivered';
  } catch (error) {
    if (error instanceof DeliveryFailure) return error;
    throw error;
  }
}
const reasonOf = async (...answer: Parameters<typeof judge>) => {
  const verdict = await judge(...answer);
  return verdict === 'delivered' ? verdict : verdict.reason;
};

test.each([
  [204, null],
  [200, ''],
  [200, ' \n'],
  [200, '{}'],
  [200, '{"ok":true,"next":"/thanks"}'],
  [201, '{"success":true,"message":"Email sent","data":{}}'],
  [202, '{"error":null,"errors":[],"status":"queued"}'],
])('%i with %j is a message that arrived', async (status, body) => {
  expect(await reasonOf(status, body)).toBe('delivered');
});

test.each([
  [200, '{"success":false}', 'rejected'],
  [200, '{"success":"false"}', 'rejected'],
  [200, '{"ok":false}', 'rejected'],
  [200, '{"status":"error"}', 'rejected'],
  [200, '{"error":"Form not found"}', 'rejected'],
  [200, '{"ok":false,"errors":[{"field":"email","message":"x"}]}', 'fields'],
  [200, '<!doctype html><title>x</title>', 'service'],
  [200, '{"ok":tr', 'service'],
  [200, 'null', 'service'],
  [200, '[]', 'service'],
  [200, '"ok"', 'service'],
  [200, ' '.repeat(200_000) + '{}', 'service'],
  [400, '', 'rejected'],
  [404, '<p>No', 'rejected'],
  [422, '{"errors":[{"field":"email","message":"x"}]}', 'fields'],
  [422, '{"errors":[{"field":"phone","message":"x"}]}', 'rejected'],
  [429, '{"errors":[{"field":"email","message":"x"}]}', 'busy'],
  [500, '{"errors":[{"field":"email","message":"x"}]}', 'service'],
  [503, null, 'service'],
  [302, null, 'service'],
])('%i with %s is none: %s', async (status, body, reason) => {
  expect(await reasonOf(status, body)).toBe(reason);
});

test('Netlify says yes with a page', async () => {
  expect(await reasonOf(200, '<!doctype html>', 'netlify')).toBe('delivered');
  expect(await reasonOf(404, '<!doctype html>', 'netlify')).toBe('rejected');
});

test('a redirect that was not followed is no answer', async () => {
  await expect(judgeAnswer(Response.error(), 'json')).rejects.toMatchObject({ reason: 'service' });
});

describe('fields that are refused', () => {
  const refusalsOf = async (body: unknown) => {
    const verdict = await judge(422, JSON.stringify(body));
    return verdict === 'delivered' ? verdict : verdict.refusals;
  };

  test.each([
    [{ errors: [{ field: 'email', message: 'No' }, { field: 'name' }] }, { email: 'No', name: '' }],
    [{ errors: { email: 'No', message: ['Corto', 'Y feo'] } }, { email: 'No', message: 'Corto' }],
    [{ fieldErrors: { subject: ['Sí'], page: ['x'], name: [] } }, { subject: 'Sí', name: '' }],
    [
      {
        errors: [
          { field: 'email', message: 'Uno' },
          { field: 'email', message: 'Dos' },
        ],
      },
      { email: 'Uno' },
    ],
    [{ errors: [null, 1, ['email'], { field: '__proto__', message: 'x' }], fieldErrors: 'email' }, {}],
  ])('%j', async (body, refusals) => {
    expect(await refusalsOf(body)).toEqual(refusals);
  });

  test('their words are one short line of text', async () => {
    expect(await refusalsOf({ errors: { email: ' <b>Uno</b>\n\u0000\u202Edos ' } })).toEqual({
      email: '<b>Uno</b> dos',
    });
    const long = await refusalsOf({ errors: { email: '😀'.repeat(500) } });
    expect(long).toEqual({ email: `${'😀'.repeat(200)}…` });
  });
});

test.each([
  ['30', 30],
  [' 1 ', 1],
  ['999999999999', 86_400],
  ['0', undefined],
  ['-5', undefined],
  ['mañana', undefined],
  [new Date(Date.now() - 60_000).toUTCString(), undefined],
])('Retry-After %s asks for %s seconds', async (header, seconds) => {
  const headers = header === 'mañana' ? { 'Retry-After': 'pronto' } : { 'Retry-After': header };
  expect(await judge(429, '', 'json', headers)).toMatchObject({ reason: 'busy', waitSeconds: seconds });
});

test('Retry-After may be a date', async () => {
  const verdict = await judge(429, '', 'json', {
    'Retry-After': new Date(Date.now() + 90_000).toUTCString(),
  });
  expect(verdict).toMatchObject({
    waitSeconds: expect.toSatisfy((s: number) => s >= 85 && s <= 90) as number,
  });
});

test('whatever the body, the verdict is one of ours', async () => {
  const status = fc.constantFrom(200, 201, 400, 404, 422, 429, 500, 503);
  const body = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  await fc.assert(
    fc.asyncProperty(status, body, async (code, text) => {
      expect(['delivered', 'fields', 'rejected', 'busy', 'service']).toContain(await reasonOf(code, text));
    }),
  );
});

import { expect, test, vi } from 'vitest';
import { blocked, tabWith } from './tab-storages.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Uno' };
const other = { ...message, message: 'Dos' };

/** A page that has just been loaded: what it kept in memory is gone. */
async function loadPage() {
  vi.resetModules();
  return import('../../../src/contact/idempotency-key.ts');
}

test('one text has one key, also after a reload, and another text has another', async () => {
  const tab = tabWith();
  const { keepIdempotencyKey } = await loadPage();
  const key = keepIdempotencyKey(message, tab);
  expect(key).toMatch(/^\d+(-\d+){3}$/);
  expect(keepIdempotencyKey(other, tab)).not.toBe(key);
  expect((await loadPage()).keepIdempotencyKey({ ...message }, tab)).toBe(key);
});

test('after delivery the same words get a new key, and other words keep theirs', async () => {
  const tab = tabWith();
  const { keepIdempotencyKey, forgetIdempotencyKey } = await loadPage();
  const [key, otherKey] = [message, other].map((text) => keepIdempotencyKey(text, tab));
  forgetIdempotencyKey(message, tab);
  expect(keepIdempotencyKey(message, tab)).not.toBe(key);
  expect(keepIdempotencyKey(other, tab)).toBe(otherKey);
});

test.each([
  ['blocked storage', blocked],
  ['half a JSON', tabWith('contactKeys', '{')],
  ['a list', tabWith('contactKeys', '[1,["a"]]')],
  ['a number as key', tabWith('contactKeys', JSON.stringify({ [JSON.stringify(message)]: 1 }))],
])('%s does no harm: a retry on the same page has the same key', async (_, tab) => {
  const { keepIdempotencyKey } = await loadPage();
  const key = keepIdempotencyKey(message, tab);
  expect(key).toMatch(/^\d+(-\d+){3}$/);
  expect(keepIdempotencyKey(message, tab)).toBe(key);
});

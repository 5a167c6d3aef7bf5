import { expect, test, vi } from 'vitest';
import { blocked, tabWith } from './tab-storages.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Uno' };
const other = { ...message, message: 'Dos' };

/** A page that has just been loaded: what it kept in memory is gone. */
async function loadPage() {
  vi.resetModules();
  return import('../../../src/contact/idempotency-key.ts');
}

test('other words have another key, and keep it when the first are delivered', async () => {
  const tab = tabWith();
  const { keepIdempotencyKey, forgetIdempotencyKey } = await loadPage();
  const key = keepIdempotencyKey(message, tab);
  const otherKey = keepIdempotencyKey(other, tab);
  expect(otherKey).not.toBe(key);
  forgetIdempotencyKey(message, tab);
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

import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../memory-tab.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Uno' };
const other = { ...message, message: 'Dos' };

/** A page that has just been loaded: what it kept in memory is gone. */
async function loadPage() {
  vi.resetModules();
  return import('../../../../src/contact/endpoint/message-key.ts');
}

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test('one text has one key, also after a reload', async () => {
  const key = (await loadPage()).keepMessageKey(message, () => storage);
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect((await loadPage()).keepMessageKey({ ...message }, () => storage)).toBe(key);
});

test('another text has another, and the first keeps its own', async () => {
  const { keepMessageKey } = await loadPage();
  const key = keepMessageKey(message, () => storage);
  expect(keepMessageKey(other, () => storage)).not.toBe(key);
  expect(keepMessageKey(message, () => storage)).toBe(key);
});

test('after delivery the same words get a new key, and other words keep theirs', async () => {
  const { keepMessageKey, forgetMessageKey } = await loadPage();
  const [key, otherKey] = [message, other].map((text) => keepMessageKey(text, () => storage));
  forgetMessageKey(message, () => storage);
  expect(keepMessageKey(message, () => storage)).not.toBe(key);
  expect(keepMessageKey(other, () => storage)).toBe(otherKey);
});

test('where nothing can be stored memory keeps it', async () => {
  const { keepMessageKey } = await loadPage();
  expect(keepMessageKey(message, blocked)).toBe(keepMessageKey(message, blocked));
});

test.each(['{', 'null', '{}', '[1,["a"],["a",1]]'])(
  'what else is stored there does no harm: %s',
  async (text) => {
    storage.setItem('contactKeys', text);
    const { keepMessageKey } = await loadPage();
    expect(keepMessageKey(message, () => storage)).toBe(keepMessageKey(message, () => storage));
  },
);

test('a page that came over plain http makes keys as well', async () => {
  const { keepMessageKey } = await loadPage();
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(keepMessageKey(message, () => storage)).toMatch(/^[\da-f]{32}$/);
  vi.unstubAllGlobals();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_VIEWS_KEY, type PageView, BACKUP_KEY } from '../../../src/page-views/page-view.ts';
import { recordPageView } from '../../../src/page-views/record.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { createPageView } from '../../e2e/page-view-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Minimal window for the recorder. Pass the same storage to several windows to simulate tabs. */
class FakeWindow extends EventTarget {
  readonly document = Object.assign(new EventTarget(), {
    title: 'Penthouse 2200',
    referrer: '',
    prerendering: false,
    body: { dataset: { path: '/' } },
  });
  readonly location = { pathname: '/' };
  readonly navigator = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
  readonly console = { log: vi.fn() };
  readonly localStorage: MemoryStorage;

  constructor(storage = new MemoryStorage()) {
    super();
    this.localStorage = storage;
  }

  /** Records a page view. The path is empty on the not-found page. */
  record(path = '/'): this {
    this.document.body.dataset.path = path;
    recordPageView(this as unknown as Parameters<typeof recordPageView>[0]);
    return this;
  }
}

const NOW = '2026-11-20T17:42:07.123Z';
const getPageViews = (storage: MemoryStorage) =>
  JSON.parse(storage.getItem(PAGE_VIEWS_KEY) ?? '[]') as PageView[];
const store = (text: string, quota?: number) => new MemoryStorage({ [PAGE_VIEWS_KEY]: text }, quota);

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

test('recordPageView records the five specified fields', () => {
  const page = new FakeWindow();
  page.document.referrer = 'https://example.com/';
  page.record();
  const view = {
    path: '/',
    title: 'Penthouse 2200',
    timestamp: NOW,
    referrer: 'https://example.com/',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  };
  expect([...page.localStorage.values()]).toStrictEqual([JSON.stringify([view])]);
  expect(page.console.log.mock.calls).toStrictEqual([['pageView', view]]);
});

test('recordPageView dispatches one event', () => {
  const page = new FakeWindow();
  const listener = vi.fn();
  page.addEventListener(PAGE_VIEWS_KEY, listener);
  page.record();
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['/analytics', '/analytics/', '/analytics'],
  ['/', '/index.html', '/'],
  ['', '/planos/', '/planos'],
  ['', '/a/b///', '/a/b'],
  ['', '///', '/'],
  ['', '//no//existe//', '//no//existe'],
  ['', '/%22onload=%22alert(1)', '/%22onload=%22alert(1)'],
  ['', '/%F0%9F%8F%97/%C3%B1/', '/%F0%9F%8F%97/%C3%B1'],
])('recordPageView of path %j at %s records %s', (path, pathname, recorded) => {
  const page = new FakeWindow();
  page.location.pathname = pathname;
  page.record(path);
  expect(getPageViews(page.localStorage)[0]?.path).toBe(recorded);
});

test('recordPageView truncates long values', () => {
  const page = new FakeWindow();
  const longText = 'x'.repeat(10_000);
  page.location.pathname = `/${longText}`;
  Object.assign(page.document, { title: longText, referrer: longText });
  page.navigator.userAgent = longText;
  page.record('');
  const texts = Object.values(getPageViews(page.localStorage)[0] ?? {});
  expect(texts.map(({ length }: string) => length)).toStrictEqual([2048, 300, NOW.length, 2048, 512]);
});

test('recordPageView waits until a prerendered page is visible', () => {
  const page = new FakeWindow();
  page.document.prerendering = true;
  page.record();
  for (const length of [0, 1, 1]) {
    expect(getPageViews(page.localStorage)).toHaveLength(length);
    page.document.dispatchEvent(new Event('prerenderingchange'));
  }
});

test('recordPageView records again when the page returns from the cache', () => {
  const page = new FakeWindow().record();
  for (const [persisted, length] of [
    [false, 1],
    [true, 2],
  ] as const) {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(getPageViews(page.localStorage)).toHaveLength(length);
  }
});

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
test.each<[string, PropertyDescriptor]>([
  ['throws on access', { get: blocked }],
  ['is null', { value: null }],
  ['is full of other data', { value: new MemoryStorage({ other: 'x'.repeat(1000) }, 1020) }],
])('recordPageView logs the page view when localStorage %s', (_, storage) => {
  const page = Object.defineProperty(new FakeWindow(), 'localStorage', storage);
  const listener = vi.fn();
  page.addEventListener(PAGE_VIEWS_KEY, listener);
  page.record();
  expect(page.console.log).toHaveBeenCalledOnce();
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['a list', JSON.stringify(Array.from({ length: 2_000 }, () => createPageView())), 0],
  ['an invalid value', 'x'.repeat(5000), 6000],
])('recordPageView keeps %s when storage rejects writes', (_, stored, quota) => {
  const storage = store(stored, quota);
  const write = vi.spyOn(storage, 'setItem');
  new FakeWindow(storage).record();
  expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(stored);
  expect(write.mock.calls.length).toBeLessThan(40);
});

test('recordPageView removes the oldest page views when storage is full', () => {
  const views = Array.from({ length: 50 }, (_, index) => ({
    ...createPageView({ title: `"{[${index}]},\\` }),
    unknown: [{ nested: ['},{', {}] }],
  }));
  const stored = JSON.stringify(views);
  const page = new FakeWindow(store(stored, PAGE_VIEWS_KEY.length + stored.length));
  // The referrer is as long as about fifteen other page views.
  page.document.referrer = 'x'.repeat(2048);
  page.record();
  const list = getPageViews(page.localStorage);
  expect(list.at(-1)?.timestamp).toBe(NOW);
  expect(list.slice(0, -1)).toStrictEqual(views.slice(views.length - list.length + 1));
  expect(list.length).toBeGreaterThan(15);
});

const INVALID_VALUES = ['{roto', 'null', '"texto"', '{"path":"/"}', '['.repeat(5000), '[1,2', '[] []', ' '];

test.each(INVALID_VALUES)('recordPageView starts a new list when %s is stored', (value) => {
  const storage = store(value);
  new FakeWindow(storage).record();
  expect(getPageViews(storage)).toHaveLength(1);
});

test('recordPageView backs up each invalid value once', () => {
  const storage = new MemoryStorage();
  for (const value of [...INVALID_VALUES, '{roto']) {
    storage.setItem(PAGE_VIEWS_KEY, value);
    new FakeWindow(storage).record();
  }
  expect(storage.getItem(BACKUP_KEY)?.split('\n')).toStrictEqual(INVALID_VALUES);
  expect(readPageViews(() => storage)).toHaveProperty('unreadable', INVALID_VALUES.length);
});

test('recordPageView waits for the storage lock', () => {
  const page = new FakeWindow();
  const request = vi.fn<(key: string, store: () => void) => Promise<void>>(() => Promise.resolve());
  Object.assign(page.navigator, { locks: { request } });
  page.record();
  page.localStorage.setItem(PAGE_VIEWS_KEY, JSON.stringify([createPageView()]));
  for (const [, store] of request.mock.calls) store();
  expect(getPageViews(page.localStorage)).toHaveLength(2);
});

test('recordPageView stores once when the page closes before it gets a lock', () => {
  const page = new FakeWindow();
  const request = vi.fn<(key: string, store: () => void) => Promise<void>>(() => Promise.resolve());
  Object.assign(page.navigator, { locks: { request } });
  page.record();
  page.dispatchEvent(new Event('pagehide'));
  expect(getPageViews(page.localStorage)).toHaveLength(1);
  for (const [, store] of request.mock.calls) store();
  expect(getPageViews(page.localStorage)).toHaveLength(1);
});

test('recordPageView stores without a lock when the lock request fails', async () => {
  const page = new FakeWindow();
  const refusal = Promise.reject(new DOMException('blocked', 'SecurityError'));
  Object.assign(page.navigator, { locks: { request: () => refusal } });
  page.record();
  await refusal.catch(() => undefined);
  expect(getPageViews(page.localStorage)).toHaveLength(1);
});

test('recordPageView stores two page views of the same millisecond', () => {
  const storage = new MemoryStorage();
  new FakeWindow(storage).record();
  new FakeWindow(storage).record();
  expect(getPageViews(storage)).toHaveLength(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_VIEWS_KEY, type PageView, BACKUP_KEY } from '../../../src/page-views/page-view.ts';
import { recordPageView } from '../../../src/page-views/record.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { createPageView } from '../../e2e/page-view-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

/** As much of a browser as the recorder touches. Every tab shares the storage it is given. */
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

  /** Records the visit; the not-found page has no path of its own. */
  record(path = '/'): this {
    this.document.body.dataset.path = path;
    recordPageView(this as unknown as Parameters<typeof recordPageView>[0]);
    return this;
  }
}

const NOW = '2026-11-20T17:42:07.123Z';
const getList = (storage: MemoryStorage) => JSON.parse(storage.getItem(PAGE_VIEWS_KEY) ?? '[]') as PageView[];
const store = (text: string, quota?: number) => new MemoryStorage({ [PAGE_VIEWS_KEY]: text }, quota);

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

test('a page view has exactly the five fields of the specification, stored and logged', () => {
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

test('the window hears of a page view once', () => {
  const page = new FakeWindow();
  const heard = vi.fn();
  page.addEventListener(PAGE_VIEWS_KEY, heard);
  page.record();
  expect(heard).toHaveBeenCalledOnce();
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
])('%j seen at %s is recorded as %s', (path, pathname, recorded) => {
  const page = new FakeWindow();
  page.location.pathname = pathname;
  page.record(path);
  expect(getList(page.localStorage)[0]?.path).toBe(recorded);
});

test('endless values are cut', () => {
  const page = new FakeWindow();
  const endless = 'x'.repeat(10_000);
  page.location.pathname = `/${endless}`;
  Object.assign(page.document, { title: endless, referrer: endless });
  page.navigator.userAgent = endless;
  page.record('');
  const texts = Object.values(getList(page.localStorage)[0] ?? {});
  expect(texts.map(({ length }: string) => length)).toStrictEqual([2048, 300, NOW.length, 2048, 512]);
});

test('a prerendered page is recorded once, when it is first seen', () => {
  const page = new FakeWindow();
  page.document.prerendering = true;
  page.record();
  for (const length of [0, 1, 1]) {
    expect(getList(page.localStorage)).toHaveLength(length);
    page.document.dispatchEvent(new Event('prerenderingchange'));
  }
});

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
test.each<[string, PropertyDescriptor]>([
  ['throws when it is mentioned', { get: blocked }],
  ['is null', { value: null }],
  ['is full of other data', { value: new MemoryStorage({ other: 'x'.repeat(1000) }, 1020) }],
])('a page view is logged without an error when storage %s', (_, storage) => {
  const page = Object.defineProperty(new FakeWindow(), 'localStorage', storage);
  const heard = vi.fn();
  page.addEventListener(PAGE_VIEWS_KEY, heard);
  page.record();
  expect(page.console.log).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['a list', JSON.stringify(Array.from({ length: 2_000 }, () => createPageView())), 0],
  ['what is no list, and too long to set aside,', 'x'.repeat(5000), 6000],
])('%s stays as it is where a browser refuses to write, after few attempts', (_, stored, quota) => {
  const storage = store(stored, quota);
  const write = vi.spyOn(storage, 'setItem');
  new FakeWindow(storage).record();
  expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(stored);
  expect(write.mock.calls.length).toBeLessThan(40);
});

test('a full list loses its oldest page views, a few more than needed at most, and unknown fields stay', () => {
  const views = Array.from({ length: 50 }, (_, index) => ({
    ...createPageView({ title: `"{[${index}]},\\` }),
    unknown: [{ nested: ['},{', {}] }],
  }));
  const stored = JSON.stringify(views);
  const page = new FakeWindow(store(stored, PAGE_VIEWS_KEY.length + stored.length));
  // As long as some fifteen of the others.
  page.document.referrer = 'x'.repeat(2048);
  page.record();
  const list = getList(page.localStorage);
  expect(list.at(-1)?.timestamp).toBe(NOW);
  expect(list.slice(0, -1)).toStrictEqual(views.slice(views.length - list.length + 1));
  expect(list.length).toBeGreaterThan(15);
});

const FOREIGN = ['{roto', 'null', '"texto"', '{"path":"/"}', '['.repeat(5000), '[1,2', '[] []', ' '];

test.each(FOREIGN)('where %s is stored, which is no list, a new one starts', (foreign) => {
  const storage = store(foreign);
  new FakeWindow(storage).record();
  expect(getList(storage)).toHaveLength(1);
});

test('what is no list is set aside, never over an earlier one nor twice', () => {
  const storage = new MemoryStorage();
  for (const foreign of [...FOREIGN, '{roto']) {
    storage.setItem(PAGE_VIEWS_KEY, foreign);
    new FakeWindow(storage).record();
  }
  expect(storage.getItem(BACKUP_KEY)?.split('\n')).toStrictEqual(FOREIGN);
  expect(readPageViews(() => storage)).toHaveProperty('unreadable', FOREIGN.length);
});

test('where a browser has locks a page view is stored in its turn', () => {
  const page = new FakeWindow();
  const request = vi.fn<(key: string, store: () => void) => Promise<void>>(() => Promise.resolve());
  Object.assign(page.navigator, { locks: { request } });
  page.record();
  page.localStorage.setItem(PAGE_VIEWS_KEY, JSON.stringify([createPageView()]));
  for (const [, store] of request.mock.calls) store();
  expect(getList(page.localStorage)).toHaveLength(2);
});

test('a page that is left before its turn stores its page view, once', () => {
  const page = new FakeWindow();
  const request = vi.fn<(key: string, store: () => void) => Promise<void>>(() => Promise.resolve());
  Object.assign(page.navigator, { locks: { request } });
  page.record();
  page.dispatchEvent(new Event('pagehide'));
  expect(getList(page.localStorage)).toHaveLength(1);
  for (const [, store] of request.mock.calls) store();
  expect(getList(page.localStorage)).toHaveLength(1);
});

test('where a browser refuses the lock a page view is stored without', async () => {
  const page = new FakeWindow();
  const refusal = Promise.reject(new DOMException('blocked', 'SecurityError'));
  Object.assign(page.navigator, { locks: { request: () => refusal } });
  page.record();
  await refusal.catch(() => undefined);
  expect(getList(page.localStorage)).toHaveLength(1);
});

test('two visits to one path in the same millisecond are two page views', () => {
  const storage = new MemoryStorage();
  new FakeWindow(storage).record();
  new FakeWindow(storage).record();
  expect(getList(storage)).toHaveLength(2);
});

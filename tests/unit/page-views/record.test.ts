import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  COPY_KEY,
  PAGE_VIEWS_KEY,
  RECORDED_EVENT,
  SET_ASIDE_KEY,
} from '../../../src/page-views/page-view.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { FakeWindow, makeView, readList } from './fake-window.ts';
import { MemoryStorage, refuseWrites } from './memory-storage.ts';

const NOW = '2026-11-20T17:42:07.123Z';
const store = (text: string, quota?: number) => new MemoryStorage({ [PAGE_VIEWS_KEY]: text }, quota);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is recorded', () => {
  test('exactly the five fields of the specification, stored and logged, and the window hears of it', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    const heard = vi.fn();
    page.addEventListener(RECORDED_EVENT, heard);
    page.document.referrer = 'https://example.com/';
    page.record();
    const view = {
      path: '/',
      title: 'Penthouse 2200',
      timestamp: NOW,
      referrer: 'https://example.com/',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    };
    expect(readList(storage)).toEqual([view]);
    expect(page.logged).toEqual([['pageView', view]]);
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each([
    ['/analytics', '/analytics/', '/analytics', '/analytics?a=1#b'],
    ['/analytics', '/analytics/index.html', '/analytics', '/analytics?a=1#b'],
    ['/', '/index.html', '/', '/?a=1#b'],
    ['/analytics', '/analytics', '/analytics', ''],
    ['/', '/elsewhere', '/', ''],
    [undefined, '/planos/', '/planos', ''],
    [undefined, '/a/b///', '/a/b', ''],
    [undefined, '///', '/', ''],
  ])('%s seen at %s is recorded as %s and shows the address %j', (path, pathname, recorded, shown) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    Object.assign(page.location, { pathname, search: '?a=1', hash: '#b' });
    page.record({ path });
    expect(readList(storage)[0]?.path).toBe(recorded);
    expect(page.history.shown).toBe(shown);
  });

  test('endless values are cut', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    const endless = 'x'.repeat(10_000);
    page.location.pathname = `/${endless}`;
    Object.assign(page.document, { title: endless, referrer: endless });
    page.navigator.userAgent = endless;
    page.record({ path: undefined });
    const { path, title, referrer, userAgent } = readList(storage)[0] ?? makeView();
    expect([path, title, referrer, userAgent].map(({ length }) => length)).toEqual([2048, 300, 2048, 512]);
  });

  test('a prerendered page is recorded when it is first seen, and once', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    page.document.prerendering = true;
    page.record();
    expect(readList(storage)).toEqual([]);
    page.document.dispatchEvent(new Event('prerenderingchange'));
    page.document.dispatchEvent(new Event('prerenderingchange'));
    expect(readList(storage)).toHaveLength(1);
  });
});

describe('storage that does not work', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  test.each([
    ['throws when it is mentioned', blocked],
    ['is null', () => null],
    ['is full of other data', () => new MemoryStorage({ other: 'x'.repeat(1000) }, 1005)],
  ])('a page view is logged without an error when storage %s', (_, storage) => {
    const page = new FakeWindow(storage);
    const heard = vi.fn();
    page.addEventListener(RECORDED_EVENT, heard);
    page.record().runTimers();
    expect(page.logged).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
  });

  test('a browser that refuses every write keeps the list as it was, after few attempts', () => {
    const stored = JSON.stringify(Array.from({ length: 20_000 }, () => makeView()));
    const storage = store(stored);
    const write = refuseWrites(storage);
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(stored);
    expect(write.mock.calls.length).toBeLessThan(40);
  });

  test.each([
    ['a short', ''],
    ['a long', 'x'.repeat(2048)],
  ])('for %s page view a full list loses its oldest ones, and only as many as needed', (_, referrer) => {
    const views = Array.from({ length: 50 }, (_, index) => ({
      ...makeView({ title: `"{[${index}]},\\` }),
      unknown: [{ nested: ['},{', {}] }],
    }));
    const stored = JSON.stringify(views);
    const storage = store(stored, PAGE_VIEWS_KEY.length + stored.length);
    const page = new FakeWindow(storage);
    page.document.referrer = referrer;
    page.record();
    const list = readList(storage);
    expect(list.at(-1)?.timestamp).toBe(NOW);
    expect(list.slice(0, -1)).toEqual(views.slice(views.length - list.length + 1));
    const used = storage.getItem(PAGE_VIEWS_KEY)?.length ?? 0;
    expect(used + JSON.stringify(views[0]).length + 1).toBeGreaterThan(stored.length);
    expect(storage.getItem(SET_ASIDE_KEY)).toBeNull();
  });
});

describe('a key that holds something else', () => {
  const FOREIGN = ['{roto', 'null', '"texto"', '{"path":"/"}', '['.repeat(5000), '[1,2', '[] []', ' '];

  test('is set aside, never over an earlier one nor twice, and a new list starts', () => {
    const storage = new MemoryStorage();
    for (const foreign of [...FOREIGN, '{roto']) {
      storage.setItem(PAGE_VIEWS_KEY, foreign);
      new FakeWindow(storage).record();
      expect(readList(storage)).toHaveLength(1);
    }
    const aside = storage.values().filter((value) => FOREIGN.includes(value));
    expect(aside.sort()).toEqual([...FOREIGN].sort());
  });

  test('a text too long to copy is moved, and one too long to move stays where it is', () => {
    const foreign = 'x'.repeat(5000);
    const storage = store(foreign, 6000);
    new FakeWindow(storage).record();
    expect(storage.getItem(SET_ASIDE_KEY)).toBe(foreign);
    expect(readList(storage)).toHaveLength(1);

    const full = store(foreign, PAGE_VIEWS_KEY.length + 5000);
    new FakeWindow(full).record();
    expect(full.getItem(PAGE_VIEWS_KEY)).toBe(foreign);
  });
});

describe('a long list', () => {
  const list = JSON.stringify(Array.from({ length: 20_000 }, () => makeView()));

  test('is appended to without being parsed, in a task of its own or when the page is left', () => {
    const storage = store(list);
    const parse = vi.spyOn(JSON, 'parse');
    const page = new FakeWindow(storage).record();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(list);
    page.dispatchEvent(new Event('pagehide'));
    expect(storage.getItem(PAGE_VIEWS_KEY)).toContain(NOW);
    page.runTimers();
    expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(1000);
    parse.mockRestore();
    expect(readList(storage)).toHaveLength(20_001);
  });

  test('spoilt in its middle loses nothing, and is told as unreadable', () => {
    const spoilt = list.replace('},{', '},roto,{');
    const storage = store(spoilt);
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toContain(spoilt.slice(0, -1));
    expect(storage.getItem(PAGE_VIEWS_KEY)).toContain(NOW);
    expect(readPageViews(() => storage)).toEqual({ status: 'failed' });
  });

  test.each([
    ['was cut off', list.slice(0, -20)],
    ['ends in another character', `${list.slice(0, -1)}x`],
    ['is followed by more', `${list}}`],
    ['starts with another character', `x${list.slice(1)}`],
    ['is no JSON and holds no page view', `[${'x'.repeat(300_000)}]`],
  ])('that %s is set aside', (_, spoilt) => {
    const storage = store(spoilt);
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(SET_ASIDE_KEY)).toBe(spoilt);
    expect(readList(storage)).toHaveLength(1);
  });
});

describe('simultaneous tabs', () => {
  test.each<[string, (page: FakeWindow, storage: Storage) => void]>([
    ['after a moment', (page) => page.runTimers()],
    ['when the page is left', (page) => page.dispatchEvent(new Event('pagehide'))],
    [
      'after another tab has written',
      (page) => {
        page.runTimers();
        page.dispatchEvent(Object.assign(new Event('storage'), { key: PAGE_VIEWS_KEY }));
        page.runTimers();
      },
    ],
    ['at the next page view', (_, storage) => new FakeWindow(storage).record({ path: '/siguiente' })],
  ])('a row that another tab wrote over comes back %s, and none is stored twice', (_, recover) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    // What a tab leaves that read the list before this one wrote to it.
    const late = new MemoryStorage();
    new FakeWindow(late).record({ path: '/analytics' });
    storage.setItem(PAGE_VIEWS_KEY, late.getItem(PAGE_VIEWS_KEY) ?? '');
    for (const _time of ['once', 'again']) {
      recover(page, storage);
      const paths = readList(storage).map((view) => view.path);
      expect(paths.filter((path) => path !== '/siguiente').sort()).toEqual(['/', '/analytics']);
    }
  });

  test('two visits to one address in the same millisecond are two rows', () => {
    const storage = new MemoryStorage();
    const one = new FakeWindow(storage).record();
    const other = new FakeWindow(storage).record();
    one.runTimers();
    other.runTimers();
    expect(readList(storage)).toHaveLength(2);
  });

  test.each([
    ['emptied', null],
    ['replaced', JSON.stringify([makeView({ timestamp: NOW })])],
    ['spoilt', '{roto'],
  ])('a list that was %s on purpose stays so', (_, text) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    if (text === null) storage.removeItem(PAGE_VIEWS_KEY);
    else storage.setItem(PAGE_VIEWS_KEY, text);
    page.runTimers();
    page.dispatchEvent(new Event('pagehide'));
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(text);
  });

  test('copies of new rows are gone once these are safe; a foreign key that looks like one stays', () => {
    const storage = new MemoryStorage({ [`${COPY_KEY}.x`]: 'otra cosa' });
    const page = new FakeWindow(storage).record();
    expect(storage.length).toBe(3);
    vi.setSystemTime(Date.now() + 60_000);
    page.runTimers();
    expect([storage.length, readList(storage).length]).toEqual([2, 1]);
    expect(storage.getItem(`${COPY_KEY}.x`)).toBe('otra cosa');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  COPY_KEY,
  PAGE_VIEWS_KEY,
  RECORDED_EVENT,
  SET_ASIDE_KEY,
} from '../../../src/page-views/page-view.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { FakeWindow, makeView, readList } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const NOW = '2026-11-20T17:42:07.123Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is recorded', () => {
  test('a visit is stored with exactly the five fields of the specification', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    page.document.referrer = 'https://example.com/';
    page.record();
    expect(readList(storage)).toEqual([
      {
        path: '/',
        title: 'Penthouse 2200',
        timestamp: NOW,
        referrer: 'https://example.com/',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
      },
    ]);
  });

  test('each visit is logged to the console', () => {
    const storage = new MemoryStorage();
    const { logged } = new FakeWindow(storage).record();
    expect(logged).toEqual([['pageView', readList(storage)[0]]]);
  });

  test('the not-found page also logs its path', () => {
    const page = new FakeWindow();
    page.location.pathname = '/planos';
    page.record({ path: undefined, notFoundMessage: 'Página no encontrada:' });
    expect(page.logged[1]).toEqual(['Página no encontrada:', '/planos']);
  });

  test.each([
    ['/analytics', '/analytics/', '/analytics'],
    ['/', '/index.html', '/'],
    [undefined, '/planos/', '/planos'],
    [undefined, '/a/b///', '/a/b'],
    [undefined, '///', '/'],
  ])('a page that calls itself %s and is seen at %s is recorded as %s', (path, pathname, expected) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    page.location.pathname = pathname;
    page.record({ path });
    expect(readList(storage)[0]?.path).toBe(expected);
  });

  test.each([
    ['/analytics', '/analytics/', '/analytics?a=1#b'],
    ['/analytics', '/analytics/index.html', '/analytics?a=1#b'],
    ['/', '/index.html', '/?a=1#b'],
    ['/analytics', '/analytics', ''],
    ['/', '/', ''],
    ['/', '/elsewhere', ''],
    [undefined, '/planos/', ''],
  ])('a page that calls itself %s and is seen at %s shows the address %j', (path, pathname, shown) => {
    const page = new FakeWindow();
    Object.assign(page.location, { pathname, search: '?a=1', hash: '#b' });
    page.record({ path });
    expect(page.history.shown).toBe(shown);
  });

  test('endless values are cut', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage);
    const endless = 'x'.repeat(10_000);
    page.location.pathname = `/${endless}`;
    page.document.title = endless;
    page.document.referrer = endless;
    page.navigator.userAgent = endless;
    page.record({ path: undefined });
    const [view] = readList(storage);
    expect([view?.path, view?.title, view?.referrer, view?.userAgent].map((value) => value?.length)).toEqual([
      2048, 300, 2048, 512,
    ]);
  });
});

describe('when it is recorded', () => {
  test('the window hears of each stored visit', () => {
    const page = new FakeWindow();
    const heard = vi.fn();
    page.addEventListener(RECORDED_EVENT, heard);
    page.record();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('the window hears nothing of a visit that could not be stored', () => {
    const page = new FakeWindow(new MemoryStorage({}, 10));
    const heard = vi.fn();
    page.addEventListener(RECORDED_EVENT, heard);
    page.record().runTimers();
    expect(heard).not.toHaveBeenCalled();
  });

  const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

  test('a return from the back/forward cache is a visit, the first showing of the page is not another one', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    page.dispatchEvent(show(false));
    expect(readList(storage)).toHaveLength(1);
    page.dispatchEvent(show(true));
    expect(readList(storage)).toHaveLength(2);
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
  test.each([
    [
      'throws when it is mentioned',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['is null', () => null],
    ['is full of other data', () => new MemoryStorage({ other: 'x'.repeat(1000) }, 1005)],
  ])('a visit is logged without an error when storage %s', (_, storage) => {
    expect(new FakeWindow(storage).record().logged).toHaveLength(1);
  });

  test('a browser that refuses every write keeps the list as it was, after few attempts', () => {
    const stored = JSON.stringify(Array.from({ length: 20_000 }, () => makeView()));
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: stored });
    const write = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(stored);
    expect(write.mock.calls.length).toBeLessThan(40);
  });

  test.each([
    ['a short', ''],
    ['a long', 'x'.repeat(2048)],
  ])('for %s record a full list loses its oldest ones, and only as many as needed', (_, referrer) => {
    const views = Array.from({ length: 50 }, (_, index) => makeView({ title: `"{[${index}]},\\` }));
    const stored = JSON.stringify(views);
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: stored }, PAGE_VIEWS_KEY.length + stored.length);
    const oneRowMore = JSON.stringify(views[0]).length + 1;
    const page = new FakeWindow(storage);
    page.document.referrer = referrer;
    page.record();
    const list = readList(storage);
    const used = storage.getItem(PAGE_VIEWS_KEY)?.length ?? 0;
    expect(list.at(-1)?.timestamp).toBe(NOW);
    expect(list.slice(0, -1)).toEqual(views.slice(views.length - list.length + 1));
    expect(used + oneRowMore).toBeGreaterThan(stored.length);
  });
});

describe('a key that holds something else', () => {
  const FOREIGN = [
    '{roto',
    'null',
    '"texto"',
    '5',
    '{"path":"/"}',
    '['.repeat(5000),
    '[1,2',
    'undefined',
    '[] []',
    ' ',
  ];

  test.each(FOREIGN)('%j is kept aside and a new list starts', (foreign) => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: foreign });
    new FakeWindow(storage).record();
    expect(readList(storage)).toHaveLength(1);
    expect(storage.getItem(SET_ASIDE_KEY)).toBe(foreign);
  });

  test('a text set aside never writes over an earlier one', () => {
    const storage = new MemoryStorage();
    for (const foreign of FOREIGN) {
      storage.setItem(PAGE_VIEWS_KEY, foreign);
      new FakeWindow(storage).record();
    }
    expect(storage.values()).toEqual(expect.arrayContaining(FOREIGN));
  });

  test('the same text is set aside once', () => {
    const storage = new MemoryStorage();
    for (const foreign of ['uno', 'dos', 'uno']) {
      storage.setItem(PAGE_VIEWS_KEY, foreign);
      new FakeWindow(storage).record();
    }
    expect(storage.values().filter((value) => value === 'uno')).toHaveLength(1);
  });

  test('an unreadable text too long to copy is moved', () => {
    const foreign = 'x'.repeat(5000);
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: foreign }, 6000);
    new FakeWindow(storage).record();
    expect(storage.getItem(SET_ASIDE_KEY)).toBe(foreign);
    expect(readList(storage)).toHaveLength(1);
  });

  test('an unreadable text too long to move stays where it is', () => {
    const foreign = 'x'.repeat(5000);
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: foreign }, PAGE_VIEWS_KEY.length + 5000);
    new FakeWindow(storage).record();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(foreign);
  });

  test('an unreadable text stays where it is in a browser that refuses every write', () => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: '{roto' });
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    new FakeWindow(storage).record();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe('{roto');
  });

  test('junk rows in a list stay in it', () => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: '[1,null,{"path":5}]' });
    new FakeWindow(storage).record();
    expect(readList(storage)).toEqual([1, null, { path: 5 }, expect.objectContaining({ path: '/' })]);
  });
});

describe('a long list', () => {
  const views = Array.from({ length: 20_000 }, () => makeView());

  test('is appended to without being parsed', () => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: JSON.stringify(views) });
    const page = new FakeWindow(storage);
    const parse = vi.spyOn(JSON, 'parse');
    page.record().runTimers();
    expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(1000);
    parse.mockRestore();
    expect(readList(storage)).toHaveLength(20_001);
  });

  test('is appended to in a task of its own, or when the page is left', () => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: JSON.stringify(views) });
    const page = new FakeWindow(storage).record();
    expect(readList(storage)).toHaveLength(20_000);
    page.dispatchEvent(new Event('pagehide'));
    expect(readList(storage)).toHaveLength(20_001);
    page.runTimers();
    expect(readList(storage)).toHaveLength(20_001);
  });

  test('spoilt in its middle loses nothing, and is told as unreadable', () => {
    const spoilt = JSON.stringify(views).replace('},{', '},roto,{');
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: spoilt });
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(PAGE_VIEWS_KEY)).toContain(spoilt.slice(0, -1));
    expect(storage.getItem(PAGE_VIEWS_KEY)).toContain(NOW);
    expect(readPageViews(() => storage)).toEqual({ status: 'failed' });
  });

  test.each([
    ['was cut off', -20, ''],
    ['is another character', -1, 'x'],
    ['is followed by more', undefined, '}'],
  ])('whose end %s is set aside', (_, length, end) => {
    const spoilt = JSON.stringify(views).slice(0, length) + end;
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: spoilt });
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(SET_ASIDE_KEY)).toBe(spoilt);
    expect(readList(storage)).toHaveLength(1);
  });

  test.each([
    ['starts with another character', `x${JSON.stringify(views).slice(1)}`],
    ['is no JSON and holds no record', `[${'x'.repeat(300_000)}]`],
  ])('that %s is set aside', (_, spoilt) => {
    const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: spoilt });
    new FakeWindow(storage).record().runTimers();
    expect(storage.getItem(SET_ASIDE_KEY)).toBe(spoilt);
    expect(readList(storage)).toHaveLength(1);
  });
});

describe('simultaneous tabs', () => {
  const overwriteLikeATab = (storage: Storage, before: string) => {
    // What a tab leaves that read the list before the other one wrote to it.
    const stale = new MemoryStorage({ [PAGE_VIEWS_KEY]: before });
    new FakeWindow(stale).record({ path: '/analytics' });
    storage.setItem(PAGE_VIEWS_KEY, stale.getItem(PAGE_VIEWS_KEY) ?? '');
  };

  const RECOVERIES: [string, (page: FakeWindow, storage: Storage) => void][] = [
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
    ['at the next visit', (_, storage) => new FakeWindow(storage).record({ path: '/siguiente' })],
  ];

  test.each(RECOVERIES)('a record that another tab wrote over comes back %s', (_, recover) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    overwriteLikeATab(storage, '[]');
    recover(page, storage);
    expect(readList(storage).map((view) => view.path)).toEqual(expect.arrayContaining(['/', '/analytics']));
  });

  test.each(RECOVERIES)('nothing is stored twice %s', (_, recover) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    recover(page, storage);
    expect(readList(storage).filter((view) => view.path === '/')).toHaveLength(1);
  });

  test('two visits to one address in the same millisecond are two records', () => {
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
  ])('a history that was %s on purpose stays so', (_, text) => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    if (text === null) storage.removeItem(PAGE_VIEWS_KEY);
    else storage.setItem(PAGE_VIEWS_KEY, text);
    page.runTimers();
    page.dispatchEvent(new Event('pagehide'));
    expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(text);
  });

  test('the copies that guard new records are gone once they are safe', () => {
    const storage = new MemoryStorage();
    const page = new FakeWindow(storage).record();
    expect(storage.values()).toHaveLength(2);
    vi.setSystemTime(Date.now() + 60_000);
    page.runTimers();
    expect([storage.length, storage.key(0)]).toEqual([1, PAGE_VIEWS_KEY]);
  });

  test('a foreign key that looks like a copy is neither taken for a record nor removed', () => {
    const storage = new MemoryStorage({ [`${COPY_KEY}.x`]: 'otra cosa' });
    new FakeWindow(storage).record().runTimers();
    new FakeWindow(storage).record().runTimers();
    expect(readList(storage)).toHaveLength(2);
    expect(storage.getItem(`${COPY_KEY}.x`)).toBe('otra cosa');
  });
});

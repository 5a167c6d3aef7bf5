import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  emptyAgain,
  emptyHistory,
  importHistory,
  restoreHistory,
} from '../../../src/page-views/change-history.ts';
import { toJson } from '../../../src/page-views/export-json.ts';
import { parseImport } from '../../../src/page-views/import-json.ts';
import { PAGE_VIEWS_KEY, SET_ASIDE_KEY } from '../../../src/page-views/page-view.ts';
import { readPageViews } from '../../../src/page-views/storage.ts';
import { readRows } from '../../../src/page-views/stored-rows.ts';
import { arbitraryRecord } from './arbitrary-rows.ts';
import { FakeWindow, makeView, readList } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const store = (rows: readonly unknown[], quota?: number) =>
  new MemoryStorage({ [PAGE_VIEWS_KEY]: JSON.stringify(rows) }, quota);
const visit = (storage: Storage, path: string) => new FakeWindow(storage).record({ path });
const pathsOf = (storage: Storage) => readList(storage).map((view) => view.path);
const old = Array.from({ length: 50 }, (_, index) =>
  makeView({ path: `/${index}`, timestamp: `2025-01-01T00:00:${String(index).padStart(2, '0')}Z` }),
);

/** A storage in which every write is refused from now on. */
function refuseWrites(storage: Storage): void {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('emptying leaves nothing that the recorder would put back', () => {
  const storage = new MemoryStorage();
  const page = visit(storage, '/vieja');
  emptyHistory(storage);
  expect(storage.length).toBe(0);
  page.runTimers();
  visit(storage, '/nueva').runTimers();
  expect(pathsOf(storage)).toEqual(['/nueva']);
});

test('undone, emptying leaves every row as it was, junk included, and the visits since', () => {
  const rows = [1, { ...makeView({ path: '/a' }), idioma: 'es' }, makeView(), makeView(), null];
  const storage = store(rows);
  const undo = emptyHistory(storage);
  visit(storage, '/nueva').runTimers();
  visit(storage, '/otra').runTimers();
  expect(restoreHistory(storage, undo)).toEqual({ status: 'ok', added: 5, dropped: 0 });
  visit(storage, '/despues').runTimers();
  expect(readList(storage).slice(0, 5)).toEqual(rows);
  expect(
    readList(storage)
      .slice(5)
      .map((view) => view.path),
  ).toEqual(['/nueva', '/otra', '/despues']);
});

test('undone twice it is undone once', () => {
  const storage = store([makeView(), makeView()]);
  const undo = emptyHistory(storage);
  restoreHistory(storage, undo);
  expect(restoreHistory(storage, undo)).toEqual({ status: 'ok', added: 0, dropped: 0 });
  expect(readList(storage)).toHaveLength(2);
});

test('undoing an empty history stores nothing', () => {
  const storage = new MemoryStorage();
  expect(restoreHistory(storage, emptyHistory(storage))).toEqual({ status: 'ok', added: 0, dropped: 0 });
  expect(storage.length).toBe(0);
});

test('a text that is no list is set aside by emptying, and its undo loses nothing', () => {
  const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: '{roto', [SET_ASIDE_KEY]: 'antes' });
  const undo = emptyHistory(storage);
  expect(storage.getItem(PAGE_VIEWS_KEY)).toBeNull();
  restoreHistory(storage, undo);
  expect(storage.values()).toEqual(['antes', '{roto']);
});

test('in a full browser undoing drops the oldest rows, only as many as needed for the visits since', () => {
  const text = JSON.stringify(old);
  const storage = store(old, PAGE_VIEWS_KEY.length + text.length);
  const undo = emptyHistory(storage);
  const since = JSON.stringify(
    [1, 2, 3].map((hour) => makeView({ timestamp: `2026-11-20T0${hour}:00:00Z` })),
  );
  storage.setItem(PAGE_VIEWS_KEY, since);
  expect(restoreHistory(storage, undo)).toEqual({ status: 'ok', added: 50, dropped: 3 });
  expect(readList(storage)).toEqual([...old.slice(3), ...(JSON.parse(since) as unknown[])]);
});

test('an import adds what is missing, by time, and keeps junk rows and texts set aside', () => {
  const storage = store(['junk', old[3], old[1]]);
  storage.setItem(SET_ASIDE_KEY, '{roto');
  expect(importHistory(storage, old.slice(0, 5))).toEqual({ status: 'ok', added: 3, dropped: 0 });
  expect(readList(storage)).toEqual(['junk', old[0], old[2], old[3], old[1], old[4]]);
  expect(storage.getItem(SET_ASIDE_KEY)).toBe('{roto');
});

test('an import of what is there changes nothing', () => {
  const storage = store(old);
  const write = vi.spyOn(storage, 'setItem');
  expect(importHistory(storage, old)).toEqual({ status: 'ok', added: 0, dropped: 0 });
  expect(write).not.toHaveBeenCalled();
});

test('an import that does not fit changes nothing and says so', () => {
  const storage = store(old.slice(0, 3), 1000);
  const before = storage.getItem(PAGE_VIEWS_KEY);
  expect(importHistory(storage, old)).toEqual({ status: 'full' });
  expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(before);
});

test('an import over a text that is no list keeps that text aside, and needs room for it', () => {
  const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: '{roto' });
  importHistory(storage, old);
  expect(storage.getItem(SET_ASIDE_KEY)).toBe('{roto');
  expect(readList(storage)).toEqual(old);

  const full = new MemoryStorage({ [PAGE_VIEWS_KEY]: '{roto' });
  refuseWrites(full);
  expect(importHistory(full, old)).toEqual({ status: 'full' });
  expect(full.getItem(PAGE_VIEWS_KEY)).toBe('{roto');
});

test('an import keeps a row that another tab has just written over', () => {
  const storage = new MemoryStorage();
  visit(storage, '/perdida');
  const other = new MemoryStorage();
  visit(other, '/otra');
  storage.setItem(PAGE_VIEWS_KEY, other.getItem(PAGE_VIEWS_KEY) ?? '');
  expect(pathsOf(storage)).toEqual(['/otra']);
  importHistory(storage, old);
  expect(pathsOf(storage).slice(50).sort()).toEqual(['/otra', '/perdida']);
});

test('a row that an import wrote without its blanks is not taken for lost', () => {
  const storage = new MemoryStorage();
  const page = visit(storage, '/vista');
  importHistory(storage, old);
  // A tab that saw no copies when it read the imported list, and so dropped none.
  const other = new MemoryStorage({ [PAGE_VIEWS_KEY]: storage.getItem(PAGE_VIEWS_KEY) ?? '' });
  visit(other, '/otra');
  storage.setItem(PAGE_VIEWS_KEY, other.getItem(PAGE_VIEWS_KEY) ?? '');
  page.runTimers();
  expect(pathsOf(storage).slice(50)).toEqual(['/vista', '/otra']);
});

test('emptied again, a list that a tab wrote back keeps the visit of that tab and nothing else', () => {
  const storage = store(old);
  visit(storage, '/vista');
  const undo = emptyHistory(storage);
  const late = new MemoryStorage({ [PAGE_VIEWS_KEY]: undo.text });
  const page = visit(late, '/tarde');
  expect(emptyAgain(late, undo)).toBe(true);
  page.runTimers();
  visit(late, '/siguiente').runTimers();
  expect(pathsOf(late)).toEqual(['/tarde', '/siguiente']);
  expect(emptyAgain(late, undo)).toBe(false);
});

test.each([
  ['was emptied', null],
  ['was restored', JSON.stringify([...old, makeView()])],
  ['holds new visits', JSON.stringify([makeView()])],
])('a list that %s is not emptied again', (_, text) => {
  const undo = emptyHistory(store(old));
  const storage = new MemoryStorage(text === null ? {} : { [PAGE_VIEWS_KEY]: text });
  expect(emptyAgain(storage, undo)).toBe(false);
  expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(text);
});

test('export, empty, import gives back exactly the same records', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 5, arbitrary: arbitraryRecord }, fc.jsonValue())), (rows) => {
      const storage = store(rows);
      const before = readPageViews(() => storage);
      const file = parseImport(toJson(readRows(storage)));
      emptyHistory(storage);
      if (before.status === 'failed' || file.status === 'failed') throw new Error('unreadable');
      expect(importHistory(storage, file.records)).toMatchObject({ added: before.records.length });
      expect(readPageViews(() => storage)).toEqual({ ...before, unreadableRows: 0 });
      expect(JSON.stringify(readList(storage))).toBe(JSON.stringify(before.records));
    }),
    { numRuns: 200 },
  );
});

test('whatever was visited since, undoing loses nothing and doubles nothing', () => {
  fc.assert(
    fc.property(fc.array(arbitraryRecord), fc.nat(3), (rows, since) => {
      const storage = store(rows);
      const undo = emptyHistory(storage);
      for (let count = 0; count < since; count += 1) visit(storage, '/nueva').runTimers();
      restoreHistory(storage, undo);
      visit(storage, '/nueva').runTimers();
      expect(readList(storage)).toHaveLength(rows.length + since + 1);
    }),
  );
});

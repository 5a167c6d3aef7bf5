import { expect, test } from 'vitest';
import { emptyPageViews, importPageViews, restorePageViews } from '../../../src/page-views/changes.ts';
import { PAGE_VIEWS_KEY, SET_ASIDE_KEY } from '../../../src/page-views/page-view.ts';
import { FakeWindow, makeView, readList } from './fake-window.ts';
import { MemoryStorage, refuseWrites } from './memory-storage.ts';

const store = (rows: readonly unknown[], quota?: number) =>
  new MemoryStorage({ [PAGE_VIEWS_KEY]: JSON.stringify(rows) }, quota);
const record = (storage: Storage, path: string) => new FakeWindow(storage).record({ path });
const pathsOf = (storage: Storage) => readList(storage).map((view) => view.path);
const old = Array.from({ length: 50 }, (_, index) =>
  makeView({ path: `/${index}`, timestamp: `2025-01-01T00:00:${String(index).padStart(2, '0')}Z` }),
);

test('undone, once or twice, emptying leaves every row as it was, junk included, and what was recorded since', () => {
  const rows = [1, { ...makeView({ path: '/a' }), idioma: 'es' }, makeView(), makeView(), null];
  const storage = store(rows);
  const undo = emptyPageViews(storage);
  record(storage, '/nueva').runTimers();
  expect(restorePageViews(storage, undo)).toBe(5);
  expect(restorePageViews(storage, undo)).toBe(0);
  record(storage, '/despues').runTimers();
  expect(readList(storage).slice(0, 5)).toEqual(rows);
  expect(pathsOf(store(readList(storage).slice(5)))).toEqual(['/nueva', '/despues']);
});

test('in a full browser undoing drops the oldest rows, only as many as the newer ones need', () => {
  const storage = store(old, PAGE_VIEWS_KEY.length + JSON.stringify(old).length);
  const undo = emptyPageViews(storage);
  const since = [1, 2, 3].map((hour) => makeView({ timestamp: `2026-11-20T0${hour}:00:00Z` }));
  storage.setItem(PAGE_VIEWS_KEY, JSON.stringify(since));
  expect(restorePageViews(storage, undo)).toBe(50);
  expect(readList(storage)).toEqual([...old.slice(3), ...since]);
});

test('an import adds what is missing, and keeps the stored rows, junk and texts set aside', () => {
  const known = { ...old[3], idioma: 'es' };
  const storage = store(['junk', known, old[1]]);
  storage.setItem(SET_ASIDE_KEY, '{roto');
  expect(importPageViews(storage, old.slice(0, 5))).toBe(3);
  expect(readList(storage)).toEqual([old[0], old[2], old[4], 'junk', known, old[1]]);
  expect(storage.getItem(SET_ASIDE_KEY)).toBe('{roto');
});

test('a text that is no list is set aside by emptying and by an import, never over an earlier one', () => {
  const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: '{roto' });
  expect(emptyPageViews(storage)).toEqual([]);
  storage.setItem(PAGE_VIEWS_KEY, '{otro');
  expect(importPageViews(storage, old)).toBe(50);
  expect(readList(storage)).toEqual(old);
  expect(storage.values()).toEqual(expect.arrayContaining(['{roto', '{otro']));

  const full = new MemoryStorage({ [PAGE_VIEWS_KEY]: '{roto' });
  refuseWrites(full);
  expect(importPageViews(full, old)).toBe('full');
  expect(full.getItem(PAGE_VIEWS_KEY)).toBe('{roto');
});

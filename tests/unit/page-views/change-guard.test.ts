import { afterEach, expect, test, vi } from 'vitest';
import { guardChange } from '../../../src/page-views/change-guard.ts';
import { emptyHistory, importHistory, restoreHistory } from '../../../src/page-views/change-history.ts';
import { COPY_KEY, PAGE_VIEWS_KEY, RECORDED_EVENT } from '../../../src/page-views/page-view.ts';
import { FakeWindow, makeView, readList } from './fake-window.ts';
import { MemoryStorage } from './memory-storage.ts';

const OLD = [
  makeView({ path: '/vieja' }),
  makeView({ path: '/vieja', timestamp: '2026-11-19T17:42:07.000Z' }),
];

/** The page that changes the history, and a tab that read the list before the change and writes it after, or just before. */
function setUp(rows: readonly unknown[]) {
  const storage = new MemoryStorage({ [PAGE_VIEWS_KEY]: JSON.stringify(rows) });
  const page = new FakeWindow(storage);
  const redone = vi.fn();
  page.addEventListener(RECORDED_EVENT, redone);

  const tell = (key: string) => {
    const newValue = storage.getItem(key);
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  const late = new MemoryStorage({ [PAGE_VIEWS_KEY]: storage.getItem(PAGE_VIEWS_KEY) ?? '' });
  new FakeWindow(late).record({ path: '/tarde' });
  const lateKeys = Object.keys(late).filter((key) => key.startsWith(PAGE_VIEWS_KEY));

  return {
    storage,
    redone,
    tell,
    guard: (change: Parameters<typeof guardChange>[1]) => guardChange(page as unknown as Window, change),
    pass: () => page.runTimers(),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    paths: () => readList(storage).map((view) => view.path),
    /** The late tab's writes arrive: its list over ours, and its copy. */
    arrive: () => {
      for (const key of lateKeys) {
        storage.setItem(key, late.getItem(key) ?? '');
        tell(key);
      }
    },
    /** The late tab's list was written over by our change: only its copy is left. */
    arriveWithoutList: () => {
      const copy = lateKeys.find((key) => key.startsWith(COPY_KEY)) ?? '';
      storage.setItem(copy, '');
      tell(copy);
    },
  };
}

afterEach(() => setUp([]).guard({ emptied: { text: '' } }));

test('a history that a tab wrote back while it was emptied is emptied again, and keeps the visit', () => {
  const { storage, guard, arrive, paths, redone } = setUp(OLD);
  guard({ emptied: emptyHistory(storage) });
  arrive();
  expect(paths()).toEqual(['/tarde']);
  expect(redone).toHaveBeenCalledOnce();
});

test('a visit that was recorded while the history was emptied is kept, and undoing has both', () => {
  const { storage, guard, arriveWithoutList, paths, redone } = setUp(OLD);
  const undo = emptyHistory(storage);
  guard({ emptied: undo });
  arriveWithoutList();
  expect(paths()).toEqual(['/tarde']);
  expect(redone).toHaveBeenCalledOnce();
  restoreHistory(storage, undo);
  expect(paths()).toEqual(['/vieja', '/vieja', '/tarde']);
});

test('the late copy of an emptied row puts nothing back', () => {
  const { storage, guard, tell, paths } = setUp([]);
  new FakeWindow(storage).record();
  const copy = Object.keys(storage).find((key) => key.startsWith(COPY_KEY)) ?? '';
  guard({ emptied: emptyHistory(storage) });
  storage.setItem(copy, '');
  tell(copy);
  expect(storage.getItem(copy)).toBeNull();
  expect(paths()).toEqual([]);
});

test('an import that a tab wrote over is done again', () => {
  const { storage, guard, arrive, paths, redone } = setUp([]);
  importHistory(storage, OLD);
  guard({ imported: OLD });
  arrive();
  expect(paths().sort()).toEqual(['/tarde', '/vieja', '/vieja']);
  expect(redone).toHaveBeenCalledOnce();
});

test('an undo that a tab wrote over is done again', () => {
  const { storage, guard, arrive, paths } = setUp(OLD);
  const undo = emptyHistory(storage);
  guard({ emptied: undo });
  restoreHistory(storage, undo);
  guard({ restored: undo });
  arrive();
  expect(paths().sort()).toEqual(['/tarde', '/vieja', '/vieja']);
});

test('of two imports in a row both are done again', () => {
  const { storage, guard, arrive, paths } = setUp([]);
  for (const row of OLD) {
    importHistory(storage, [row]);
    guard({ imported: [row] });
  }
  arrive();
  expect(paths().sort()).toEqual(['/tarde', '/vieja', '/vieja']);
});

test('an import of the visits that have just been recorded doubles nothing', () => {
  const { storage, guard, pass } = setUp([]);
  new FakeWindow(storage).record();
  const rows = readList(storage);
  importHistory(storage, rows);
  guard({ imported: rows });
  pass();
  expect(readList(storage)).toEqual(rows);
});

test('a visit that an import wrote over is put back, and stays when the next tab writes over it again', () => {
  const { storage, guard, arriveWithoutList, paths, tell } = setUp([]);
  importHistory(storage, OLD);
  guard({ imported: OLD });
  arriveWithoutList();
  const late = new MemoryStorage();
  new FakeWindow(late).record({ path: '/otra' });
  storage.setItem(PAGE_VIEWS_KEY, late.getItem(PAGE_VIEWS_KEY) ?? '');
  tell(PAGE_VIEWS_KEY);
  expect(paths().sort()).toEqual(['/otra', '/tarde', '/vieja', '/vieja']);
});

test('an ordinary visit after a change is left alone', () => {
  const { storage, guard, tell, paths, redone } = setUp(OLD);
  guard({ emptied: emptyHistory(storage) });
  new FakeWindow(storage).record({ path: '/nueva' });
  const before = storage.getItem(PAGE_VIEWS_KEY);
  for (const key of Object.keys(storage)) tell(key);
  expect(storage.getItem(PAGE_VIEWS_KEY)).toBe(before);
  expect(paths()).toEqual(['/nueva']);
  expect(redone).not.toHaveBeenCalled();
});

test.each<[string, (page: ReturnType<typeof setUp>) => void]>([
  ['after a moment', ({ pass }) => pass()],
  ['after another change', ({ guard }) => guard({})],
  ['when the page is left', ({ leave }) => leave()],
  ['once another tab has emptied the history', ({ tell }) => tell(PAGE_VIEWS_KEY)],
])('the guard ends %s', (_, end) => {
  const page = setUp(OLD);
  page.guard({ emptied: emptyHistory(page.storage) });
  end(page);
  page.arrive();
  expect(page.paths()).toEqual(['/vieja', '/vieja', '/tarde']);
  expect(page.redone).not.toHaveBeenCalled();
});

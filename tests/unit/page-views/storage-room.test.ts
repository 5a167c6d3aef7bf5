import { expect, test, vi } from 'vitest';
import { hasRoom } from '../../../src/page-views/storage-room.ts';
import { MemoryStorage } from './memory-storage.ts';

test('there is room as long as another visit fits, and asking leaves nothing behind', () => {
  const storage = new MemoryStorage({ otra: 'x' }, 2000);
  expect(hasRoom(storage)).toBe(true);
  expect(storage.length).toBe(1);
  storage.setItem('relleno', 'x'.repeat(1200));
  expect(hasRoom(storage)).toBe(false);
  expect(storage.length).toBe(2);
});

test('a browser that refuses every write has no room', () => {
  const storage = new MemoryStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(hasRoom(storage)).toBe(false);
});

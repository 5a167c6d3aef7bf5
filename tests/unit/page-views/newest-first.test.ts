import { expect, test } from 'vitest';
import { sortNewestFirst } from '../../../src/page-views/newest-first.ts';
import { makeView } from './fake-window.ts';

const OLD = '2026-11-19T10:00:00.000Z';
const NEW = '2026-11-20T10:00:00.000Z';

test('the newest comes first, of two at the same time the one stored last', () => {
  const records = [
    makeView({ path: '/1', timestamp: NEW }),
    makeView({ path: '/2', timestamp: OLD }),
    makeView({ path: '/3', timestamp: NEW }),
  ];
  expect(sortNewestFirst(records).map((record) => record.path)).toEqual(['/3', '/1', '/2']);
  expect(records.map((record) => record.path)).toEqual(['/1', '/2', '/3']);
});

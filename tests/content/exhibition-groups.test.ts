import { expect, test } from 'vitest';
import { groupExhibitions } from '../../src/queries/exhibition-groups.ts';

const exhibition = (id: number, status: 'past' | 'current' | 'upcoming') => ({ id, status });

test('each tab holds its own exhibitions, the highest number first', () => {
  const shuffled = [
    exhibition(2, 'past'),
    exhibition(7, 'upcoming'),
    exhibition(10, 'past'),
    exhibition(6, 'current'),
    exhibition(1, 'past'),
  ];
  expect(groupExhibitions(shuffled)).toEqual({
    past: [exhibition(10, 'past'), exhibition(2, 'past'), exhibition(1, 'past')],
    current: [exhibition(6, 'current')],
    upcoming: [exhibition(7, 'upcoming')],
  });
});

test('a tab without exhibitions is an empty list', () => {
  expect(groupExhibitions([])).toEqual({ past: [], current: [], upcoming: [] });
});

import { describe, expect, test } from 'vitest';
import { followRecord } from '../../../src/page-views/follow-record.ts';
import { countNewVisits } from '../../../src/page-views/new-visits.ts';
import { isSameVisit } from '../../../src/page-views/same-visit.ts';
import { makeView } from './fake-window.ts';

const [a, b, c, d] = ['/a', '/b', '/c', '/d'].map((path) => makeView({ path })) as [
  ReturnType<typeof makeView>,
  ReturnType<typeof makeView>,
  ReturnType<typeof makeView>,
  ReturnType<typeof makeView>,
];

describe('a place in a list, newest first', () => {
  test('moves down with its record when visits are added before it', () => {
    expect(followRecord([b, a], 1, [d, c, b, a])).toBe(3);
  });

  test('stays when nothing was added, also among visits that are all the same', () => {
    expect(followRecord([c, b, a], 1, [c, b, a])).toBe(1);
    expect(followRecord([a, a, a], 1, [a, a, a, a])).toBe(1);
  });

  test('moves up when newer visits are gone', () => {
    expect(followRecord([c, b, a], 2, [a])).toBe(0);
  });

  test('stays within the list when its record is gone', () => {
    expect(followRecord([c, b, a], 2, [d, c])).toBe(1);
    expect(followRecord([a], 0, [])).toBe(0);
  });
});

describe('new visits, oldest first', () => {
  test('are those stored after the last one known', () => {
    expect(countNewVisits([a, b], [a, b, c, d])).toBe(2);
    expect(countNewVisits([], [a])).toBe(1);
    expect(countNewVisits([a, b], [a, b])).toBe(0);
  });

  test('count also when the oldest had to go for them', () => {
    expect(countNewVisits([a, b], [b, c])).toBe(1);
  });

  test('are what the list has grown by when the last one known is gone, and never less than none', () => {
    expect(countNewVisits([a, b], [c])).toBe(0);
    expect(countNewVisits([a], [b, c])).toBe(1);
    expect(countNewVisits([a, b], [])).toBe(0);
  });
});

test.each(['path', 'title', 'timestamp', 'referrer', 'userAgent'] as const)(
  'another %s is another visit',
  (field) => {
    expect(isSameVisit(a, { ...a })).toBe(true);
    expect(isSameVisit(a, { ...a, [field]: 'other' })).toBe(false);
    expect(isSameVisit(a, undefined)).toBe(false);
  },
);

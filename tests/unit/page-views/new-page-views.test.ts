import { expect, test } from 'vitest';
import { countNewPageViews, followPageView } from '../../../src/page-views/new-page-views.ts';
import { identify, type PageView } from '../../../src/page-views/page-view.ts';
import { makeView } from './fake-window.ts';

/** One page view for each letter, with the letter as its path. */
const list = (letters: string) => Array.from(letters, (path) => makeView({ path }));

test.each([
  ['ba', 1, 'dcba', 3, 'moves down when others are added before it'],
  ['cba', 1, 'cba', 1, 'stays when nothing was added'],
  ['aaa', 1, 'aaaa', 1, 'stays among page views that are all the same'],
  ['cba', 2, 'a', 0, 'moves up when newer ones are gone'],
  ['cba', 2, 'dc', 1, 'stays within the list when its own is gone'],
  ['a', 0, '', 0, 'is the first of an empty list'],
])('newest first, the place of %s, %i in %s is %i: it %5$s', (before, index, after, expected) => {
  expect(followPageView(list(before), index, list(after))).toBe(expected);
});

test.each([
  ['ab', 'abcd', 2],
  ['', 'a', 1],
  ['ab', 'ab', 0],
  ['ab', 'bc', 1],
  ['ab', 'c', 0],
  ['a', 'bc', 1],
  ['ab', '', 0],
])('oldest first, from %j to %j new page views are %i', (before, after, expected) => {
  expect(countNewPageViews(list(before), list(after))).toBe(expected);
});

test.each<keyof PageView>(['path', 'title', 'timestamp', 'referrer', 'userAgent'])(
  'another %s is another page view, and a field that we do not know is not',
  (field) => {
    expect(identify(makeView({ [field]: 'other' }))).not.toBe(identify(makeView()));
    expect(identify({ ...makeView(), ...{ idioma: 'es' } })).toBe(identify(makeView()));
  },
);

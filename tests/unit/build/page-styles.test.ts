import { expect, test } from 'vitest';
import { listClasses, readClasses } from '../../../src/build/page-styles.ts';

test.each([
  ['html[data-js] .panel:not([data-selected],.shown *)', ['panel']],
  ['.card:is(.wide,.tall)>a.link:hover', ['card', 'link']],
  ['[href$=".pdf"]', []],
  ['.md\\:pt-1\\.5', ['md:pt-1.5']],
  [
    '.xl\\:\\[\\&\\>\\:nth-child\\(n\\+3\\)\\]\\:col-span-2>:nth-child(n+3)',
    ['xl:[&>:nth-child(n+3)]:col-span-2'],
  ],
])('%s can only match where these classes are', (selector, classes) => {
  expect(listClasses(selector)).toEqual(classes);
});

test('a class is known however the page writes it', () => {
  expect([...readClasses('<ul class="grid md:[&#38;>*]:col-span-3"><li class="x [&amp;&gt;a]:y">')]).toEqual([
    'grid',
    'md:[&>*]:col-span-3',
    'x',
    '[&>a]:y',
  ]);
});

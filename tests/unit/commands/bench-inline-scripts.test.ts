import { expect, test } from 'vitest';
import { brotliSize } from '../../../src/commands/bench/brotli-size.mjs';
import { findInlineScripts, weighInlineScripts } from '../../../src/commands/bench/inline-scripts.mjs';

const HTML = [
  '<script>first()</script>',
  '<script type="module" data-x>second()</script>',
  '<script type="application/ld+json">{"@type":"Place"}</script>',
  '<script src="/a.js"></script>',
  '<script type="module" src="/b.js"></script>',
  '<script> </script>',
].join('<p>text</p>');

test('what a page runs from itself is found; files and data are not', () => {
  expect(findInlineScripts(HTML)).toEqual(['first()', 'second()']);
});

test('scripts weigh less together than one by one', () => {
  expect(weighInlineScripts(HTML)).toEqual({
    together: brotliSize('first()\nsecond()'),
    separately: brotliSize('first()') + brotliSize('second()'),
  });
  expect(weighInlineScripts('<p>text</p>')).toEqual({ together: 0, separately: 0 });
});
